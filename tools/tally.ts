import { stripVTControlCharacters } from 'node:util'

// Sums what the runners report. Nothing here counts on its own: a number comes from a report or from an exit code.

/** What one check has found. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** One text for each failure that the report names: where it is, then what was said. */
  failures: readonly string[]
}

export const none: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** A check without numbers of its own counts as one. */
export const one = (ok: boolean): Tally => ({ ...none, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
})

const longest = 24

/** What a runner said about a failure, without colours and without the pages of HTML that may follow. */
function brief(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const more = lines.length - longest
  return (more > 0 ? [...lines.slice(0, longest), `(${more} more lines)`] : lines).map((line) => `\n  ${line}`).join('')
}

const broken = (reason: string): Tally => ({ ...none, failed: 1, failures: [reason] })

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly {
    name: string
    status: string
    message?: string
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[]
  }[]
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' &&
  value !== null &&
  ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests'].every((key) => Number.isInteger(Reflect.get(value, key))) &&
  Array.isArray(Reflect.get(value, 'testResults'))

/**
 * Reads Vitest's JSON report together with the exit status of the run that wrote it.
 * No report, an unreadable one, one without tests, and a run that failed although all its tests passed are failures.
 */
export function tallyOf(report: string | undefined, exitedWell: boolean): Tally {
  if (report === undefined) return broken('no report was written')
  let parsed: unknown
  try {
    parsed = JSON.parse(report)
  } catch {
    return broken('the report is not JSON')
  }
  if (!isReport(parsed)) return broken('the report is not of the known shape')
  // A file that could not be loaded has no tests to fail; it is one failure itself.
  const unloaded = parsed.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failures = [
    ...parsed.testResults.flatMap((file) =>
      file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${file.name}: ${test.fullName}${brief(test.failureMessages?.join('\n') ?? '')}`),
    ),
    ...unloaded.map((file) => `${file.name}: could not be run${brief(file.message ?? '')}`),
  ]
  const tally = {
    passed: parsed.numPassedTests,
    failed: parsed.numFailedTests + unloaded.length,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
    failures,
  }
  if (tally.passed + tally.failed + tally.skipped === 0) return broken('no test was run')
  return tally.failed === 0 && !exitedWell ? add(tally, broken('the run failed although its tests passed')) : tally
}

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
