import { describe, expect, test } from 'vitest'
import {
  interpretTransferReport,
  openTransferStatuses,
  transferReportStates,
  transferRetrySeconds,
  transferStatuses,
  type ReportMeaning,
  type TransferStatus,
} from './bankTransfers.ts'

/** The meaning of processing, paid, failed and returned, in this order. */
const meanings: Readonly<Record<TransferStatus, readonly [ReportMeaning, ReportMeaning, ReportMeaning, ReportMeaning]>> = {
  pending: ['applies', 'applies', 'applies', 'applies'],
  sent: ['repeats', 'applies', 'applies', 'applies'],
  unknown: ['applies', 'applies', 'applies', 'applies'],
  paid: ['repeats', 'repeats', 'contradicts', 'applies'],
  failed: ['repeats', 'contradicts', 'repeats', 'contradicts'],
  returned: ['repeats', 'repeats', 'contradicts', 'repeats'],
}

describe.each(transferStatuses)('a transfer that is %s', (status) => {
  test.each(transferReportStates.map((report, at) => [report, meanings[status][at]] as const))('report %s: it %s', (report, meaning) => {
    expect(interpretTransferReport(status, report)).toBe(meaning)
  })
})

test('a report twice never applies twice once the outcome is known', () => {
  for (const report of ['paid', 'failed', 'returned'] as const) {
    for (const status of openTransferStatuses) expect(interpretTransferReport(status, report)).toBe('applies')
    expect(interpretTransferReport(report, report)).toBe('repeats')
  }
})

test.each([
  [0, 5],
  [1, 5],
  [2, 10],
  [5, 80],
  [11, 3600],
  [100_000, 3600],
])('after %i requests the bank is asked again in %i seconds', (requests, seconds) => expect(transferRetrySeconds(requests)).toBe(seconds))
