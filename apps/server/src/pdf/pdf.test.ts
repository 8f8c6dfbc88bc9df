import type { Payslip } from '@vehicle-partner/api'
import { draftPayslipId, formatPayslipCsv, formatNairaCell } from '@vehicle-partner/api/server'
import { formatNaira, payslipEntries, payslipTotals, type EarningTypeSum } from '@vehicle-partner/domain'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { createPayslipPdf } from './payslipPdf.ts'

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
const payslip: Payslip = {
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
const company = 'Ẹniọlá Ogunlẹ́yẹ and Daughters: ẹ ọ ṣ'

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
    const { text } = await textOf(await createPayslipPdf(payslip, company))
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
    const content = await createPayslipPdf(payslip, company)
    const { text, pages, info, tags } = await textOf(content)
    expect(text.normalize('NFC')).toContain(company.normalize('NFC'))
    expect(text.normalize('NFC')).toContain('ẸNIỌLÁ AND DAUGHTERS')
    expect(pages).toBeGreaterThan(1)
    for (const plate of plates) expect(text).toContain(plate)
    for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(`"role":"${tag}"`)
    expect(info['Title']).toBe('Payslip PSL-2026-10-0001')
    expect(content.byteLength).toBeLessThanOrEqual(150 * 1024)
  })
})
