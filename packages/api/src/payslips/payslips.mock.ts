import { formatNaira } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { draftOf, moneyOf } from '../demo/money/mockMoney.ts'
import { createPdf } from '../demo/money/createPdf.ts'
import { ofMember, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countsOf, pageOf } from '../kernel/listResponse.ts'
import { payslipTable } from '../money/payslipTable.ts'
import { payslipStates, type Payslip, type PayslipHead } from './payslips.contract.ts'

const head = ({
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
}: Payslip): PayslipHead => ({
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
})

function one(scene: Scene, id: string): Payslip {
  const slip = moneyOf(scene.demoData, ofMember(scene).organization).payslips.find((each) => each.id === id)
  if (!slip) throw new RequestError('NotFound')
  return slip
}

export const payslipsMock: Handlers<typeof contract, Scene>['payslips'] = {
  list(scene, { query }) {
    const { organization } = ofMember(scene)
    const draft = draftOf(scene.demoData, organization)
    const ofYears = [...(draft ? [draft] : []), ...moneyOf(scene.demoData, organization).payslips].filter(
      ({ period }) => query.year.length === 0 || query.year.includes(period.from.slice(0, 4)),
    )
    const shown = ofYears.filter(({ status }) => query.status.length === 0 || query.status.some((each) => each === status))
    const { data, metadata } = pageOf(shown.map(head), query, {
      now: scene.demoData.clock(),
      by: { period: ({ period }) => period.from, net: ({ totals }) => totals.net_kobo, number: ({ number }) => number },
      text: ({ number }) => [number],
    })
    return {
      data,
      metadata: {
        ...metadata,
        counts: countsOf(
          payslipStates,
          ofYears.map(({ status }) => status),
        ),
      },
    }
  },
  current(scene) {
    const draft = draftOf(scene.demoData, ofMember(scene).organization)
    if (!draft) throw new RequestError('NotFound')
    return { data: draft, metadata: { as_of: scene.demoData.clock().toISOString() } }
  },
  get: (scene, { params }) => ({ data: one(scene, params.id) }),
  versions: (scene, { params }) => ({ data: [{ ...head(one(scene, params.id)), changes: [] }] }),
  sources(scene, { params, query }) {
    const slip = one(scene, params.id)
    const line = slip.lines.find(({ id }) => id === params.lineId)
    if (!line) throw new RequestError('NotFound')
    const sources = moneyOf(scene.demoData, ofMember(scene).organization).lines.filter(
      ({ payslip_id, type }) => payslip_id === slip.id && type === line.type,
    )
    return pageOf(sources, query, {
      now: scene.demoData.clock(),
      by: { occurred_at: ({ occurred_at }) => occurred_at, amount: ({ amount_kobo }) => amount_kobo },
      text: ({ reference }) => [reference],
    })
  },
  acknowledge(scene, { params }) {
    const slip = one(scene, params.id)
    const acknowledged_at = slip.acknowledged_at ?? scene.demoData.clock().toISOString()
    slip.acknowledged_at = acknowledged_at
    return { data: { id: slip.id, acknowledged_at } }
  },
  download(scene, { params, query }) {
    const slip = one(scene, params.id)
    if (query.format === 'csv') return { type: 'text/csv', filename: `${slip.number}.csv`, content: payslipTable(slip) }
    const lines = slip.lines.map(({ label, amount_kobo }) => `${label} ${formatNaira(amount_kobo)}`)
    return { type: 'application/pdf', filename: `${slip.number}.pdf`, content: createPdf([slip.number, ...lines]) }
  },
}
