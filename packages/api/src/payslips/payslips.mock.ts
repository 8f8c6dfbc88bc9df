import { formatNaira } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { createDraftPayslip, readMoney } from '../demo/money/mockMoney.ts'
import { createPdf } from '../demo/money/createPdf.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import { formatPayslipCsv } from '../money/payslipCsv.ts'
import { payslipStatuses, type CompletePayslip, type CompletePayslipHead } from './payslips.contract.ts'

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
  disputes_open,
  returned_kobo,
}: CompletePayslip): CompletePayslipHead => ({
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
  disputes_open,
  returned_kobo,
})

function requirePayslip(context: MockContext, id: string): CompletePayslip {
  const slip = readMoney(context.demoData, requireMember(context).organization).payslips.find((each) => each.id === id)
  if (!slip) throw new RequestError('NotFound')
  return slip
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
    return { data: draft, metadata: { as_of: context.demoData.clock().toISOString() } }
  },
  get: (context, { params }) => ({ data: requirePayslip(context, params.id) }),
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
}
