import { formatNaira, hasCreditNote, payslipTotals } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { moneyItemAccessCases } from '../money/moneyAccess.conformance.ts'
import { formatNairaCell } from '../money/nairaCell.ts'

const partnerId = organizationKeys('okafor').account_sid
const path = '/partner-payout/v1/payslips'

/** The payslip of the last closed month. */
async function lastPayslip({ api }: TestUser) {
  const { data } = await api.payslips.list({ query: { partnerId, status: ['issued', 'paid'] } })
  const { data: payslip } = await api.payslips.get({ params: { id: data[0]?.id ?? '' } })
  return payslip
}
const ofLast =
  (rest = '') =>
  async (owner: TestUser) => ({ method: 'GET' as const, path: `${path}/${(await lastPayslip(owner)).id}${rest}` })

export const payslipsConformance: readonly Case[] = [
  ...accessCases('payslips.list', ['earnings'], ({ account_sid }) => ({ method: 'GET', path, query: { partnerId: account_sid } })),
  wire('payslips.list', 'lists one per month, newest first', async (server) => {
    const { api } = await server.as('earnings')
    const { data, metadata } = await api.payslips.list({ query: { partnerId, status: ['issued', 'paid'] } })
    expect(data.length).toBeGreaterThanOrEqual(5)
    expect(metadata.total).toBe(metadata.counts.issued + metadata.counts.paid)
    const months = data.map(({ period }) => period.from)
    expect(months).toEqual([...new Set(months)].toSorted().toReversed())
    for (const { totals, paid_at, status, returned_kobo = 0 } of data) {
      expect(totals.payable_kobo).toBe(Math.max(0, totals.net_kobo + returned_kobo))
      expect(totals.carried_forward_kobo).toBe(Math.min(0, totals.net_kobo + returned_kobo))
      expect(paid_at !== null).toBe(status === 'paid')
    }
  }),
  wire('payslips.list', 'each month starts with the balance carried forward', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.payslips.list({ query: { partnerId, status: ['issued', 'paid'], sort: 'period' } })
    const slips = await Promise.all(data.map(({ id }) => api.payslips.get({ params: { id } })))
    for (const [at, slip] of slips.entries())
      expect(slip.data.opening_balance_kobo).toBe(at === 0 ? 0 : slips[at - 1]?.data.totals.carried_forward_kobo)
    expect(slips.some((slip) => slip.data.opening_balance_kobo < 0)).toBe(true)
  }),
  wire('payslips.list', 'filters by year', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.payslips.list({ query: { partnerId, status: ['issued', 'paid'] } })
    const year = data[0]?.period.from.slice(0, 4) ?? ''
    const own = await api.payslips.list({ query: { partnerId, year } })
    expect(own.data.length).toBeGreaterThan(0)
    for (const { period } of own.data) expect(period.from.slice(0, 4)).toBe(year)
    expect((await api.payslips.list({ query: { partnerId, year: '1999' } })).metadata.total).toBe(0)
  }),
  wire('payslips.current', 'the current month adds up to the estimate of the next payout', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.payslips.current({ query: { partnerId } })
    expect(data).toMatchObject({ id: 'current', status: 'draft', issued_at: null })
    expect(data.totals).toEqual(payslipTotals(data.lines, data.opening_balance_kobo))
    const next = await api.payouts.next({ query: { partnerId } })
    expect(next.data?.estimate_kobo).toBe(data.totals.payable_kobo)
    const { data: list } = await api.payslips.list({ query: { partnerId, status: 'draft' } })
    expect(list.map(({ totals }) => totals)).toEqual([data.totals])
  }),
  wire('payslips.current', 'is empty without earnings, and forbidden or not found for others', async (server) => {
    const query = (key: 'sunrise' | 'okafor') => ({ query: { partnerId: organizationKeys(key).account_sid } })
    await expect((await server.as('empty')).api.payslips.current(query('sunrise'))).rejects.toMatchObject({ status: 404 })
    await expect((await server.as('trips')).api.payslips.current(query('okafor'))).rejects.toMatchObject({ status: 403 })
    await expect((await server.as('individual')).api.payslips.current(query('okafor'))).rejects.toMatchObject({ status: 404 })
  }),
  ...accessCases('payslips.taxYear', ['earnings'], ({ account_sid }) => ({
    method: 'GET',
    path: `${path}/tax`,
    query: { partnerId: account_sid, year: '2026' },
  })),
  wire('payslips.taxYear', 'each year has its payslips, and its sums are theirs to the kobo', async (server) => {
    const { api } = await server.as('earnings')
    const { data: issued } = await api.payslips.list({ query: { partnerId, status: ['issued', 'paid'], sort: 'period', perPage: 100 } })
    const slips = await Promise.all(issued.map(async ({ id }) => (await api.payslips.get({ params: { id } })).data))
    const years = [...new Set(slips.map(({ period }) => period.from.slice(0, 4)))].toReversed()
    expect(years.length).toBeGreaterThan(0)
    for (const year of years) {
      const { data } = await api.payslips.taxYear({ query: { partnerId, year } })
      const own = slips.filter(({ period }) => period.from.startsWith(year))
      expect(data.years).toEqual(years)
      expect(data.company).toEqual(own[0]?.company)
      expect(data.payslips).toEqual(
        own.map(({ id: payslip_id, number, period, totals, tax }) => ({
          payslip_id,
          number,
          period,
          gross_kobo: totals.gross_kobo,
          ...tax,
        })),
      )
      const add = (amountOf: (slip: (typeof own)[number]) => number) => own.reduce((sum, slip) => sum + amountOf(slip), 0)
      expect(data.totals).toMatchObject({
        gross_kobo: add(({ totals }) => totals.gross_kobo),
        wht_base_kobo: add(({ tax }) => tax.wht_base_kobo),
        wht_kobo: add(({ tax }) => tax.wht_kobo),
      })
      expect(data.totals.credited_kobo + data.totals.pending_kobo).toBe(data.totals.wht_kobo)
    }
  }),
  wire('payslips.taxYear', 'a year without payslips has none, and no sums', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.payslips.taxYear({ query: { partnerId, year: '1999' } })
    expect(data.payslips).toEqual([])
    expect(new Set(Object.values(data.totals))).toEqual(new Set([0]))
  }),
  ...accessCases('payslips.taxYearDownload', ['earnings'], ({ account_sid }) => ({
    method: 'GET',
    path: `${path}/tax/download`,
    query: { partnerId: account_sid, year: '2026', format: 'csv' },
  })),
  wire('payslips.taxYearDownload', 'CSV and PDF have the sums of the year', async (server) => {
    const { api } = await server.as('owner')
    const year = (await lastPayslip(await server.as('owner'))).period.from.slice(0, 4)
    const { data } = await api.payslips.taxYear({ query: { partnerId, year } })
    const csv = await api.payslips.taxYearDownload({ query: { partnerId, year, format: 'csv' } })
    const table = await csv.blob.text()
    expect(csv.filename).toBe(`Tax-${year}.csv`)
    for (const { number, wht_kobo } of data.payslips)
      expect(table.split('\n').find((line) => line.includes(number))).toContain(`,${formatNairaCell(wht_kobo)},`)
    expect(table).toContain(`Total ${year},,,${formatNairaCell(data.totals.gross_kobo)},${formatNairaCell(data.totals.wht_base_kobo)},,`)
    const pdf = await api.payslips.taxYearDownload({ query: { partnerId, year, format: 'pdf' } })
    expect(pdf.filename).toBe(`Tax-${year}.pdf`)
    expect((await pdf.blob.text()).slice(0, 5)).toBe('%PDF-')
  }),
  ...moneyItemAccessCases('payslips.get', ['earnings'], ofLast()),
  wire('payslips.get', 'lines, vehicles and tax add up', async (server) => {
    const { lines, vehicles, unallocated, totals, tax, opening_balance_kobo } = await lastPayslip(await server.as('owner'))
    expect(totals).toEqual(payslipTotals(lines, opening_balance_kobo))
    const add = (of: (sums: typeof unallocated) => number) => [...vehicles, unallocated].reduce((sum, each) => sum + of(each), 0)
    expect(add(({ gross_kobo }) => gross_kobo)).toBe(totals.gross_kobo)
    expect(add(({ deductions_kobo }) => deductions_kobo)).toBe(totals.deductions_kobo)
    expect(tax.wht_kobo).toBe(Math.floor((tax.wht_base_kobo * tax.wht_rate_bps + 5000) / 10_000))
    expect(lines.find(({ type }) => type === 'withholding_tax')?.amount_kobo).toBe(tax.wht_kobo)
    for (const { explain } of lines) expect(explain).toMatch(/\.$/)
  }),
  wire(
    'payslips.get',
    'says why lines are on another payslip than that of their month, and which payouts it pays again',
    async (server) => {
      const visitor = await server.as('owner')
      const { data } = await visitor.api.payslips.list({ query: { partnerId, status: ['issued', 'paid'], perPage: 100 } })
      for (const { id, returned_kobo } of data) {
        const slip = (await visitor.api.payslips.get({ params: { id } })).data
        expect((slip.returned_payouts ?? []).reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)).toBe(returned_kobo)
        for (const { text, lines } of [...(slip.carried_over ?? []), ...(slip.left_over ?? [])]) {
          expect(text).toMatch(/\.$/)
          expect(lines).toBeGreaterThan(0)
        }
        if (slip.status === 'paid') expect(slip.came_back).toBeNull()
      }
    },
  ),
  ...moneyItemAccessCases('payslips.versions', ['earnings'], ofLast('/versions')),
  wire('payslips.versions', 'an uncorrected payslip has one version', async (server) => {
    const visitor = await server.as('owner')
    const slip = await lastPayslip(visitor)
    const { data } = await visitor.api.payslips.versions({ params: { id: slip.id } })
    expect(data).toMatchObject([{ id: slip.id, version_no: 1, totals: slip.totals, changes: [] }])
  }),
  ...moneyItemAccessCases('payslips.sources', ['earnings'], async (owner) => {
    const { id, lines } = await lastPayslip(owner)
    return { method: 'GET', path: `${path}/${id}/lines/${lines[0]?.id ?? ''}/sources` }
  }),
  wire('payslips.sources', 'each line has its number of earning lines, which add up to it', async (server) => {
    const visitor = await server.as('earnings')
    const { id, lines } = await lastPayslip(visitor)
    for (const line of lines) {
      const { data, metadata } = await visitor.api.payslips.sources({ params: { id, lineId: line.id }, query: { perPage: 100 } })
      expect(metadata.total).toBe(line.earning_ids_count)
      for (const source of data) expect(source).toMatchObject({ type: line.type, payslip_id: id, state: 'settled' })
      if (metadata.pages === 1) expect(data.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)).toBe(line.amount_kobo)
    }
    await expect(visitor.api.payslips.sources({ params: { id, lineId: 'nothing' }, query: {} })).rejects.toMatchObject({ status: 404 })
  }),
  ...moneyItemAccessCases('payslips.acknowledge', ['earnings'], async (owner) => ({
    method: 'POST',
    path: `${path}/${(await lastPayslip(owner)).id}/acknowledge`,
  })),
  wire('payslips.acknowledge', 'acknowledges once', async (server) => {
    const visitor = await server.as('owner')
    const { id } = await lastPayslip(visitor)
    const first = await visitor.api.payslips.acknowledge({ params: { id } })
    expect(await visitor.api.payslips.acknowledge({ params: { id } })).toEqual(first)
    expect((await lastPayslip(visitor)).acknowledged_at).toBe(first.data.acknowledged_at)
  }),
  ...moneyItemAccessCases('payslips.download', ['earnings'], ofLast('/download')),
  wire('payslips.download', 'the CSV file has every amount in naira', async (server) => {
    const visitor = await server.as('owner')
    const slip = await lastPayslip(visitor)
    const { blob, filename, type } = await visitor.api.payslips.download({ params: { id: slip.id }, query: { format: 'csv' } })
    expect({ filename, type }).toEqual({ filename: `${slip.number}.csv`, type: 'text/csv' })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
    expect(text.startsWith('\ufeffPayslip,From,To,Line,')).toBe(true)
    const rows = text.trimEnd().split('\r\n')
    for (const { label, amount_kobo } of slip.lines)
      expect(rows.some((row) => row.includes(label) && row.includes(`,${formatNairaCell(amount_kobo)},`))).toBe(true)
    expect(rows.some((row) => row.includes(`Payable,total,,,${formatNairaCell(slip.totals.payable_kobo)},`))).toBe(true)
  }),
  wire('payslips.download', 'the document is a PDF file', async (server) => {
    const visitor = await server.as('owner')
    const slip = await lastPayslip(visitor)
    expect(formatNaira(slip.totals.payable_kobo)).toMatch(/^₦/)
    const { blob, filename, type } = await visitor.api.payslips.download({ params: { id: slip.id }, query: {} })
    expect({ filename, type }).toEqual({ filename: `${slip.number}.pdf`, type: 'application/pdf' })
    expect((await blob.text()).slice(0, 5)).toBe('%PDF-')
    expect(blob.size).toBeLessThanOrEqual(150 * 1024)
  }),
  ...moneyItemAccessCases('payslips.creditNote', ['earnings'], ofLast('/credit-note')),
  wire('payslips.creditNote', 'is a PDF once the note is available, otherwise rejected', async (server) => {
    const { api } = await server.as('earnings')
    const { data } = await api.payslips.list({ query: { partnerId, status: ['issued', 'paid'] } })
    const slips = await Promise.all(data.map(async ({ id }) => (await api.payslips.get({ params: { id } })).data))
    const credited = slips.find((slip) => hasCreditNote(slip.tax))
    const { blob, filename, type } = await api.payslips.creditNote({ params: { id: credited?.id ?? '' }, query: {} })
    expect({ filename, type }).toEqual({ filename: `Credit-note-${credited?.number}.pdf`, type: 'application/pdf' })
    expect((await blob.text()).slice(0, 5)).toBe('%PDF-')
    expect(blob.size).toBeLessThanOrEqual(150 * 1024)
    const pending = slips.find(({ tax }) => tax.credit_note.status === 'pending')
    await expect(api.payslips.creditNote({ params: { id: pending?.id ?? '' }, query: {} })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
    })
  }),
]
