import {
  addDays,
  calculateCloseTime,
  describeLeftLines,
  failureCodes,
  lagosDate,
  lagosDayStart,
  monthRange,
  payday,
  payslipTotals,
  unsettleableReason,
  type Day,
} from '@vehicle-partner/domain'
import type { CostVersion } from '../../costConfigurations/costConfigurations.contract.ts'
import type { Dispute } from '../../disputes/disputes.contract.ts'
import type { CompleteEarningLine } from '../../earnings/earnings.contract.ts'
import type { Payee } from '../../money/payee.ts'
import type { CompletePayout } from '../../payouts/payouts.contract.ts'
import { draftPayslipId } from '../../payslips/payslips.contract.ts'
import type { Report } from '../../reports/reports.contract.ts'
import type { SettlementAccount } from '../../settlementAccounts/settlementAccounts.contract.ts'
import { demoAccounts } from '../demoAccounts.ts'
import { demoId } from '../demoId.ts'
import { demoPeople } from '../demoPeople.ts'
import type { OrganizationKey } from '../demoOrganizations.ts'
import type { DemoData, MockOrganization } from '../demoData.ts'
import { demoCosts, demoCostsMonths } from './demoCosts.ts'
import { createEarnings, createMonthTotals } from './demoEarnings.ts'
import { createPayslip, createTaxLine, type MockPayslip } from './demoPayslips.ts'
import { listEarningVehicles, type EarningVehicle } from './earningVehicles.ts'

/** A payout without its next step, which depends on the time and the accounts. */
export type MockPayout = Omit<CompletePayout, 'next_step'>

/** Earnings, payslips, payouts and reports of an organisation. */
export interface MockMoney {
  lines: CompleteEarningLine[]
  /** The newest first. */
  payslips: MockPayslip[]
  /** The newest first. */
  payouts: MockPayout[]
  disputes: Dispute[]
  costs: CostVersion[]
  /** Who acknowledged announced rates, by the id of the rate card. */
  acknowledgedRates: Map<string, { at: string; by: string }>
  reports: (Report & { content: string | Uint8Array })[]
  vehicles: readonly EarningVehicle[]
  /** Full account numbers by account id. */
  numbers: Map<string, string>
}

const moneyByOrganization = new WeakMap<MockOrganization, MockMoney>()

/** The money data of an organisation, created on first use. Changes persist in the demo data. */
export function readMoney(demoData: DemoData, organization: MockOrganization): MockMoney {
  const before = moneyByOrganization.get(organization)
  if (before) return before
  const key = (Object.keys(demoData.organizations) as OrganizationKey[]).find((each) => demoData.organizations[each] === organization)
  const created = createMoney(demoData, key, organization)
  moneyByOrganization.set(organization, created)
  return created
}

function createMoney(demoData: DemoData, key: OrganizationKey | undefined, organization: MockOrganization): MockMoney {
  const now = demoData.clock()
  const vehicles = listEarningVehicles(demoData, organization)
  const code = organization.id.slice(-2)
  const money: MockMoney = {
    lines: createEarnings(code, organization.days, vehicles, now),
    payslips: [],
    payouts: [],
    disputes: [],
    costs: key === 'okafor' ? [createCosts(now)] : [],
    acknowledgedRates: new Map(),
    reports: [],
    vehicles,
    numbers: new Map(demoAccounts.map(({ id, account_number }) => [id, account_number])),
  }
  const account = primaryAccount(organization)
  const thisMonth = monthRange(lagosDate(now)).from
  if (key === 'swift')
    money.payouts = [createPayout(code, thisMonth, account, null, [], now), createFailedPayout(code, thisMonth, account, now)]
  if (vehicles.length === 0) return money
  for (let back = key === 'okafor' ? 6 : 2; back >= 1; back -= 1)
    closeMonth(money, code, monthRange(thisMonth, -back).from, back, account, now)
  money.payouts.unshift(createPayout(code, thisMonth, account, null, [], now))
  return money
}

function createCosts(now: Date): CostVersion {
  const effective_from = monthRange(lagosDate(now), -demoCostsMonths).from
  return {
    id: demoId('cst', 1),
    scope: 'default',
    vehicle_type: null,
    vehicle_id: null,
    version: 1,
    effective_from,
    items: demoCosts,
    created_by: demoPeople.owner.id,
    created_at: lagosDayStart(effective_from).toISOString(),
  }
}

