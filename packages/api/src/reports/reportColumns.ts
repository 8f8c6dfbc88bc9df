import {
  canAccess,
  canSeeMoney,
  documentTypes,
  earningLabels,
  formatActorRole,
  formatAuditAction,
  formatVehicleWord,
  isOwner,
  reportWords,
  type Area,
} from '@vehicle-partner/domain'
import { describeFieldChanges } from '../audit/auditTable.ts'
import { formatNairaCell } from '../money/nairaCell.ts'
import { hasHiddenOwners, type ReportFilters } from './documentReportFilters.ts'
import { reportTypes, type ReportType } from './reports.contract.ts'

/** The format of a column. `word` is a value of the API, such as `under_review`, that is written as on the screen; `naira` values are in kobo; a `month` is its first day; `action`, `roles` and `changes` are those of the audit log, the last as JSON. */
export type ColumnKind = 'text' | 'word' | 'naira' | 'number' | 'day' | 'month' | 'instant' | 'action' | 'roles' | 'changes'

/** A column of a report. */
export interface ReportColumn {
  key: string
  label: string
  kind: ColumnKind
  /** Only for roles that see money, in a report that others may read too. */
  money?: true
  /** How the screens call the values of a `word`. A value that is not here is spelled out. */
  words?: Readonly<Record<string, string>>
}

export type ReportCell = string | number | null
/** A report row by column key. */
export type ReportRow = Readonly<Record<string, ReportCell>>

const text = (key: string, label: string): ReportColumn => ({ key, label, kind: 'text' })
const word = (key: string, label: string, words: Readonly<Record<string, string>> = {}): ReportColumn => ({
  key,
  label,
  kind: 'word',
  words,
})
const naira = (key: string, label: string): ReportColumn => ({ key, label: `${label} (NGN)`, kind: 'naira' })
const number = (key: string, label: string): ReportColumn => ({ key, label, kind: 'number' })
const day = (key: string, label: string): ReportColumn => ({ key, label, kind: 'day' })
const month = (key: string, label: string): ReportColumn => ({ key, label, kind: 'month' })
const instant = (key: string, label: string): ReportColumn => ({ key, label, kind: 'instant' })

const sums = [naira('gross_kobo', 'Gross'), naira('deductions_kobo', 'Deductions'), naira('net_kobo', 'Net')]

const documentLabels = Object.fromEntries(
  Object.values(documentTypes)
    .flat()
    .map(({ code, label }) => [code, label]),
)

/** The columns of each report type in default order. */
export const reportColumns: Readonly<Record<ReportType, readonly ReportColumn[]>> = {
  earnings_lines: [
    day('service_date', 'Date'),
    text('reference', 'Reference'),
    word('type', 'Type', earningLabels),
    word('direction', 'Direction'),
    text('vehicle', 'Vehicle'),
    text('driver', 'Driver'),
    text('trip', 'Trip'),
    text('route', 'Route'),
    text('description', 'Description'),
    naira('amount_kobo', 'Amount'),
    word('state', 'State', reportWords.earning),
  ],
  earnings_by_vehicle: [
    text('registration_number', 'Vehicle'),
    text('name', 'Name'),
    number('trips', 'Trips'),
    ...sums,
    naira('shared_kobo', 'Share of fee and tax'),
    naira('costs_kobo', 'Own costs'),
    naira('profit_kobo', 'Profit'),
    number('distance_km', 'Kilometres'),
  ],
  trips: [
    day('service_date', 'Date'),
    text('reference', 'Reference'),
    text('route', 'Route'),
    instant('departure_at', 'Departure'),
    instant('arrival_at', 'Arrival'),
    word('status', 'Status', reportWords.trip),
    text('vehicle', 'Vehicle'),
    text('driver', 'Driver'),
    number('seats_booked', 'Booked'),
    number('seats_boarded', 'Boarded'),
    number('seats_no_show', 'No-shows'),
    number('rating', 'Rating'),
    { ...naira('net_kobo', 'Earned'), money: true },
  ],
  trip_stats: [
    day('date', 'Date'),
    number('total', 'Trips'),
    number('completed', 'Completed'),
    number('cancelled', 'Cancelled'),
    number('missed', 'Missed'),
  ],
  vehicles: [
    text('registration_number', 'Plate'),
    text('brand', 'Brand'),
    text('name', 'Model'),
    word('type', 'Type'),
    number('year', 'Year'),
    number('seats', 'Seats'),
    word('status', 'Status', reportWords.vehicle),
    text('city', 'City'),
    text('driver', 'Driver'),
  ],
  drivers: [
    text('fname', 'First name'),
    text('lname', 'Last name'),
    text('phone', 'Phone'),
    text('licence_class', 'Licence class'),
    word('status', 'Status', reportWords.driver),
    text('city', 'City'),
    text('vehicle', 'Vehicle'),
  ],
  documents_expiry: [
    word('owner_type', 'Of', { partner: 'Company' }),
    text('owner', 'Name'),
    word('type', 'Document', documentLabels),
    word('status', 'Status', reportWords.document),
    day('expiry_date', 'Expires'),
    number('days_left', 'Days left'),
  ],
  payouts: [
    day('scheduled_for', 'Date'),
    text('reference', 'Reference'),
    month('month', 'Month'),
    text('account', 'Account'),
    naira('amount_kobo', 'Amount'),
    word('status', 'Status', reportWords.payout),
    instant('paid_at', 'Paid at'),
    text('bank_session_id', 'Bank reference'),
  ],
  payslips: [
    text('number', 'Number'),
    month('month', 'Month'),
    ...sums,
    naira('returned_kobo', 'Returned payouts'),
    naira('payable_kobo', 'Payable'),
    naira('wht_kobo', 'Withholding tax'),
    word('status', 'Status', reportWords.payslip),
    instant('paid_at', 'Paid at'),
  ],
  audit: [
    instant('at', 'Time'),
    text('actor', 'Who'),
    { key: 'actor_role', label: 'Role', kind: 'roles' },
    { key: 'action', label: 'Action', kind: 'action' },
    text('entity', 'What'),
    { key: 'changes', label: 'Changes', kind: 'changes' },
  ],
}

