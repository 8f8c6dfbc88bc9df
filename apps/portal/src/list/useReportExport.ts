import type { Download, ReportFormat, ReportType } from '@vehicle-partner/api'
import { useToast } from '@vehicle-partner/ui'
import { useApi, useOrganization } from '../session/useSession.ts'

type Filters = Readonly<Record<string, unknown>>

/** The parts of a list's query that decide which rows there are. */
function toReportFilters(query: Filters): Record<string, string | string[]> {
  const { page: _page, perPage: _perPage, sort: _sort, ...filters } = query
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  )
}

/** Creates the file of a list's rows. A long one is not ready at once: a notification tells when it is. */
export function useReportExport(type: ReportType): (query: Filters, format: ReportFormat) => Promise<Download | undefined> {
  const { reports } = useApi()
  const { partner } = useOrganization()
  const toast = useToast()
  return async (query, format) => {
    const { data } = await reports.create({ params: { id: partner.id }, body: { type, format, filters: toReportFilters(query) } })
    if (data.status === 'ready') return reports.download({ params: { id: data.id } })
    toast.info('We will tell you when it is ready')
    return undefined
  }
}
