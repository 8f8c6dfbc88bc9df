import { draftPayslipId, formatPayslipCsv, formatNairaCell } from '@vehicle-partner/api/server'
import { formatNaira, monthRange, payslipEntries, payslipTotals, sumTaxYear, type EarningTypeSum } from '@vehicle-partner/domain'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import type { StrictPayslip } from '../payslips/readPayslips.ts'
import { createCreditNotePdf } from './creditNotePdf.ts'
import { createPayslipPdf } from './payslipPdf.ts'
import { createTaxYearPdf } from './taxYearPdf.ts'

const sum = (type: EarningTypeSum['type'], count: number, naira: number, unit: number | null = null): EarningTypeSum => ({
  type,
  count,
  amount_kobo: naira * 100,
  unit_kobo: unit === null ? null : unit * 100,
})
const terms = { rateCardVersion: 3, platformFeeBps: 500, whtBaseKobo: 1_763_800_000, whtRateBps: 1000 }
/** The month of the worked example. */
const entries = payslipEntries(
  [
    sum('trip_earning', 412, 17_304_000, 42_000),
    sum('bonus', 10, 250_000, 25_000),
    sum('cancellation_compensation', 5, 84_000),
    sum('toll_reimbursement', 4, 61_500),
    sum('platform_fee', 31, 865_200),
    sum('fuel_advance', 40, 2_150_000),
    sum('penalty', 3, 45_000, 15_000),
    sum('insurance_premium', 1, 180_000),
    sum('withholding_tax', 1, 1_763_800),
  ],
  terms,
)
const totals = payslipTotals(entries, 0)
const plates = Array.from({ length: 60 }, (_, at) => `KJA-${100 + at}XY`)
const company = { name: 'Ẹniọlá Ogunlẹ́yẹ and Daughters: ẹ ọ ṣ', rc_number: 'RC1482207', address: '12 Ṣàngó Street, Ìbàdàn' }
const payslip: StrictPayslip = {
  company,
  payout_status: 'paid',
  returned_kobo: 0,
  returned_payouts: [],
  carried_over: [],
  left_over: [],
  came_back: null,
  id: draftPayslipId,
  number: 'PSL-2026-10-0001',
  period: { from: '2026-10-01', to: '2026-10-31' },
  status: 'paid',
  version_no: 1,
  issued_at: '2026-11-01T01:00:00.000Z',
  totals,
  currency: 'NGN',
  paid_at: null,
  payout_id: null,
  disputes_open: 0,
  opening_balance_kobo: 0,
  lines: entries.map((entry) => ({ id: entry.type, ...entry })),
  vehicles: plates.map((registration_number) => ({
    vehicle_id: registration_number,
    registration_number,
    trips: 1,
    gross_kobo: 100,
    deductions_kobo: 0,
    net_kobo: 100,
  })),
  unallocated: { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0 },
  tax: { wht_base_kobo: 1_763_800_000, wht_rate_bps: 1000, wht_kobo: 176_380_000, credit_note: { status: 'pending' } },
  account: { bank_code: '058', bank_name: 'Guaranty Trust Bank', account_number_masked: '••••6785', account_name: 'ẸNIỌLÁ AND DAUGHTERS' },
  acknowledged_at: null,
  disputable_until: '2026-12-01',
}
async function textOf(content: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => (await document.getPage(at + 1)).getTextContent()),
  )
  const { info } = await document.getMetadata()
  const tags = JSON.stringify(
    await Promise.all(Array.from({ length: document.numPages }, async (_, at) => (await document.getPage(at + 1)).getStructTree())),
  )
  const text = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
  return { text: text.replace(/\s+/g, ' '), pages: document.numPages, info: info as Record<string, unknown>, tags }
}

