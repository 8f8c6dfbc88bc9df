import type { Report, ReportType } from '@vehicle-partner/api'
import { documentTypes, earningLabels, formatDateRange, periodLabels, reportTitles } from '@vehicle-partner/domain'
import { statusRegistry, type StatusEntity } from '../statuses/statusRegistry.ts'

const titles = new Map<string, string>(Object.entries(reportTitles satisfies Readonly<Record<ReportType, string>>))

/** What a report lists: 'Payouts'. A newer server may have types that this program does not know. */
export const reportTitle = (type: string): string => titles.get(type) ?? capitalize(type)

/** Filters that hold the ids of other items, which have no name here. */
const itemNames = new Map<string, readonly [one: string, many: string]>([
  ['id', ['row', 'rows']],
  ['vehicle_id', ['vehicle', 'vehicles']],
  ['driver_id', ['driver', 'drivers']],
  ['route_id', ['route', 'routes']],
  ['trip_id', ['trip', 'trips']],
  ['payslip_id', ['payslip', 'payslips']],
  ['account_id', ['account', 'accounts']],
  ['city_id', ['city', 'cities']],
  ['actor_id', ['person', 'people']],
  ['entity_id', ['item', 'items']],
])

const filterNames = new Map([
  ['state', 'Status'],
  ['owner_type', 'Of'],
])

/** What the states of a report's rows are called. */
const statusesOf = new Map<string, StatusEntity>([
  ['earnings_lines', 'earning'],
  ['trips', 'trip'],
  ['vehicles', 'vehicle'],
  ['drivers', 'driver'],
  ['documents_expiry', 'document'],
  ['payouts', 'payout'],
  ['payslips', 'payslip'],
])

/** The words of the filters of documents. */
const documentWords = new Map<string, string>([
  ['partner', 'Company'],
  ...Object.values(documentTypes).flatMap((types) => types.map(({ code, label }) => [code, label] as const)),
])

/** The tabs of lists, whose values say enough. */
const tabs = new Set(['tab', 'group'])

/** The organisation of the list, and what is described apart. */
const omitted = new Set(['partnerId', 'from', 'to', 'period', 'search'])

/** The filters of a report in words: 'Last month, “42,000”, Status: Settled'. */
export function describeReportFilters({ type, filters }: Pick<Report, 'type' | 'filters'>): string {
  const read = (name: string) => [filters[name] ?? []].flat()
  const [search] = read('search')
  const parts = [
    describeDays(read('from')[0], read('to')[0], read('period')[0]),
    search === undefined ? undefined : `“${search}”`,
    ...Object.keys(filters)
      .filter((name) => !omitted.has(name))
      .map((name) => describeFilter(type, name, read(name))),
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? 'All rows' : parts.join(', ')
}

const isPeriod = (text: string): text is keyof typeof periodLabels => Object.hasOwn(periodLabels, text)

function describeDays(from: string | undefined, to: string | undefined, period: string | undefined): string | undefined {
  if (from !== undefined && to !== undefined) return formatDateRange({ from, to })
  if (from !== undefined) return `from ${formatDateRange({ from, to: from })}`
  if (to !== undefined) return `until ${formatDateRange({ from: to, to })}`
  return period === undefined ? undefined : isPeriod(period) ? periodLabels[period] : capitalize(period)
}

function describeFilter(type: string, name: string, values: readonly string[]): string | undefined {
  if (values.length === 0) return undefined
  const item = itemNames.get(name)
  if (item) return `${values.length} ${values.length === 1 ? item[0] : item[1]}`
  // A tick of the list: `needs_attention=1`.
  if (values.length === 1 && values[0] === '1') return capitalize(name)
  if (name === 'within_days') return `Expires within ${values.join()} days`
  const words = values.map((value) => describeValue(type, name, value)).join(', ')
  return tabs.has(name) ? words : `${filterNames.get(name) ?? capitalize(name)}: ${words}`
}

function describeValue(type: string, name: string, value: string): string {
  const entity = name === 'compliance' ? 'compliance' : name === 'status' || name === 'state' ? statusesOf.get(type) : undefined
  const labels: Readonly<Record<string, { label: string } | undefined>> = entity === undefined ? {} : statusRegistry[entity]
  const earnings: Readonly<Record<string, string | undefined>> = type === 'earnings_lines' && name === 'type' ? earningLabels : {}
  const documentWord = type === 'documents_expiry' ? documentWords.get(value) : undefined
  return labels[value]?.label ?? documentWord ?? earnings[value] ?? capitalize(value)
}

const capitalize = (word: string): string => {
  const text = word.replaceAll(/[_.-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const units = ['B', 'kB', 'MB'] as const

/** A size as files show it: '412 kB'. */
export function formatReportSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`
}
