/** What `npm run test:browsers` has found in one engine. */
export interface BrowserResult {
  /** The name with the version. */
  engine: string
  /** The day of the run. */
  date: string
  /** Stories that passed. */
  passed: number
  /** Logins of the real product that passed. */
  logins: number
  /** Stories that cannot pass in this engine. */
  differences: { story: string; reason: string }[]
}
