import { requireMember, type MockContext } from '../mockContext.ts'
import { RequestError } from '../../kernel/errors.ts'
import { payouts } from '../../payouts/payouts.contract.ts'
import { payoutsMock } from '../../payouts/payouts.mock.ts'
import { payslips } from '../../payslips/payslips.contract.ts'
import { payslipsMock } from '../../payslips/payslips.mock.ts'
import type { ReportRow } from '../../reports/reportColumns.ts'
import { readReportRows } from './reportRows.ts'

type Filters = Readonly<Record<string, string | readonly string[]>>

const unknownFilter = () => new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such filter' } })

/** The rows of the report of payouts or payslips: those that the list shows with these filters. One per month: they fit on one page. */
export async function readPayReportRows(context: MockContext, type: 'payouts' | 'payslips', filters: Filters): Promise<ReportRow[]> {
  const { organization } = requireMember(context)
  const given = { ...filters, partnerId: organization.account_sid, page: '1', perPage: '100' }
  const rows = readReportRows(context.demoData, organization, type, {})
  if (type === 'payouts') {
    const query = payouts.list.query?.safeParse(given)
    if (!query?.success) throw unknownFilter()
    const { data } = await payoutsMock.list(context, { query: query.data })
    return rows.filter((row) => data.some(({ reference }) => reference === row['reference']))
  }
  const query = payslips.list.query?.safeParse(given)
  if (!query?.success) throw unknownFilter()
  const { data } = await payslipsMock.list(context, { query: query.data })
  return rows.filter((row) => data.some(({ number }) => number === row['number']))
}
