import { countsOf, pageOf } from '../kernel/listResponse.ts'
import type { contract } from '../contract.ts'
import { moneyOf } from '../demo/money/mockMoney.ts'
import { reportRows } from '../demo/money/reportRows.ts'
import { createPdf } from '../demo/money/createPdf.ts'
import { ofMember, signedIn, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { byteOrderMark, csvLine } from '../money/csv.ts'
import { isOwner } from '@vehicle-partner/domain'
import { cellOf, columnsOf, mayReport } from './reportColumns.ts'
import { reportStates } from './reports.contract.ts'

/** A report that the caller may see: their own, an owner everybody's. */
function one(scene: Scene, id: string) {
  const { organization, roles } = ofMember(scene)
  const report = moneyOf(scene.demoData, organization).reports.find((each) => each.id === id)
  if (!report || (!isOwner(roles) && report.requested_by.id !== signedIn(scene).person.id)) throw new RequestError('NotFound')
  return report
}

export const reportsMock: Handlers<typeof contract, Scene>['reports'] = {
  create(scene, { body: { type, format, filters, columns: asked } }) {
    const { organization, roles } = ofMember(scene)
    if (!mayReport(type, roles)) throw new RequestError('Forbidden')
    const columns = columnsOf(type, asked)
    if (!columns) throw new RequestError('ValidationError', undefined, { errors: { columns: 'This report has no such column' } })
    const { reports } = moneyOf(scene.demoData, organization)
    const { person } = signedIn(scene)
    const rows = reportRows(scene.demoData, organization, type, filters)
    const lines = rows.map((row) => columns.map((column) => cellOf(column, row)))
    const table = [byteOrderMark, csvLine(columns.map(({ label }) => label)), ...lines.map(csvLine)].join('')
    const content = format === 'csv' ? table : createPdf([type, ...lines.slice(0, 40).map((cells) => cells.join('  '))])
    const now = scene.demoData.clock()
    const id = `rpt_${organization.id.slice(-3)}${reports.length + 1}`
    reports.push({
      id,
      type,
      filters,
      format: format === 'xlsx' ? 'csv' : format,
      columns: columns.map(({ key }) => key),
      status: 'ready',
      rows: rows.length,
      size: content.length,
      file: { Location: `/v1/reports/${id}/download`, expires_at: new Date(now.getTime() + 7 * 86_400_000).toISOString() },
      failure: null,
      requested_by: { id: person.id, name: `${person.fname} ${person.lname}` },
      created_at: now.toISOString(),
      content,
    })
    return { data: one(scene, id) }
  },
  list(scene, { query }) {
    const { organization, roles } = ofMember(scene)
    const own = moneyOf(scene.demoData, organization).reports.filter(
      ({ requested_by, type }) =>
        (isOwner(roles) || requested_by.id === signedIn(scene).person.id) &&
        (query.type.length === 0 || query.type.some((each) => each === type)),
    )
    const shown = own.filter(({ status }) => query.status.length === 0 || query.status.some((each) => each === status))
    const { data, metadata } = pageOf(shown, query, {
      now: scene.demoData.clock(),
      by: { created_at: ({ created_at }) => created_at },
      text: ({ type }) => [type],
    })
    return {
      data,
      metadata: {
        ...metadata,
        counts: countsOf(
          reportStates,
          own.map(({ status }) => status),
        ),
      },
    }
  },
  get: (scene, { params }) => ({ data: one(scene, params.id) }),
  download(scene, { params }) {
    const { type, format, content, created_at } = one(scene, params.id)
    return { type: format === 'pdf' ? 'application/pdf' : 'text/csv', filename: `${type}-${created_at.slice(0, 10)}.${format}`, content }
  },
}
