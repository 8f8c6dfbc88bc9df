import type { Payout, Payslip, PayslipHead, PayslipLine } from '@vehicle-partner/api'

const credit = (id: string, type: PayslipLine['type'], label: string, amount_kobo: number, explain: string): PayslipLine => ({
  id,
  type,
  direction: 'credit',
  label,
  amount_kobo,
  explain,
  earning_ids_count: 1,
})
const debit = (...args: Parameters<typeof credit>): PayslipLine => ({ ...credit(...args), direction: 'debit' })

const account = { bank_code: '058', bank_name: 'GTBank', account_number_masked: '••••6785', account_name: 'OKAFOR MOBILITY LIMITED' }
const totals = {
  gross_kobo: 1_769_950_000,
  deductions_kobo: 500_400_000,
  net_kobo: 1_269_550_000,
  carried_forward_kobo: 0,
  payable_kobo: 1_269_550_000,
}

/** The payslip of October 2026 of the pictures as a list shows it: the sums are true. */
export const examplePayslipHead = {
  id: 'psl_01202610',
  number: 'PSL-2026-10-0001',
  period: { from: '2026-10-01', to: '2026-10-31' },
  status: 'paid',
  version_no: 2,
  issued_at: '2026-11-01T01:00:00.000Z',
  totals,
  currency: 'NGN',
  paid_at: '2026-11-05T09:02:00.000Z',
  payout_id: null,
  payout_status: null,
  disputes_open: 0,
  returned_kobo: 0,
} as const satisfies PayslipHead

/** The same with its lines, corrected once. */
export const examplePayslip = {
  ...examplePayslipHead,
  company: { name: 'Okafor Mobility Limited', rc_number: 'RC1482207', address: '14 Adeniran Ogunsanya Street, Surulere, Lagos' },
  opening_balance_kobo: 0,
  lines: [
    credit('1', 'trip_earning', '412 trips', 1_730_400_000, '412 completed trips at ₦42,000.00 (rate card v3).'),
    credit('2', 'bonus', 'Bonuses', 25_000_000, '25 bonuses of ₦10,000.00.'),
    credit('3', 'cancellation_compensation', 'Cancelled trips', 8_400_000, '10 trips cancelled by the operator.'),
    credit('4', 'toll_reimbursement', 'Tolls', 6_150_000, '41 tolls paid back.'),
    debit('5', 'platform_fee', 'Platform fee', 86_520_000, '5 % of ₦17,304,000.00 (trips only).'),
    debit('6', 'fuel_advance', 'Fuel advances', 215_000_000, '86 fuel advances.'),
    debit('7', 'penalty', 'Penalties', 4_500_000, '3 penalties of ₦15,000.00.'),
    debit('8', 'insurance_premium', 'Insurance', 18_000_000, 'Insurance of 12 vehicles.'),
    debit('9', 'withholding_tax', 'Withholding tax', 176_380_000, '10 % of ₦17,638,000.00. Tolls are not taxed.'),
  ],
  returned_payouts: [],
  carried_over: [],
  left_over: [],
  came_back: null,
  vehicles: [],
  unallocated: { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0 },
  tax: { wht_base_kobo: 1_763_800_000, wht_rate_bps: 1000, wht_kobo: 176_380_000, credit_note: { status: 'available' } },
  account,
  acknowledged_at: null,
  disputable_until: '2026-12-01',
} as const satisfies Payslip

/** Its payout. */
export const examplePayout = {
  id: 'pay_example',
  reference: 'PO-2026-11-0001',
  payslip_ids: [examplePayslip.id],
  period: examplePayslip.period,
  amount_kobo: totals.payable_kobo,
  currency: 'NGN',
  method: 'bank_transfer',
  account,
  account_id: 'acc_example',
  status: 'paid',
  scheduled_for: '2026-11-05',
  initiated_at: '2026-11-05T09:00:00.000Z',
  paid_at: '2026-11-05T09:02:00.000Z',
  expected_by: null,
  bank_session_id: '000013261105100214000418832907',
  narration: 'VPP/PO-2026-11-0001',
  failure: null,
  attempts: [],
  hold: null,
  returned: null,
  version: 1,
} as const satisfies Payout
