import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { copyDatabase, databaseKinds } from '../../test/testServer.ts'
import type { Database } from './database.ts'
import { vehicles } from './schema/fleetTables.ts'
import { rowOf, selectRows, type RowOf } from './selectRows.ts'
import { arrayOf, boolean, day, instant, integer, json, nullable, number, oneOfText, text } from './sqlValueTypes.ts'

const everything = rowOf({
  id: vehicles.id,
  status: vehicles.status,
  nickname: vehicles.nickname,
  amenity_list: vehicles.amenity_list,
  created_at: vehicles.created_at,
  count: integer,
  big: integer,
  share: number,
  name: text,
  open: boolean,
  day,
  at: instant,
  word: oneOfText(['a', 'b']),
  item: json(z.object({ n: z.number() })),
  list: arrayOf(text),
  none: nullable(integer),
})

describe.each(databaseKinds())('on %s', (lane) => {
  let database: Database
  beforeAll(async () => {
    database = await copyDatabase(lane)
  })
  afterAll(() => database.close())

  test('columns and computed values are decoded to their types', async () => {
    const [row] = await selectRows(
      database.db,
      everything,
      sql`select id, status, nickname, amenity_list, created_at, count(*) over ()::int as count, 12345678901234 as big, 0.5::numeric as share,
        brand || 'x' as name, true as open, date '2026-11-22' as day, timestamptz '2026-11-22 10:00:00+01' as at, 'a' as word,
        json_build_object('n', 1) as item, array['x', 'y'] as list, null::int as none from vehicles order by id limit 1`,
    )
    expect(row).toMatchObject({
      id: expect.stringMatching(/^veh_/),
      amenity_list: expect.any(Array),
      created_at: expect.any(Date),
      big: 12_345_678_901_234,
      share: 0.5,
      open: true,
      day: '2026-11-22',
      at: new Date('2026-11-22T09:00:00Z'),
      word: 'a',
      item: { n: 1 },
      list: ['x', 'y'],
      none: null,
    })
  })

  const name = rowOf({ name: text })
  test.each([
    ['another column', sql`select 'x' as label where false`, /returns the columns label; defined are name/],
    ['one column more', sql`select 'x' as name, 1 as more where false`, /returns the columns name, more/],
    ['another type', sql`select 1 as name where false`, /column name has the unexpected type 23/],
    ['null', sql`select null::text as name`, /column name cannot be decoded/],
  ])('a statement that returns %s is an error, even without rows', async (_, statement, message) => {
    await expect(selectRows(database.db, name, statement)).rejects.toThrow(message)
  })

  test('a value outside the enum of a column is an error that does not repeat the value', async () => {
    const status = rowOf({ status: vehicles.status })
    const failure = await selectRows(database.db, status, sql`select 'secret' as status`).catch((error: Error) => error)
    expect(String(failure)).toMatch(/column status cannot be decoded/)
    expect(JSON.stringify([String(failure), String((failure as Error).cause)])).not.toContain('secret')
  })
})

test('the type of a row follows from the schema', () => {
  type Row = RowOf<ReturnType<typeof rowOf<{ nickname: typeof vehicles.nickname; n: typeof integer }>>>
  expectTypeOf<Row>().toEqualTypeOf<{ nickname: string | null; n: number }>()
})
