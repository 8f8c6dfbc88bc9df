import { contract, type AnyEndpoint, type Contract, type PartnerLocator } from '@vehicle-partner/api/contract'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowOf, selectRows } from '../src/db/selectRows.ts'
import { nullable, text } from '../src/db/sqlValueTypes.ts'
import type { TestServer } from './testServer.ts'

/** Ids for path and query parameters, by their kind. */
export type KnownIds = Readonly<Partial<Record<PartnerLocator['by'] | 'route' | 'city' | 'user' | 'payslipLine', string>>>

interface Property {
  enum?: string[]
  format?: string
  type?: string
  items?: { enum?: string[]; anyOf?: { enum?: string[] }[] }
}

/** Values of query parameters whose schema has no list of values. */
const queryValues: Readonly<Record<string, (known: KnownIds) => string>> = {
  search: () => 'kemi 12',
  q: () => 'kemi 12',
  vehicle_id: ({ vehicle = '' }) => vehicle,
  driver_id: ({ driver = '' }) => driver,
  route_id: ({ route = '' }) => route,
  city_id: ({ city = '' }) => city,
  trip_id: ({ trip = '' }) => trip,
  payslip_id: ({ payslip = '' }) => payslip,
  account_id: ({ settlementAccount = '' }) => settlementAccount,
  line_id: ({ earningLine = '' }) => earningLine,
  actor_id: ({ user = '' }) => user,
  entity_id: ({ vehicle = '' }) => vehicle,
  entity_type: () => 'vehicle',
  action: () => 'vehicle.created',
  year: () => '2026',
  year_from: () => '2015',
  year_to: () => '2024',
  within_days: () => '30',
  expires_from: () => '2026-11-01',
  expires_to: () => '2026-12-31',
  needs_renewal: () => '1',
  rating_min: () => '8',
  needs_attention: () => '1',
  needs_action: () => '1',
  without_trips: () => '1',
  disputed: () => '1',
  history: () => '1',
  owner_id: ({ id = '' }) => id,
  owner_type: () => 'partner',
  partner_id: ({ id = '' }) => id,
  partnerId: ({ account_sid = '' }) => account_sid,
  from: () => '2026-10-01',
  to: () => '2026-11-30',
  after_seq: () => '30950',
  id: ({ vehicle = '' }) => vehicle,
  vehicle_type: () => 'mini_bus',
  status: () => 'completed',
  type: () => 'insurance',
  state: () => 'approved',
  inventory_type: () => 'owned',
  licence_class: () => 'E',
  role: () => 'partner_staff',
}

/** Values of time parameters. */
const instantValues: Readonly<Record<string, string>> = {
  from: '2026-11-20T13:00:00Z',
  to: '2026-11-21T13:00:00Z',
  since: '2026-11-21T00:00:00Z',
}

/** Calls of a single item that the demo does not have, or that need a step-up. */
const excludedCalls = [
  'driverDocuments.get',
  'vehicleDocuments.get',
  'partnerDocuments.get',
  'reports.get',
  'imports.get',
  'settlementAccounts.number',
]

/** All calls that read data of an organisation as JSON. */
export const readCalls = Object.entries(contract as Contract)
  .flatMap(([resource, calls]) =>
    Object.entries(calls).flatMap(([name, endpoint]) =>
      endpoint.method === 'GET' && endpoint.access.who === 'member' && endpoint.response ? [{ call: `${resource}.${name}`, endpoint }] : [],
    ),
  )
  .filter(({ call }) => !excludedCalls.includes(call))

