import type { CallName } from '../demo/callOverrides.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'
import { itemAccessCases, okaforId } from './fleetItems.conformance.ts'

/** The access cases of the endpoints that vehicles and drivers share. `findFirst` finds an item of Okafor Mobility. */
export function fleetAccessCases(resource: 'vehicles' | 'drivers', findFirst: (owner: TestUser) => Promise<string>): Case[] {
  const request = (method: 'GET' | 'PATCH', path: string) => (id: string) => ({
    method,
    path: `/v1/${resource}/${id}${path}`,
    ...(method === 'PATCH' ? { body: {} } : {}),
  })
  const byPartner = (path: string) => `/v1/partners/${path}`
  return [
    ...accessCases(`${resource}.list`, [resource], ({ id }) => ({ method: 'GET', path: byPartner(`${id}/${resource}`) })),
    ...accessCases(`${resource}.stats`, [resource], ({ id }) => ({ method: 'GET', path: byPartner(`${id}/${resource}/stats`) })),
    ...itemAccessCases(`${resource}.create`, [resource], okaforId, (id) => ({
      method: 'POST',
      path: byPartner(`${id}/${resource}`),
      body: {},
    })),
    ...itemAccessCases(`${resource}.get`, [resource], findFirst, request('GET', '')),
    ...itemAccessCases(`${resource}.update`, [resource], findFirst, request('PATCH', '')),
    ...itemAccessCases(`${resource}.setStatus`, [resource], findFirst, request('PATCH', '/status')),
    ...itemAccessCases(`${resource}.assignments`, [resource], findFirst, request('GET', '/assignments')),
  ]
}

type List<Row> = (server: TestServer, query: object) => Promise<{ data: Row[]; metadata: { total: number } }>

/** Expects each filter to select the matching rows in the order of the list. */
export async function expectFilters<Row extends { id: string }>(
  server: TestServer,
  list: List<Row>,
  filters: readonly (readonly [query: object, matches: (row: Row) => boolean])[],
): Promise<void> {
  const all = (await list(server, {})).data
  for (const [query, matches] of filters) {
    const ids = (await list(server, query)).data.map(({ id }) => id)
    expect(ids, JSON.stringify(query)).toEqual(all.filter(matches).map(({ id }) => id))
  }
}

/** One case per sort field: ascending and descending, rows without a value last. */
export const sortCases = <Row, const Field extends string>(
  call: CallName,
  list: List<Row>,
  fields: readonly Field[],
  valueOf: (row: Row, field: Field) => string | number | null,
): Case[] =>
  fields.map((field) =>
    wire(call, `sorts by ${field} in both directions, rows without a value last`, async (server) => {
      for (const sort of [field, `-${field}`]) {
        const values = (await list(server, { sort })).data.map((row) => valueOf(row, field))
        const present = values.filter((value) => value !== null)
        expect(values.slice(0, present.length)).toEqual(present)
        const ascending = present.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
        expect(present).toEqual(sort === field ? ascending : ascending.toReversed())
      }
    }),
  )

/** Expects each search text to find the row. */
export async function expectFoundBy<Row extends { id: string }>(
  server: TestServer,
  list: List<Row>,
  row: Row | undefined,
  searches: readonly string[],
): Promise<void> {
  for (const search of searches) {
    const ids = (await list(server, { search })).data.map(({ id }) => id)
    expect(ids, search).toContain(row?.id)
  }
}
