import { stripVTControlCharacters } from 'node:util'

// Sums the runners' reports. Every number comes from a report or an exit code.

/** Result of a check. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
  /** One text per failure in the report: its location, then its message. */
  failures: readonly string[]
  /** The tests that passed only when they were run again, each with its location: to be mended although they count as passed. */
  retried: readonly string[]
}

export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] }

/** A check without counts of its own counts as one. */
export const countCheck = (ok: boolean): TestCounts => ({ ...noTests, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

export const addCounts = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  retried: [...a.retried, ...b.retried],
})

const maxLines = 24

/** A failure's message without colours, cut to `limit` lines: some messages contain pages of HTML. */
function shorten(message: string, limit = maxLines): string {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const more = lines.length - limit
  return (more > 0 ? [...lines.slice(0, limit), `(${more} more lines)`] : lines).map((line) => `\n  ${line}`).join('')
}

const brokenReport = (reason: string): TestCounts => ({ ...noTests, failed: 1, failures: [reason] })

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly {
    name: string
    status: string
    message?: string
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[]; tags?: readonly string[] }[]
  }[]
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' &&
  value !== null &&
  ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests'].every((key) => Number.isInteger(Reflect.get(value, key))) &&
  Array.isArray(Reflect.get(value, 'testResults'))

/**
 * Reads Vitest's JSON report together with the exit status of its run.
 * A missing or unreadable report, a report without tests, and a run that failed although all its tests passed count as failures.
 * `output` is what the runner printed: errors outside tests are named there only. Tests with the tags of another run are not counted as skipped.
 */
export function countReport(
  report: string | undefined,
  exitedCleanly: boolean,
  output = '',
  isOfOtherRun: (tags: readonly string[]) => boolean = () => false,
): TestCounts {
  if (report === undefined) return brokenReport('no report was written')
  let parsed: unknown
  try {
    parsed = JSON.parse(report)
  } catch {
    return brokenReport('the report is not JSON')
  }
  if (!isReport(parsed)) return brokenReport('the report is not of the known shape')
  // A file that could not be loaded has no tests; it counts as one failure.
  const unloaded = parsed.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failures = [
    ...parsed.testResults.flatMap((file) =>
      file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${file.name}: ${test.fullName}${shorten(test.failureMessages?.join('\n') ?? '')}`),
    ),
    ...unloaded.map((file) => `${file.name}: could not be run${shorten(file.message ?? '')}`),
  ]
  // Vitest keeps the errors of the attempts before the one that passed.
  const retried = parsed.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' && (test.failureMessages?.length ?? 0) > 0)
      .map((test) => `${file.name}: ${test.fullName}${shorten(test.failureMessages?.[0] ?? '', 2)}`),
  )
  const left = parsed.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status, tags = [] }) => status === 'skipped' && isOfOtherRun(tags)),
  )
  const counts = {
    passed: parsed.numPassedTests,
    failed: parsed.numFailedTests + unloaded.length,
    skipped: parsed.numPendingTests + parsed.numTodoTests - left.length,
    failures,
    retried,
  }
  if (counts.passed + counts.failed + counts.skipped === 0) return brokenReport('no test was run')
  if (counts.failed > 0 || exitedCleanly) return counts
  return addCounts(counts, brokenReport(`the run failed although its tests passed${findUnhandledErrors(output)}`))
}

/** What Vitest printed of errors outside tests, with a line break before it; without any, an empty text. */
function findUnhandledErrors(output: string) {
  const start = output.search(/[^\n]*Unhandled Error/)
  return start === -1 ? '' : shorten(output.slice(start))
}

/** The last line of `npm test`. */
export const formatTotal = ({ passed, failed }: TestCounts) => `${passed} passed, ${failed} failed`

/** The counts in the line of a check. */
export const formatCounts = (counts: TestCounts) => `${formatTotal(counts)}${counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`}`
