import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { broughtKobo, keptShare, PayslipState, queriedLinesHref } from './payslipColumns.tsx'

test.each([
  [17_699_500, 12_695_500, '71.7 %'],
  [100, 100, '100.0 %'],
  [0, 0, undefined],
  [100, -50, undefined],
])('of a gross of %i a net of %i is %s', (gross_kobo, net_kobo, text) =>
  expect(keptShare({ totals: { gross_kobo, net_kobo, deductions_kobo: 0, carried_forward_kobo: 0, payable_kobo: 0 } })).toBe(text),
)

test.each([
  ['a month that is paid in full', { gross_kobo: 100, deductions_kobo: 30, net_kobo: 70 }, 0],
  ['a month that begins with a debt', { gross_kobo: 100, deductions_kobo: 30, net_kobo: 10 }, -60],
])('%s: what of the net is from before', (_, sums, kobo) =>
  expect(broughtKobo({ totals: { ...sums, carried_forward_kobo: 0, payable_kobo: sums.net_kobo } })).toBe(kobo),
)

const november = { from: '2026-11-01', to: '2026-11-30' }

test.each([
  ['paid', '/earnings?view=lines&disputed=1&payslip_id=pay_1&period=all'],
  ['draft', '/earnings?view=lines&disputed=1&from=2026-11-01&to=2026-11-30'],
] as const)('the queries of a payslip that is %s are among its lines', (status, href) =>
  expect(queriedLinesHref({ id: 'pay_1', status, period: november })).toBe(href),
)

test.each(['So far this month', 'Not issued yet'])('a draft says %s, as the server does', (number) => {
  const payslip = {
    id: 'current',
    number,
    status: 'draft' as const,
    period: november,
    disputes_open: 0,
    payout_id: null,
    payout_status: null,
  }
  expect(renderToStaticMarkup(createElement(PayslipState, { payslip }))).toContain(number)
})
