/** Statuses of one transfer to a bank. `unknown`: it was sent, and no answer came. */
export const transferStatuses = ['pending', 'sent', 'unknown', 'paid', 'failed', 'returned'] as const
export type TransferStatus = (typeof transferStatuses)[number]

/** The statuses of a transfer whose outcome is open; a payout has at most one such transfer. */
export const openTransferStatuses = ['pending', 'sent', 'unknown'] as const satisfies readonly TransferStatus[]

/** What a bank reports about a transfer. `returned`: it was paid and came back. */
export const transferReportStates = ['processing', 'paid', 'failed', 'returned'] as const
export type TransferReportState = (typeof transferReportStates)[number]

/** What a report means: it changes the transfer, repeats what is known, or contradicts it. */
export type ReportMeaning = 'applies' | 'repeats' | 'contradicts'

/** The reports that are older than a status or equal to it. Banks repeat reports and send them in any order. */
const knownReports: Readonly<Record<TransferStatus, readonly TransferReportState[]>> = {
  pending: [],
  sent: ['processing'],
  unknown: [],
  paid: ['processing', 'paid'],
  failed: ['processing', 'failed'],
  returned: ['processing', 'paid', 'returned'],
}

/** The reports that may change a transfer in a status. */
const acceptedReports: Readonly<Record<TransferStatus, readonly TransferReportState[]>> = {
  pending: transferReportStates,
  sent: ['paid', 'failed', 'returned'],
  unknown: transferReportStates,
  paid: ['returned'],
  failed: [],
  returned: [],
}

/** What a bank's report means for a transfer in a status. */
export function interpretTransferReport(status: TransferStatus, report: TransferReportState): ReportMeaning {
  if (knownReports[status].includes(report)) return 'repeats'
  return acceptedReports[status].includes(report) ? 'applies' : 'contradicts'
}

/** Seconds until a transfer without an answer is tried or read again: they double from 5 seconds to an hour. */
export const transferRetrySeconds = (requests: number): number => Math.min(3600, 5 * 2 ** Math.min(10, Math.max(0, requests - 1)))