/** The areas that give access to a report type. */
const areas: Readonly<Record<ReportType, readonly Area[] | 'owner'>> = {
  earnings_lines: ['earnings'],
  earnings_by_vehicle: ['earnings'],
  trips: ['trips'],
  trip_stats: ['trips', 'earnings'],
  vehicles: ['vehicles'],
  drivers: ['drivers'],
  documents_expiry: ['vehicles', 'drivers'],
  payouts: ['earnings'],
  payslips: ['earnings'],
  audit: 'owner',
}

/** Whether roles may create a report of the type. */
export function canReport(type: ReportType, roles: readonly string[]): boolean {
  const open = areas[type]
  return isOwner(roles) || (open !== 'owner' && open.some((area) => canAccess(area, roles)))
}

/** The columns that only roles that see money may read, in reports that others may read too. */
export const moneyColumns: readonly { type: ReportType; key: string }[] = reportTypes.flatMap((type) =>
  reportColumns[type].flatMap(({ key, money }) => (money ? { type, key } : [])),
)

/** The report types that roles may create and read. */
export const listReportTypes = (roles: readonly string[]): ReportType[] => reportTypes.filter((type) => canReport(type, roles))

/** Whether roles may read a report of the type with these columns and filters. */
export const canReadReport = (
  { type, columns, filters }: { type: string; columns: readonly string[]; filters: ReportFilters },
  roles: readonly string[],
): boolean =>
  (type !== 'documents_expiry' || !hasHiddenOwners(filters, roles)) &&
  listReportTypes(roles).some((each) => each === type) &&
  (canSeeMoney(roles) || !moneyColumns.some((money) => money.type === type && columns.includes(money.key)))

/** The columns with these keys, in their order. */
export const findColumns = (columns: readonly ReportColumn[], keys: readonly string[]): ReportColumn[] =>
  keys.flatMap((key) => columns.find((column) => column.key === key) ?? [])

/** The columns of a report in the given order, of those that the roles may read; without keys all of them. Undefined if one is unknown. */
export function selectColumns(
  type: ReportType,
  keys: readonly string[] | undefined,
  roles: readonly string[],
): readonly ReportColumn[] | undefined {
  const all = reportColumns[type].filter(({ money }) => !money || canSeeMoney(roles))
  if (keys === undefined) return all
  const found = findColumns(all, keys)
  return found.length === keys.length && new Set(keys).size === keys.length ? found : undefined
}

/** How the audit log writes what its rows have as codes. */
const auditFormats = new Map<ColumnKind, (value: string) => string>([
  ['action', formatAuditAction],
  ['roles', formatActorRole],
  ['changes', (changes) => describeFieldChanges(JSON.parse(changes))],
])

/** Formats a cell: naira with two decimals, numbers, words as on the screen, otherwise text. */
export function formatCell({ key, kind, words = {} }: ReportColumn, row: ReportRow): ReportCell {
  const value = row[key] ?? null
  if (kind === 'word' && typeof value === 'string') return words[value] ?? formatVehicleWord(value)
  const format = auditFormats.get(kind)
  if (format && typeof value === 'string') return format(value)
  return kind === 'naira' && typeof value === 'number' ? formatNairaCell(value) : value
}
