/** What `npm run test:screen-reader` has heard. */
export interface ScreenReaderResult {
  /** The screen reader and the browser, with their versions. */
  name: string
  /** The day of the run. */
  date: string
  /** The cases that passed, with what was said. */
  cases: { what: string; story: string; said: string[] }[]
}
