/** What the build makes of the texts: see `plugins/texts.ts`. */
declare module "virtual:texts" {
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}
