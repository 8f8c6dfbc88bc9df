import { expect, test } from 'vitest'
import { keptShare } from './payslipColumns.tsx'

test.each([
  [17_699_500, 12_695_500, '71.7 %'],
  [100, 100, '100.0 %'],
  [0, 0, undefined],
  [100, -50, undefined],
])('of a gross of %i a net of %i is %s', (gross_kobo, net_kobo, text) =>
  expect(keptShare({ totals: { gross_kobo, net_kobo, deductions_kobo: 0, carried_forward_kobo: 0, payable_kobo: 0 } })).toBe(text),
)
