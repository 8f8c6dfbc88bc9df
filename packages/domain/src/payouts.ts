import { addDays, lagosDayStart, monthRange, weekday, type Day } from './calendarDays.ts'

/** Statuses of a payout. */
export const payoutStatuses = ['scheduled', 'processing', 'paid', 'failed', 'reversed', 'on_hold', 'cancelled'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** Labels of the statuses. */
export const payoutLabels: Readonly<Record<PayoutStatus, string>> = {
  scheduled: 'Scheduled',
  processing: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  reversed: 'Returned',
  on_hold: 'On hold',
  cancelled: 'Cancelled',
}

/** Allowed transitions from each status. */
const transitions: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  scheduled: ['processing', 'on_hold', 'cancelled'],
  processing: ['paid', 'failed'],
  failed: ['processing', 'on_hold'],
  on_hold: ['scheduled'],
  paid: ['reversed'],
  reversed: [],
  cancelled: [],
}

/** Whether a payout can change from one status to another. */
export const canTransitionPayout = (from: PayoutStatus, to: PayoutStatus): boolean => transitions[from].includes(to)
/** The statuses from which a payout can change to this one. */
export const payoutStatusesBefore = (to: PayoutStatus): PayoutStatus[] => payoutStatuses.filter((from) => canTransitionPayout(from, to))

/** Statuses of a payout whose amount is owed and has not arrived. */
export const unpaidPayoutStatuses: readonly PayoutStatus[] = ['scheduled', 'processing', 'failed', 'on_hold']

/** Tabs of the payout list. */
export const payoutTabs = ['upcoming', 'paid', 'problem'] as const
export type PayoutTab = (typeof payoutTabs)[number]
const tabsByStatus: Readonly<Record<PayoutStatus, PayoutTab | undefined>> = {
  scheduled: 'upcoming',
  processing: 'upcoming',
  paid: 'paid',
  failed: 'problem',
  reversed: 'problem',
  on_hold: 'problem',
  // Nothing was payable: there is nothing to mend.
  cancelled: undefined,
}
/** The tab of a payout beside the list of all; undefined if it is only there. */
export const payoutTab = (status: PayoutStatus): PayoutTab | undefined => tabsByStatus[status]

/** Maximum number of retries of a failed transfer, one per day. */
export const maxPayoutRetries = 3
/** Hours before a new primary account receives its first payout. */
export const coolingOffHours = 24
/** Maximum number of settlement accounts of an organisation. */
export const maxSettlementAccounts = 3

/** Reasons for a failed transfer, and what the partner can do. */
export const failureCodes = {
  account_closed: { text: 'This account is closed.', fix: 'Add another account' },
  account_not_found: { text: 'The bank does not know this account.', fix: 'Add another account' },
  name_mismatch: { text: 'The name at the bank is not yours.', fix: 'Add another account' },
  account_restricted: { text: 'The bank has restricted this account.', fix: 'Ask your bank, or add another account' },
  limit_exceeded: { text: 'The account may not receive this much at once.', fix: 'Ask your bank, or add another account' },
  bank_unavailable: { text: 'The bank did not answer.', fix: 'Nothing to do: we try again' },
  other: { text: 'The bank rejected the transfer.', fix: 'Contact support' },
} as const
export type FailureCode = keyof typeof failureCodes

/** What a failure code says, in one sentence. */
export const describeFailure = (code: string | null | undefined): string =>
  code && Object.hasOwn(failureCodes, code) ? failureCodes[code as FailureCode].text : failureCodes.other.text

/**
 * Reasons for a payout on hold, and what the partner can do. A payout keeps the text of its hold: what may end before the hold does is in the
 * past tense.
 */
export const holdCodes = {
  kyc_incomplete: { text: 'Your identity checks were not complete.', fix: 'Complete your checks' },
  account_cooling_off: {
    text: 'Your new account was chosen less than a day before.',
    fix: 'Nothing to do: it goes out a day after the account was chosen',
  },
  no_account: { text: 'There was no account to pay to.', fix: 'Add an account' },
  account_failed: { text: 'The transfer failed four times.', fix: 'Add another account' },
  negative_balance: { text: 'You owe more than you have earned.', fix: 'Nothing to do: it is carried forward' },
  compliance_review: { text: 'We are checking this payout.', fix: 'Contact support' },
  dispute: { text: 'A query about this month is open.', fix: 'Nothing to do: we are looking at it' },
} as const
export type HoldCode = keyof typeof holdCodes

/** When a month is closed and its payslips are issued: 02:00 in Lagos on the first day after it. */
export const calculateCloseTime = (month: Day): Date => new Date(lagosDayStart(monthRange(month, 1).from).getTime() + 2 * 3_600_000)

/** The day itself, or the following Monday when it falls on a weekend. */
export const nextWorkingDay = (day: Day): Day => (weekday(day) > 5 ? addDays(day, 8 - weekday(day)) : day)

/** The payout day of a month: the 5th of the next month, or the next working day. */
export const payday = (month: Day): Day => nextWorkingDay(addDays(monthRange(month, 1).from, 4))
