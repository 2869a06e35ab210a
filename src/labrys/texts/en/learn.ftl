learn-loading = The lesson is being prepared…

## The card of a lesson

learn-title = Lesson
learn-step = Step { $step } of { $steps }
learn-on = Go on
learn-play = Play on
learn-text = Text of this step
learn-wait = Now it is the other player's turn. Watch what they do and what it brings them.
learn-offered = one of the moves that you are offered
learn-over = The lesson ends here, and the game goes on freely: play it to its end, or begin one of your own.