/** Closes a month: creates its payslip and payout. */
function closeMonth(money: MockMoney, code: string, month: Day, back: number, account: SettlementAccount | undefined, now: Date): void {
  if (calculateCloseTime(month) > now) return
  const { from, to } = monthRange(month)
  const old = back > 3 ? createMonthTotals(code, month, money.vehicles, 40, back === 6, now) : []
  money.lines.push(...old)
  const own = money.lines.filter((line) => line.service_date >= from && line.service_date <= to)
  const tax = createTaxLine(code, month, own, now)
  money.lines.push(tax)
  const lines = [...own, tax]
  const openingKobo = money.payslips[0]?.totals.carried_forward_kobo ?? 0
  const id = `psl_${code}${month.slice(0, 7).replace('-', '')}`
  const number = `PSL-${month.slice(0, 7)}-00${code}`
  const slip = createPayslip(id, number, {
    month,
    lines,
    openingKobo,
    vehicles: money.vehicles,
    account: account ? toPayee(account) : null,
  })
  for (const line of lines) Object.assign(line, { state: 'settled', payslip_id: id, disputable_until: slip.disputable_until })
  if (slip.totals.payable_kobo > 0) {
    const payout = createPayout(code, month, account, slip.totals.payable_kobo, [id], now)
    Object.assign(slip, {
      payout_id: payout.id,
      payout_status: payout.status,
      paid_at: payout.paid_at,
      status: payout.paid_at ? 'paid' : 'issued',
    })
    money.payouts.unshift(payout)
  }
  // The tax office has sent the notes of all months but the last one.
  const [before] = money.payslips
  if (before) before.tax.credit_note.status = 'available'
  money.payslips.unshift(slip)
}

function createPayout(
  code: string,
  month: Day,
  account: SettlementAccount | undefined,
  amount_kobo: number | null,
  payslip_ids: string[],
  now: Date,
): MockPayout {
  const scheduled_for = payday(month)
  const at = new Date(lagosDayStart(scheduled_for).getTime() + 10 * 3_600_000)
  const sent = amount_kobo !== null && at <= now ? at.toISOString() : null
  const reference = `PO-${scheduled_for.slice(0, 7)}-00${code}`
  const narration = sent && `VPP/${reference}`
  return {
    id: `pay_${code}${month.slice(0, 7).replace('-', '')}`,
    reference,
    payslip_ids,
    period: monthRange(month),
    amount_kobo,
    currency: 'NGN',
    method: 'bank_transfer',
    account: account ? toPayee(account) : null,
    account_id: account?.id ?? null,
    status: sent ? 'paid' : 'scheduled',
    scheduled_for,
    initiated_at: sent,
    paid_at: sent,
    expected_by: null,
    bank_session_id: sent && `000013${scheduled_for.replaceAll('-', '')}${demoId('x', Number(code)).slice(-16)}`,
    narration,
    failure: null,
    attempts: sent ? [{ at: sent, status: 'paid', failure_code: null }] : [],
    hold: null,
    returned: null,
    version: 1,
  }
}

/** The last payout whose day has passed, sent today to an account that is closed. */
function createFailedPayout(code: string, thisMonth: Day, account: SettlementAccount | undefined, now: Date): MockPayout {
  const today = lagosDate(now)
  const month = monthRange(thisMonth, payday(monthRange(thisMonth, -1).from) < today ? -1 : -2).from
  const payout = createPayout(code, month, account, 235_200_000, [], now)
  const at = new Date(now.getTime() - 90 * 60_000).toISOString()
  return {
    ...payout,
    status: 'failed',
    scheduled_for: lagosDate(new Date(at)),
    initiated_at: at,
    paid_at: null,
    bank_session_id: null,
    failure: { code: 'account_closed', ...failureCodes.account_closed, next_retry_at: lagosDayStart(addDays(today, 1)).toISOString() },
    attempts: [{ at, status: 'failed', failure_code: 'account_closed' }],
  }
}

/** The primary account of an organisation. */
export const primaryAccount = ({ settlementAccounts }: MockOrganization) => settlementAccounts.find(({ is_primary }) => is_primary)

/** The account of a payslip or payout. */
export const toPayee = ({ bank_code, bank_name, account_number, account_name }: SettlementAccount): Payee => ({
  bank_code,
  bank_name,
  account_number_masked: account_number,
  account_name,
})

/** The net sum of unsettled lines. */
export const sumUnsettled = ({ lines }: MockMoney): number =>
  payslipTotals(
    lines.filter(({ state }) => state === 'pending' || state === 'unsettled'),
    0,
  ).net_kobo

/** The draft payslip of the current month. */
export function createDraftPayslip(demoData: DemoData, organization: MockOrganization): MockPayslip | undefined {
  const money = readMoney(demoData, organization)
  if (money.vehicles.length === 0) return undefined
  const now = demoData.clock()
  const month = monthRange(lagosDate(now)).from
  // As on the server: lines under query wait for the decision.
  const unsettled = money.lines.filter(({ state }) => state === 'pending' || state === 'unsettled')
  const isQueried = ({ state, dispute }: CompleteEarningLine) =>
    unsettleableReason({ state, under_query: dispute?.state === 'open' || dispute?.state === 'in_review' }) === 'under_query'
  const open = unsettled.filter((line) => !isQueried(line))
  const queried = unsettled.filter(isQueried)
  const lines = [...open, createTaxLine(organization.id.slice(-2), month, open, now)]
  const account = primaryAccount(organization)
  const openingKobo = money.payslips[0]?.totals.carried_forward_kobo ?? 0
  const draft = createPayslip(draftPayslipId, 'So far this month', {
    month,
    lines,
    openingKobo,
    vehicles: money.vehicles,
    account: account ? toPayee(account) : null,
  })
  if (queried.length === 0) return draft
  const { net_kobo: amount_kobo } = payslipTotals(queried, 0)
  const text = describeLeftLines('under_query', queried.length)
  return { ...draft, left_over: [{ reason: 'under_query', lines: queried.length, amount_kobo, text }] }
}