describe('a payslip as PDF', () => {
  test('has every amount to the kobo, like the CSV (check 1)', async () => {
    const { text } = await textOf(await createPayslipPdf(payslip))
    const table = formatPayslipCsv(payslip)
    for (const { direction, amount_kobo } of payslip.lines) {
      expect(text).toContain(formatNaira(direction === 'credit' ? amount_kobo : -amount_kobo))
      expect(table).toContain(`,${formatNairaCell(amount_kobo)},`)
    }
    for (const kobo of [totals.gross_kobo, totals.deductions_kobo, totals.net_kobo, totals.payable_kobo]) {
      expect(text).toContain(formatNaira(kobo))
      expect(table).toContain(`,${formatNairaCell(kobo)},`)
    }
    expect(text).toContain('₦12,695,500.00')
  })

  test('prints the naira sign and accented names, and is tagged, titled and small (check 11)', async () => {
    const content = await createPayslipPdf(payslip)
    const { text, pages, info, tags } = await textOf(content)
    for (const part of [company.name, `${company.rc_number}, ${company.address}`])
      expect(text.normalize('NFC')).toContain(part.normalize('NFC'))
    expect(text.normalize('NFC')).toContain('ẸNIỌLÁ AND DAUGHTERS')
    expect(pages).toBeGreaterThan(1)
    for (const plate of plates) expect(text).toContain(plate)
    for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(`"role":"${tag}"`)
    expect(info['Title']).toBe('Payslip PSL-2026-10-0001')
    expect(content.byteLength).toBeLessThanOrEqual(150 * 1024)
  })

  test.each<[string, Partial<StrictPayslip>, string, string]>([
    ['paid', {}, 'The credit note is on its way.', 'Paid to ẸNIỌLÁ AND DAUGHTERS, Guaranty Trust Bank ••••6785.'],
    ['issued', { status: 'issued' }, 'The credit note is on its way.', 'Payable to ẸNIỌLÁ AND DAUGHTERS'],
    ['with its credit note', { tax: { ...payslip.tax, credit_note: { status: 'available' } } }, 'The credit note is available.', 'Paid to'],
    ['without an account', { account: null }, 'The credit note is on its way.', 'No account to pay to yet.'],
    [
      'of nothing',
      { totals: { ...totals, payable_kobo: 0 }, tax: { ...payslip.tax, wht_kobo: 0 } },
      'No tax is withheld.',
      'Nothing is paid out.',
    ],
  ])('%s: says what becomes of the tax and who is paid', async (_, change, tax, payee) => {
    const { text } = await textOf(await createPayslipPdf({ ...payslip, ...change }))
    expect(text.normalize('NFC')).toContain(tax)
    expect(text.normalize('NFC')).toContain(payee.normalize('NFC'))
  })
})

test('a year of withholding tax as PDF has every amount to the kobo, and the company', async () => {
  const months = Array.from({ length: 12 }, (_, at) => ({
    payslip_id: `psl_${at}`,
    number: `PSL-2026-${String(at + 1).padStart(2, '0')}-0001`,
    period: monthRange(`2026-${String(at + 1).padStart(2, '0')}-01`),
    gross_kobo: 1_769_950_001 + at,
    wht_base_kobo: 1_763_800_003 + at,
    wht_rate_bps: 1000,
    wht_kobo: 176_380_007 + at,
    credit_note: { status: at % 2 === 0 ? 'available' : 'pending' } as const,
  }))
  const taxYear = { year: '2026', company, payslips: months, totals: sumTaxYear(months), years: ['2026'] }
  const content = await createTaxYearPdf(taxYear, new Date('2027-01-10T09:00:00Z'))
  const { text, tags } = await textOf(content)
  for (const { number, gross_kobo, wht_base_kobo, wht_kobo } of months)
    for (const part of [number, formatNaira(gross_kobo), formatNaira(wht_base_kobo), formatNaira(wht_kobo)]) expect(text).toContain(part)
  for (const kobo of Object.values(taxYear.totals)) expect(text).toContain(formatNaira(kobo))
  expect(text.normalize('NFC')).toContain(`${company.rc_number}, ${company.address}`.normalize('NFC'))
  expect(tags).toContain('"role":"TH"')
  expect(content.byteLength).toBeLessThanOrEqual(150 * 1024)
})

test('a credit note as PDF has the tax to the kobo and the company, and is tagged, titled and small', async () => {
  const tax = { wht_base_kobo: 1_763_800_003, wht_rate_bps: 1000, wht_kobo: 176_380_007, credit_note: { status: 'available' as const } }
  const content = await createCreditNotePdf({ ...payslip, tax })
  const { text, info, tags } = await textOf(content)
  for (const part of [payslip.number, formatNaira(tax.wht_base_kobo), formatNaira(tax.wht_kobo), '10 %']) expect(text).toContain(part)
  for (const part of [company.name, `${company.rc_number}, ${company.address}`])
    expect(text.normalize('NFC')).toContain(part.normalize('NFC'))
  for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(`"role":"${tag}"`)
  expect(info['Title']).toBe(`Withholding tax credit note, ${payslip.number}`)
  expect(content.byteLength).toBeLessThanOrEqual(150 * 1024)
})
