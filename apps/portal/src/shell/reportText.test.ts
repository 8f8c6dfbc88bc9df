import { expect, test } from 'vitest'
import { describeReportFilters, formatReportSize, reportTitle } from './reportText.ts'

test.each([
  ['payouts', { partnerId: 'acc_1' }, 'All rows'],
  ['payouts', { partnerId: 'acc_1', tab: ['paid'], status: ['paid'] }, 'Paid, Status: Paid'],
  ['earnings_lines', { period: 'last_month', state: ['settled'], search: '42,000' }, 'Last month, “42,000”, Status: Settled'],
  ['earnings_lines', { type: ['platform_fee', 'bonus'], vehicle_id: 'veh_1' }, 'Type: Platform fee, Bonuses, 1 vehicle'],
  ['vehicles', { needs_attention: '1', compliance: ['expired'] }, 'Needs attention, Compliance: Expired'],
  ['vehicles', { id: ['veh_1', 'veh_2'] }, '2 rows'],
  ['trips', { from: '2026-10-01', to: '2026-10-31' }, '1–31 October 2026'],
  ['trips', { from: '2026-10-01' }, 'from 1 October 2026'],
  ['documents_expiry', { owner_type: ['vehicle', 'partner'], within_days: '30' }, 'Of: Vehicle, Company, Expires within 30 days'],
  ['documents_expiry', { type: ['cac_certificate'], state: ['rejected'] }, 'Type: CAC certificate, Status: Not accepted'],
  ['audit', { action: ['vehicle.archived'] }, 'Action: Vehicle archived'],
  ['of_a_newer_server', { some_thing: ['some_value'] }, 'Some thing: Some value'],
])('the filters of %s, %j, are "%s" in words', (type, filters, words) => {
  expect(describeReportFilters({ type, filters })).toBe(words)
})

test.each([
  [300, '300 B'],
  [412_000, '402.3 kB'],
  [5_242_880, '5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatReportSize(bytes)).toBe(text)
})

test('a type of a newer server has its words as a title', () => {
  expect(reportTitle('earnings_by_vehicle')).toBe('Earnings by vehicle')
  expect(reportTitle('fuel_receipts')).toBe('Fuel receipts')
})
