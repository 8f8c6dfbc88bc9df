import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { listQuery, type SortOrder } from './listQuery.ts'
import { countByValue, pageMetadata, listResponse, paginate } from './listResponse.ts'

const schema = listQuery({
  sort: ['created_at', 'name'],
  order: '-created_at',
  filters: { status: z.enum(['active', 'inactive']) },
  also: { period: z.optional(z.string()) },
})
const parsed = (query: unknown) => z.parse(schema, query)
const errorsOf = (query: unknown) => schema.safeParse(query).error?.issues.map(({ path }) => path.join('.'))

describe('the query of a list', () => {
  test('defaults to the first page in default order', () => {
    expect(parsed({})).toEqual({
      page: 1,
      perPage: 20,
      sort: { field: 'created_at', descending: true, isDefault: true },
      search: undefined,
      status: [],
    })
    expect(z.parse(listQuery({ sort: ['name'], perPage: 10 }), {})).toMatchObject({
      perPage: 10,
      sort: { field: 'name', descending: false },
    })
  })

  test('accepts strings and typed values', () => {
    const strings = parsed({ page: '3', perPage: '50', sort: '-name', status: 'active', period: 'all' })
    expect(strings).toEqual(parsed({ page: 3, perPage: 50, sort: '-name', status: ['active'], period: 'all' }))
    expect(strings).toMatchObject({ page: 3, perPage: 50, sort: { field: 'name', descending: true }, status: ['active'], period: 'all' })
  })

  test('a repeated filter is an array', () => {
    expect(parsed({ status: ['active', 'inactive'] }).status).toEqual(['active', 'inactive'])
  })

  test.each([
    ['page', ['0', '-1', '1.5', 'two', '', ' ', '1e9', ['1', '2'], null]],
    ['perPage', ['0', '11', '25', '1000', 'all', ['10', '20']]],
    ['sort', ['id', '--name', '-', '', ' name', 'name,id', ['name', 'name']]],
    ['search', [['a', 'b'], 'x'.repeat(101)]],
  ])('%s is not just anything', (name, values) => {
    for (const value of values) expect(errorsOf({ [name]: value }), JSON.stringify(value)).toEqual([name])
  })

  test('a filter rejects unknown values', () => {
    expect(errorsOf({ status: ['active', 'gone'] })).toEqual(['status.1'])
    expect(errorsOf({ status: Array.from({ length: 51 }, () => 'active') })).toEqual(['status'])
  })

  test.each([
    ['  bus 3 ', 'bus 3'],
    ['b', undefined],
    [' b ', undefined],
    ['', undefined],
    ['bu', 'bu'],
  ])('a search for %j is one for %j', (search, found) => {
    expect(parsed({ search }).search).toBe(found)
  })

  test('handlers get exact types', () => {
    expectTypeOf(parsed({}).sort).toEqualTypeOf<SortOrder<'created_at' | 'name'>>()
    expectTypeOf(parsed({}).status).toEqualTypeOf<('active' | 'inactive')[]>()
    expectTypeOf(parsed({}).perPage).toEqualTypeOf<10 | 20 | 50 | 100>()
    expectTypeOf<z.input<typeof schema>['sort']>().toEqualTypeOf<'created_at' | '-created_at' | 'name' | '-name' | undefined>()
    expectTypeOf<{ page: 2 }>().toExtend<z.input<typeof schema>>()
    const minimal = z.parse(listQuery({ sort: ['name'] }), {})
    expectTypeOf<keyof typeof minimal>().toEqualTypeOf<'page' | 'perPage' | 'sort' | 'search'>()
  })
})

describe('the response of a list', () => {
  const now = new Date('2026-11-21T13:32:00.000Z')
  const item = z.object({ id: z.string() })

  test('metadata has pages and counts', () => {
    const response = listResponse(item, { counts: ['active', 'inactive'], also: { unread: z.int() } })
    const metadata = {
      ...pageMetadata(41, { page: 3, perPage: 20 }, now),
      counts: countByValue(['active', 'inactive'], ['active', 'other']),
      unread: 2,
    }
    expect(metadata).toEqual({
      total: 41,
      page: 3,
      perPage: 20,
      pages: 3,
      as_of: now.toISOString(),
      counts: { active: 1, inactive: 0 },
      unread: 2,
    })
    expect(z.parse(response, { data: [{ id: 'a' }], metadata })).toEqual({ data: [{ id: 'a' }], metadata })
    expect(response.safeParse({ data: [], metadata: { ...metadata, counts: { active: 1 } } }).success).toBe(false)
    expectTypeOf<z.output<typeof response>['metadata']['counts']>().toEqualTypeOf<{ active: number; inactive: number }>()
    expectTypeOf<z.output<typeof response>['metadata']['unread']>().toEqualTypeOf<number>()
    const minimal = listResponse(item)
    expectTypeOf<keyof z.output<typeof minimal>['metadata']>().toEqualTypeOf<'total' | 'page' | 'perPage' | 'pages' | 'as_of'>()
  })

  test('an empty list has no pages', () => {
    expect(pageMetadata(0, { page: 1, perPage: 20 }, now)).toMatchObject({ total: 0, pages: 0 })
  })
})

describe('paginate', () => {
  const now = new Date('2026-11-21T13:32:00.000Z')
  const rows = [
    { name: 'Ṣadé', seats: 9 },
    { name: 'Bola', seats: null },
    { name: 'bola', seats: 100 },
    { name: 'Zainab', seats: 9 },
  ]
  const names = (query: unknown) => {
    const parsedQuery = z.parse(listQuery({ sort: ['name', 'seats'] }), query)
    const { data, metadata } = paginate(rows, parsedQuery, {
      now,
      by: { name: ({ name }) => name, seats: ({ seats }) => seats },
      text: ({ name }) => [name],
    })
    return { names: data.map(({ name }) => name), total: metadata.total, pages: metadata.pages }
  }

  test('sorts names by locale', () => {
    expect(names({ sort: 'name' }).names).toEqual(['bola', 'Bola', 'Ṣadé', 'Zainab'])
    expect(names({ sort: '-name' }).names).toEqual(['Zainab', 'Ṣadé', 'Bola', 'bola'])
  })

  test('sorts numbers numerically and stably, absent values last', () => {
    expect(names({ sort: 'seats' }).names).toEqual(['Ṣadé', 'Zainab', 'bola', 'Bola'])
    expect(names({ sort: '-seats' }).names).toEqual(['bola', 'Ṣadé', 'Zainab', 'Bola'])
  })

  test('searches without diacritics and counts matches', () => {
    expect(names({ search: 'sade' })).toEqual({ names: ['Ṣadé'], total: 1, pages: 1 })
    expect(names({ search: 'BOLA' })).toEqual({ names: ['bola', 'Bola'], total: 2, pages: 1 })
  })

  test('a page after the last is empty, with the same total', () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ at }))
    const on = (page: number) =>
      paginate(many, z.parse(listQuery({ sort: ['at'], perPage: 10 }), { page }), { now, by: { at: ({ at }) => at } })
    expect(on(3).data.map(({ at }) => at)).toEqual([20, 21, 22, 23, 24])
    expect(on(4)).toMatchObject({ data: [], metadata: { total: 25, pages: 3, page: 4 } })
  })
})
