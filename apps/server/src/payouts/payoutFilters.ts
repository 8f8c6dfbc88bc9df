import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { resolveDateRange } from '@vehicle-partner/api/server'
import { matchesSearch, parseAmountSearch, payoutTab, type PayoutStatus } from '@vehicle-partner/domain'

type PayoutQuery = Parsed<(typeof contract)['payouts']['list']>['query']

/** What the filters of payouts look at. */
export interface FilteredPayout {
  scheduled_for: string
  status: string
  /** An unsent payout goes to the primary account. */
  account_id: string | null
  amount_kobo: number | null
  reference: string
  bank_session_id: string | null
}

const isOneOf = (values: readonly string[], value: string | null | undefined) => values.length === 0 || values.includes(value ?? '')

/** Whether a payout is in the list with these filters, on whichever tab. */
export function createPayoutFilter(query: PayoutQuery, now: Date): (payout: FilteredPayout) => boolean {
  const { from = '', to = '9' } = resolveDateRange(query, now, 'all')
  const { search } = query
  const amount = search === undefined ? undefined : parseAmountSearch(search)
  return ({ scheduled_for, status, account_id, amount_kobo, reference, bank_session_id }) =>
    scheduled_for >= from &&
    scheduled_for <= to &&
    isOneOf(query.status, status) &&
    isOneOf(query.account_id, account_id) &&
    (search === undefined || (amount === undefined ? matchesSearch(search, [reference, bank_session_id]) : amount_kobo === amount))
}

/** The tab of the list that has the payout. */
export const findTab = ({ status }: Pick<FilteredPayout, 'status'>) => payoutTab(status as PayoutStatus) // all statuses of the table

/** Whether a payout is on a chosen tab of the list. */
export const isOnTab = (query: PayoutQuery, payout: Pick<FilteredPayout, 'status'>): boolean => isOneOf(query.tab, findTab(payout))