/** The addresses of a call: plain, with its third page, with each order and filter, and with a range of months. */
export function listAddresses(endpoint: AnyEndpoint, known: KnownIds): string[] {
  const { properties, required } = readQuerySchema(endpoint)
  const always = required.map((name) => [name, chooseValue(name, properties[name], known)] as const)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => chooseParameter(endpoint, name, known))
  const at = (...more: (readonly [string, string])[]) =>
    `${path}?${new URLSearchParams([...always, ...more].map(([name, value]) => [name, value]))}`
  const span = ['from', 'to'].flatMap((name) => (name in properties ? [[name, chooseValue(name, properties[name], known)] as const] : []))
  const one = Object.entries(properties).flatMap(([name, property]) => {
    if (name === 'perPage' || name === 'to' || required.includes(name)) return []
    if (name === 'from') return [at(...span)]
    if (name === 'page') return [at(['page', '3'])]
    const values = property.enum ?? [chooseValue(name, property, known)]
    return values.map((value) => at([name, value]))
  })
  return [at(), ...one, ...(span.length > 0 && 'search' in properties ? [at(...span, ['search', 'kemi 12'])] : [])]
}

function readQuerySchema({ query }: AnyEndpoint): { properties: Record<string, Property>; required: string[] } {
  const json = query ? (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as never) : {}
  return { properties: {}, required: [], ...json }
}

function chooseValue(name: string, property: Property | undefined, known: KnownIds): string {
  const listed = [property?.items, ...(property?.items?.anyOf ?? [])].find((each) => each?.enum)?.enum ?? property?.enum
  const value = property?.format === 'date-time' ? instantValues[name] : queryValues[name]?.(known)
  if (listed && (value === undefined || !listed.includes(value))) return listed[0] ?? ''
  if (value === undefined) throw new Error(`There is no value for the parameter ${name}`)
  return value
}

function chooseParameter({ access }: AnyEndpoint, name: string, known: KnownIds): string {
  if (access.who === 'member' && access.partner.in === 'params' && access.partner.name === name)
    return known[access.partner.by === 'either' ? 'account_sid' : access.partner.by] ?? ''
  const others: Readonly<Record<string, string | undefined>> = { id: known.route, lineId: known.payslipLine }
  return others[name] ?? ''
}

/** Tables of things that an organisation owns, by the kind of their ids. */
const ownTables = {
  issue: 'trip_issues',
  payout: 'payouts',
  settlementAccount: 'settlement_accounts',
  earningLine: 'earning_lines',
  dispute: 'disputes',
  document: 'documents',
}

/** Null where the organisation has none. */
const id = nullable(text)
const ownIdsRow = rowOf({ issue: id, payout: id, settlementAccount: id, earningLine: id, dispute: id, document: id })
const tripRow = rowOf({ trip: text, vehicle: text, driver: text, route: text, city: text, payslip: text, payslipLine: text })

/** Ids of Okafor Mobility for each kind of thing. Its trip has departed within the hour, because positions of other trips are hidden. */
export async function readKnownIds({ db, now }: Pick<TestServer, 'db' | 'now'>): Promise<KnownIds> {
  const { id: partnerId, account_sid } = demoOrganizations.okafor
  const firstIds = Object.entries(ownTables).map(
    ([name, table]) => `(select min(id) from ${table} where partner_id = '${partnerId}') as "${name}"`,
  )
  const [own] = await selectRows(db, ownIdsRow, sql.raw(`select ${firstIds.join(', ')}`))
  const [trip] = await selectRows(
    db,
    tripRow,
    sql`select t.id as trip, t.vehicle_id as vehicle, t.driver_id as driver, r.id as route, r.city_id as city, l.payslip_id as payslip, l.id as "payslipLine"
      from trips t join routes r on r.id = t.route_id join payslips p on p.partner_id = t.partner_id and p.month = '2026-09-01' join payslip_lines l on l.payslip_id = p.id and l.type = 'trip_earning'
      where t.partner_id = ${partnerId} and t.departure_at <= ${now().toISOString()} order by t.departure_at desc limit 1`,
  )
  const ownIds = Object.entries(own ?? {}).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(ownIds), ...trip, id: partnerId, account_sid, user: demoPeople.owner.id }
}
