import { creditNoteFilename, creditNotePendingMessage, formatNaira, hasCreditNote, sumTaxYear } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import type { MockPayslip } from '../demo/money/demoPayslips.ts'
import { createDraftPayslip, readMoney } from '../demo/money/mockMoney.ts'
import { createPdf } from '../demo/money/createPdf.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import { formatPayslipCsv } from '../money/payslipCsv.ts'
import { formatTaxYearCsv } from '../money/taxYearCsv.ts'
import { payslipStatuses, type CompletePayslip, type CompletePayslipHead, type TaxYear } from './payslips.contract.ts'

const toPayslipHead = ({
  id,
  number,
  period,
  status,
  version_no,
  issued_at,
  totals,
  currency,
  paid_at,
  payout_id,
  payout_status,
  disputes_open,
  returned_kobo,
}: MockPayslip): CompletePayslipHead => ({
  id,
  number,
  period,
  status,
  version_no,
  issued_at,
  totals,
  currency,
  paid_at,
  payout_id,
  payout_status,
  disputes_open,
  returned_kobo,
})

function requirePayslip(context: MockContext, id: string): MockPayslip {
  const slip = readMoney(context.demoData, requireMember(context).organization).payslips.find((each) => each.id === id)
  if (!slip) throw new RequestError('NotFound')
  return slip
}

function readCompany(context: MockContext): CompletePayslip['company'] {
  const { company_name: name, registered } = requireMember(context).organization
  return { name, rc_number: registered.rc_number, address: registered.company_address }
}

const withCompany = (context: MockContext, slip: MockPayslip): CompletePayslip => ({ ...slip, company: readCompany(context) })

function readTaxYear(context: MockContext, year: string): TaxYear {
  const all = readMoney(context.demoData, requireMember(context).organization).payslips
  const payslips = all
    .filter(({ period }) => period.from.startsWith(year))
    .map(({ id: payslip_id, number, period, totals: { gross_kobo }, tax }) => ({ payslip_id, number, period, gross_kobo, ...tax }))
    .toReversed()
  const years = [...new Set(all.map(({ period }) => period.from.slice(0, 4)))]
  return { year, company: readCompany(context), payslips, totals: sumTaxYear(payslips), years }
}

export const payslipsMock: Handlers<typeof contract, MockContext>['payslips'] = {
  list(context, { query }) {
    const { organization } = requireMember(context)
    const draft = createDraftPayslip(context.demoData, organization)
    const ofYears = [...(draft ? [draft] : []), ...readMoney(context.demoData, organization).payslips].filter(
      ({ period }) => query.year.length === 0 || query.year.includes(period.from.slice(0, 4)),
    )
    const rows = ofYears.filter(({ status }) => query.status.length === 0 || query.status.some((each) => each === status))
    const { data, metadata } = paginate(rows.map(toPayslipHead), query, {
      now: context.demoData.clock(),
      by: { period: ({ period }) => period.from, net: ({ totals }) => totals.net_kobo, number: ({ number }) => number },
      text: ({ number }) => [number],
    })
    return {
      data,
      metadata: {
        ...metadata,
        counts: countByValue(
          payslipStatuses,
          ofYears.map(({ status }) => status),
        ),
      },
    }
  },
  current(context) {
    const draft = createDraftPayslip(context.demoData, requireMember(context).organization)
    if (!draft) throw new RequestError('NotFound')
    return { data: withCompany(context, draft), metadata: { as_of: context.demoData.clock().toISOString() } }
  },
  taxYear: (context, { query }) => ({
    data: readTaxYear(context, query.year),
    metadata: { as_of: context.demoData.clock().toISOString() },
  }),
  taxYearDownload(context, { query }) {
    const taxYear = readTaxYear(context, query.year)
    const filename = `Tax-${query.year}.${query.format}`
    if (query.format === 'csv') return { type: 'text/csv', filename, content: formatTaxYearCsv(taxYear) }
    const lines = taxYear.payslips.map(({ number, wht_kobo }) => `${number} ${formatNaira(wht_kobo)}`)
    return { type: 'application/pdf', filename, content: createPdf([`Tax withheld in ${query.year}`, ...lines]) }
  },
  get: (context, { params }) => ({ data: withCompany(context, requirePayslip(context, params.id)) }),
  versions: (context, { params }) => ({ data: [{ ...toPayslipHead(requirePayslip(context, params.id)), changes: [] }] }),
  sources(context, { params, query }) {
    const slip = requirePayslip(context, params.id)
    const line = slip.lines.find(({ id }) => id === params.lineId)
    if (!line) throw new RequestError('NotFound')
    const sources = readMoney(context.demoData, requireMember(context).organization).lines.filter(
      ({ payslip_id, type }) => payslip_id === slip.id && type === line.type,
    )
    return paginate(sources, query, {
      now: context.demoData.clock(),
      by: { occurred_at: ({ occurred_at }) => occurred_at, amount: ({ amount_kobo }) => amount_kobo },
      text: ({ reference }) => [reference],
    })
  },
  acknowledge(context, { params }) {
    const slip = requirePayslip(context, params.id)
    const acknowledged_at = slip.acknowledged_at ?? context.demoData.clock().toISOString()
    slip.acknowledged_at = acknowledged_at
    return { data: { id: slip.id, acknowledged_at } }
  },
  download(context, { params, query }) {
    const slip = requirePayslip(context, params.id)
    if (query.format === 'csv') return { type: 'text/csv', filename: `${slip.number}.csv`, content: formatPayslipCsv(slip) }
    const lines = slip.lines.map(({ label, amount_kobo }) => `${label} ${formatNaira(amount_kobo)}`)
    return { type: 'application/pdf', filename: `${slip.number}.pdf`, content: createPdf([slip.number, ...lines]) }
  },
  creditNote(context, { params }) {
    const { number, tax } = requirePayslip(context, params.id)
    if (!hasCreditNote(tax)) throw new RequestError('InvalidTransition', creditNotePendingMessage)
    const content = createPdf([`Withholding tax credit note, ${number}`, formatNaira(tax.wht_kobo)])
    return { type: 'application/pdf', filename: creditNoteFilename(number), content }
  },
}
