import { describe, expect, it } from 'vitest'
import { addCounts, formatCounts, noTests, countCheck, countReport } from '../testCounts.ts'

interface File {
  name?: string
  status?: string
  message?: string
  assertionResults?: { status: string; fullName: string; failureMessages?: string[]; tags?: string[] }[]
}
const report = (passed: number, failed: number, pending = 0, todo = 0, testResults: File[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
    testResults: testResults.map((file) => ({ name: 'a.test.ts', status: 'passed', assertionResults: [], ...file })),
  })

describe('a report and the exit status behind it', () => {
  it('returns the counts of a successful run', () => {
    expect(countReport(report(7, 0), true)).toEqual({ passed: 7, failed: 0, skipped: 0, failures: [], retried: [] })
  })
  it('counts pending and todo tests as skipped', () => {
    expect(countReport(report(7, 0, 2, 1), true)).toMatchObject({ passed: 7, failed: 0, skipped: 3 })
  })
  it('does not count what another run tests as skipped', () => {
    const file = {
      assertionResults: [
        { status: 'skipped', fullName: 'is killed', tags: ['slow'] },
        { status: 'skipped', fullName: 'needs PostgreSQL', tags: [] },
      ],
    }
    const left = (tags: readonly string[]) => tags.includes('slow')
    expect(countReport(report(7, 0, 2, 0, [file]), true, '', left)).toMatchObject({ passed: 7, skipped: 1 })
    expect(countReport(report(7, 0, 2, 0, [file]), true)).toMatchObject({ passed: 7, skipped: 2 })
  })
  it('names each failed test', () => {
    const file = {
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'adds', failureMessages: ['Error: 2 is not 3\n    at a.test.ts:4'] },
        { status: 'passed', fullName: 'takes' },
      ],
    }
    expect(countReport(report(1, 1, 0, 0, [file]), false)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['a.test.ts: adds\n  Error: 2 is not 3\n      at a.test.ts:4'],
      retried: [],
    })
  })
  it('names each test that passed when it was run again', () => {
    const file = { assertionResults: [{ status: 'passed', fullName: 'adds', failureMessages: ['Error: 2 is not 3'] }] }
    expect(countReport(report(1, 0, 0, 0, [file]), true)).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      failures: [],
      retried: ['a.test.ts: adds\n  Error: 2 is not 3'],
    })
  })
  it('counts a file that could not be loaded as one failure', () => {
    const file = { status: 'failed', message: 'cannot find module' }
    expect(countReport(report(3, 0, 0, 0, [file]), false)).toMatchObject({
      passed: 3,
      failed: 1,
      failures: ['a.test.ts: could not be run\n  cannot find module'],
    })
  })
  it('fails when the run failed although every test passed', () => {
    expect(countReport(report(3, 0), false)).toMatchObject({ passed: 3, failed: 1 })
  })
  it('names the errors outside tests', () => {
    const output = ' ✓ a test\n⎯⎯⎯ Unhandled Errors ⎯⎯⎯\nError: the page has been closed'
    expect(countReport(report(3, 0), false, output).failures).toEqual([
      'the run failed although its tests passed\n  ⎯⎯⎯ Unhandled Errors ⎯⎯⎯\n  Error: the page has been closed',
    ])
  })
  it('fails when tests failed although the run succeeded', () => {
    expect(countReport(report(3, 1), true)).toMatchObject({ passed: 3, failed: 1 })
  })
  it.each([
    ['is missing', undefined],
    ['is cut off', '{"numPassedTests": 3'],
    ['is not an object', 'null'],
    ['lacks a number', '{"numPassedTests":3,"numFailedTests":0,"testResults":[]}'],
    ['lacks its files', '{"numPassedTests":3,"numFailedTests":0,"numPendingTests":0,"numTodoTests":0}'],
    ['has no test at all', report(0, 0)],
  ])('fails when the report %s, even if the run succeeded', (_, written) => {
    expect(countReport(written, true)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('the sum', () => {
  it('counts a check without counts as one', () => {
    expect(countCheck(true)).toMatchObject({ passed: 1, failed: 0 })
    expect(countCheck(false)).toMatchObject({ passed: 0, failed: 1 })
  })
  it('adds counts, starting from zero', () => {
    const sum = [countReport(report(2, 0, 1), true), countCheck(false), countReport(undefined, true)].reduce(addCounts, noTests)
    expect(sum).toEqual({ passed: 2, failed: 2, skipped: 1, failures: ['no report was written'], retried: [] })
  })
  it('formats the counts in one form', () => {
    expect(formatCounts({ ...noTests, passed: 12 })).toBe('12 passed, 0 failed')
    expect(formatCounts({ ...noTests, passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
  })
})
