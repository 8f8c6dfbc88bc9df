import { countByValue, paginate } from '../kernel/listResponse.ts'
import type { contract } from '../contract.ts'
import { readMoney } from '../demo/money/mockMoney.ts'
import { readAuditReportRows } from '../demo/auditReportRows.ts'
import { readDocumentReportRows } from '../demo/documentReportRows.ts'
import { readFleetReportRows } from '../demo/fleetReportRows.ts'
import { readPayReportRows } from '../demo/money/payReportRows.ts'
import { readTripReportRows } from '../demo/tripReportRows.ts'
import { readReportRows } from '../demo/money/reportRows.ts'
import { createPdf } from '../demo/money/createPdf.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { byteOrderMark, formatCsvLine, isOwner, isTooLongForPdf, lagosDate, pdfRowsMessage } from '@vehicle-partner/domain'
import { limitReportFilters, type ReportFilters } from './documentReportFilters.ts'
import { formatCell, selectColumns, canReadReport, canReport, type ReportRow } from './reportColumns.ts'
import { reportStatuses, type ReportType } from './reports.contract.ts'

type RowReader = (context: MockContext, filters: ReportFilters) => ReportRow[] | Promise<ReportRow[]>

/** Reads the rows of each kind of report. */
const rowReaders: Readonly<Record<ReportType, RowReader>> = {
  earnings_lines: readMoneyRows('earnings_lines'),
  earnings_by_vehicle: readMoneyRows('earnings_by_vehicle'),
  trips: readTripReportRows,
  trip_stats: readMoneyRows('trip_stats'),
  vehicles: (context, filters) => readFleetReportRows(context, 'vehicles', filters),
  drivers: (context, filters) => readFleetReportRows(context, 'drivers', filters),
  documents_expiry: readDocumentReportRows,
  payouts: (context, filters) => readPayReportRows(context, 'payouts', filters),
  payslips: (context, filters) => readPayReportRows(context, 'payslips', filters),
  audit: readAuditReportRows,
}

function readMoneyRows(type: 'earnings_lines' | 'earnings_by_vehicle' | 'trip_stats'): RowReader {
  return (context, filters) => readReportRows(context.demoData, requireMember(context).organization, type, filters)
}

/** The reports that the caller may see: their own of data that their present roles may read; owners see all. */
function listVisible(context: MockContext) {
  const { organization, roles } = requireMember(context)
  const { reports } = readMoney(context.demoData, organization)
  if (isOwner(roles)) return reports
  const { person } = requireCaller(context)
  return reports.filter((report) => report.requested_by.id === person.id && canReadReport(report, roles))
}

function requireReport(context: MockContext, id: string) {
  const report = listVisible(context).find((each) => each.id === id)
  if (!report) throw new RequestError('NotFound')
  return report
}

export const reportsMock: Handlers<typeof contract, MockContext>['reports'] = {
  async create(context, { body: { type, format, filters: asked, columns: columnKeys } }) {
    const { organization, roles } = requireMember(context)
    if (!canReport(type, roles)) throw new RequestError('Forbidden')
    const filters = limitReportFilters(type, asked, roles)
    if (!filters) throw new RequestError('Forbidden')
    const columns = selectColumns(type, columnKeys, roles)
    if (!columns) throw new RequestError('ValidationError', undefined, { errors: { columns: 'This report has no such column' } })
    const { reports } = readMoney(context.demoData, organization)
    const { person } = requireCaller(context)
    const rows = await rowReaders[type](context, filters)
    if (format === 'pdf' && isTooLongForPdf(rows.length))
      throw new RequestError('ValidationError', undefined, { errors: { format: pdfRowsMessage } })
    const lines = rows.map((row) => columns.map((column) => formatCell(column, row)))
    const table = [byteOrderMark, formatCsvLine(columns.map(({ label }) => label)), ...lines.map(formatCsvLine)].join('')
    const content = format === 'csv' ? table : createPdf([type, ...lines.slice(0, 40).map((cells) => cells.join('  '))])
    const now = context.demoData.clock()
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
    return { data: requireReport(context, id) }
  },
  list(context, { query }) {
    const own = listVisible(context).filter(({ type }) => query.type.length === 0 || query.type.some((each) => each === type))
    const rows = own.filter(({ status }) => query.status.length === 0 || query.status.some((each) => each === status))
    const { data, metadata } = paginate(rows, query, {
      now: context.demoData.clock(),
      by: { created_at: ({ created_at }) => created_at },
      text: ({ type }) => [type],
    })
    return {
      data,
      metadata: {
        ...metadata,
        counts: countByValue(
          reportStatuses,
          own.map(({ status }) => status),
        ),
      },
    }
  },
  get: (context, { params }) => ({ data: requireReport(context, params.id) }),
  download(context, { params }) {
    const { type, format, content, created_at } = requireReport(context, params.id)
    return {
      type: format === 'pdf' ? 'application/pdf' : 'text/csv',
      filename: `${type}-${lagosDate(new Date(created_at))}.${format}`,
      content,
    }
  },
}
