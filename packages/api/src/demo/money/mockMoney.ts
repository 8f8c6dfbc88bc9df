import { lagosDate, lagosDayStart, monthRange, payday, payslipTotals, type Day } from '@vehicle-partner/domain'
import type { CostVersion } from '../../costConfigurations/costConfigurations.contract.ts'
import type { Dispute } from '../../disputes/disputes.contract.ts'
import type { EarningLine } from '../../earnings/earnings.contract.ts'
import type { Payee } from '../../money/payee.ts'
import type { Payout } from '../../payouts/payouts.contract.ts'
import { draftId, type Payslip } from '../../payslips/payslips.contract.ts'
import type { Report } from '../../reports/reports.contract.ts'
import type { SettlementAccount } from '../../settlementAccounts/settlementAccounts.contract.ts'
import { accounts } from '../demoAccounts.ts'
import { demoId } from '../demoId.ts'
import type { OrganizationKey } from '../demoOrganizations.ts'
import type { DemoData, MockOrganization } from '../demoData.ts'
import { linesOf, oldMonth } from './demoEarnings.ts'
import { closesAt, slipOf, taxLine } from './demoPayslips.ts'
import { vehiclesOf, type EarningVehicle } from './earningVehicles.ts'

/** The money of one organisation of the world. */
export interface Money {
  lines: EarningLine[]
  /** The newest first. */
  payslips: Payslip[]
  /** The newest first. */
  payouts: Payout[]
  disputes: Dispute[]
  costs: CostVersion[]
  reports: (Report & { content: string | Uint8Array })[]
  vehicles: readonly EarningVehicle[]
  /** Whole account numbers by the account's id. */
  numbers: Map<string, string>
}

const kept = new WeakMap<MockOrganization, Money>()

/** The money of an organisation, made when somebody first asks for it; what is changed stays changed in this world. */
export function moneyOf(demoData: DemoData, organization: MockOrganization): Money {
  const before = kept.get(organization)
  if (before) return before
  const key = (Object.keys(demoData.organizations) as OrganizationKey[]).find((each) => demoData.organizations[each] === organization)
  const made = moneyAt(demoData, key, organization)
  kept.set(organization, made)
  return made
}

function moneyAt(demoData: DemoData, key: OrganizationKey | undefined, organization: MockOrganization): Money {
  const now = demoData.clock()
  const vehicles = vehiclesOf(demoData, organization)
  const code = organization.id.slice(-2)
  const money: Money = {
    lines: linesOf(code, organization.days, vehicles, now),
    payslips: [],
    payouts: [],
    disputes: [],
    costs: [],
    reports: [],
    vehicles,
    numbers: new Map(accounts.map(({ id, account_number }) => [id, account_number])),
  }
  if (vehicles.length === 0) return money
  const account = primaryOf(organization)
  const thisMonth = monthRange(lagosDate(now)).from
  for (let back = key === 'okafor' ? 6 : 2; back >= 1; back -= 1) close(money, code, monthRange(thisMonth, -back).from, back, account, now)
  money.payouts.unshift(payoutOf(code, thisMonth, account, null, [], now))
  return money
}

/** Closes a month: its lines go onto a payslip, and what is owed to the bank. */
function close(money: Money, code: string, month: Day, back: number, account: SettlementAccount | undefined, now: Date): void {
  if (closesAt(month) > now) return
  const { from, to } = monthRange(month)
  const old = back > 3 ? oldMonth(code, month, money.vehicles, 40, back === 6, now) : []
  money.lines.push(...old)
  const own = money.lines.filter((line) => line.service_date >= from && line.service_date <= to)
  const tax = taxLine(code, month, own, now)
  money.lines.push(tax)
  const lines = [...own, tax]
  const openingKobo = money.payslips[0]?.totals.carried_forward_kobo ?? 0
  const id = `psl_${code}${month.slice(0, 7).replace('-', '')}`
  const number = `PSL-${month.slice(0, 7)}-00${code}`
  const slip = slipOf(id, number, { month, lines, openingKobo, vehicles: money.vehicles, account: account ? payeeOf(account) : null })
  for (const line of lines) Object.assign(line, { state: 'settled', payslip_id: id })
  if (slip.totals.payable_kobo > 0) {
    const payout = payoutOf(code, month, account, slip.totals.payable_kobo, [id], now)
    Object.assign(slip, { payout_id: payout.id, paid_at: payout.paid_at, status: payout.paid_at ? 'paid' : 'issued' })
    money.payouts.unshift(payout)
  }
  money.payslips.unshift(slip)
}

function payoutOf(
  code: string,
  month: Day,
  account: SettlementAccount | undefined,
  amount_kobo: number | null,
  payslip_ids: string[],
  now: Date,
): Payout {
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
    account: account ? payeeOf(account) : null,
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
    version: 1,
  }
}

const primaryOf = ({ settlementAccounts }: MockOrganization) => settlementAccounts.find(({ is_primary }) => is_primary)

/** An account as payslips and payouts carry it. */
export const payeeOf = ({ bank_code, bank_name, account_number, account_name }: SettlementAccount): Payee => ({
  bank_code,
  bank_name,
  account_number_masked: account_number,
  account_name,
})

/** What is earned and on no payslip yet. */
export const unsettledOf = ({ lines }: Money): number =>
  payslipTotals(
    lines.filter(({ state }) => state === 'pending' || state === 'unsettled'),
    0,
  ).net_kobo

/** The running month as a payslip would say it. */
export function draftOf(demoData: DemoData, organization: MockOrganization): Payslip | undefined {
  const money = moneyOf(demoData, organization)
  if (money.vehicles.length === 0) return undefined
  const now = demoData.clock()
  const month = monthRange(lagosDate(now)).from
  const open = money.lines.filter(({ state }) => state === 'pending' || state === 'unsettled')
  const lines = [...open, taxLine(organization.id.slice(-2), month, open, now)]
  const account = primaryOf(organization)
  const openingKobo = money.payslips[0]?.totals.carried_forward_kobo ?? 0
  return slipOf(draftId, 'So far this month', {
    month,
    lines,
    openingKobo,
    vehicles: money.vehicles,
    account: account ? payeeOf(account) : null,
  })
}

/** The next payout of an organisation, with what it will bring as far as can be said. */
export function nextPayoutOf(demoData: DemoData, organization: MockOrganization): (Payout & { estimate_kobo: number }) | null {
  const next = moneyOf(demoData, organization)
    .payouts.filter(({ status }) => status === 'scheduled')
    .toSorted((a, b) => a.scheduled_for.localeCompare(b.scheduled_for))[0]
  return next ? { ...next, estimate_kobo: next.amount_kobo ?? draftOf(demoData, organization)?.totals.payable_kobo ?? 0 } : null
}
