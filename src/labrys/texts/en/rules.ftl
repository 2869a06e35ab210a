### The page of the rules.

rules-chapters = Chapters of the rules
rules-chapter-akrotiri = Rules of Akrotiri
rules-chapter-minos = Rules of Minos
rules-chapter-table = Rules of the house
rules-no-chapter = There is no such chapter of the rules
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $rules ->
        [0] Nothing found
        [one] { $hits ->
            [one] { $hits } hit in { $rules } rule
           *[other] { $hits } hits in { $rules } rule
        }
       *[other] { $hits } hits in { $rules } rules
    }
rules-none = No rule has all these words. Try fewer of them, or a rule's number such as A6.4.
rules-previous = Previous rule { $id }
rules-next = Next rule { $id }
rules-copy = Copy the link to this rule
rules-copied = The link to { $id } is copied.
rules-not-copied = The link to { $id } is in the address bar.
rules-unknown = There is no rule { $id }.
