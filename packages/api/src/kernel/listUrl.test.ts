import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import { endpoint } from './endpoint.ts'
import { listDefaults, readListQuery, writeListQuery, type ListInput, type SortField } from './listUrl.ts'
import { listQuery } from './listQuery.ts'

const list = endpoint({
  method: 'GET',
  path: '/v1/things',
  summary: 'List things.',
  access: { who: 'signedIn' },
  query: listQuery({
    sort: ['created_at', 'name'],
    order: '-created_at',
    filters: { status: z.enum(['active', 'inactive']) },
    also: { year_from: z.optional(z.coerce.number<string | number>().check(z.int())), owner: z.string() },
  }),
  response: z.object({}),
})
const readQuery = (address: string) => readListQuery(list, new URLSearchParams(address), { owner: 'ptn_1' })
const writeQuery = (address: string, change: Parameters<typeof writeListQuery<typeof list>>[2]) =>
  writeListQuery(list, new URLSearchParams(address), change).toString()

describe('the query of a list in an address', () => {
  test.each([
    ['', {}],
    ['page=3&perPage=50&sort=-name&search=bus', { page: 3, perPage: 50, sort: '-name', search: 'bus' }],
    ['status=active&status=inactive', { status: ['active', 'inactive'] }],
    ['status=active&status=active', { status: ['active'] }],
    ['year_from=2014', { year_from: 2014 }],
    // Defaults are not written.
    ['page=1&perPage=20&sort=-created_at', {}],
    // Unknown and malformed values fall back.
    ['page=0', {}],
    ['page=two', {}],
    ['perPage=11', {}],
    ['sort=colour', {}],
    ['sort=name&sort=created_at', { sort: 'name' }],
    ['status=gone', {}],
    ['status=gone&status=active', { status: ['active'] }],
    ['year_from=soon', {}],
    ['search=b', {}],
    ['search=%20bus%20', { search: 'bus' }],
    ['search=a%00bus&status=active', { status: ['active'] }],
    ['utm_source=mail&owner=x', {}],
  ])('%s', (address, query) => expect(readQuery(address)).toEqual(query))

  test('values that contradict each other fall back', () => {
    const query = readListQuery(contract.payouts.list, new URLSearchParams('from=2026-11-10&to=2026-11-01&status=paid'), {
      partnerId: 'ptn_1',
    })
    expect(query).toEqual({ from: '2026-11-10', status: ['paid'] })
  })

  test.each([
    ['', { page: 2 }, 'page=2'],
    ['page=2', { page: 1 }, ''],
    ['page=2&report=rpt_1', { page: undefined }, 'report=rpt_1'],
    ['status=active', { status: ['inactive', 'active'] }, 'status=inactive&status=active'],
    ['status=active', { status: [] }, ''],
    ['sort=name', { sort: '-created_at' }, ''],
    ['', { sort: 'name', search: 'bus 3' }, 'sort=name&search=bus+3'],
  ] as const)('%s after %j', (address, change, expected) => expect(writeQuery(address, change)).toBe(expected))

  test('the defaults are those of the description', () => {
    expect(listDefaults(list)).toEqual({ page: 1, perPage: 20, sort: { field: 'created_at', descending: true } })
  })

  test('every list of the contract can be read', () => {
    for (const calls of Object.values(contract))
      for (const call of Object.values(calls)) {
        if (!call.query || !('shape' in call.query) || !('perPage' in (call.query.shape as object))) continue
        expect(readListQuery(call as typeof list, new URLSearchParams('page=0&perPage=x&sort=-&search=a&nothing=1')), call.path).toEqual({})
      }
  })

  test('words that the list does not know do not compile', () => {
    expectTypeOf<SortField<typeof list>>().toEqualTypeOf<'created_at' | 'name'>()
    expectTypeOf<ListInput<typeof contract.audit.list>['sort']>().toEqualTypeOf<
      'at' | '-at' | 'actor' | '-actor' | 'action' | '-action' | undefined
    >()
    // @ts-expect-error no such field
    writeQuery('', { sort: 'colour' })
    // @ts-expect-error no such status
    writeQuery('', { status: ['gone'] })
    // @ts-expect-error no such filter
    writeQuery('', { colour: 'red' })
  })
})
