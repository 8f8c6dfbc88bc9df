import { is, type DriverValueDecoder } from 'drizzle-orm'
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod'

/**
 * What one column of a result holds. It is also a decoder of drizzle, so that `sql`count(*)`.mapWith(integer)` has its type without a cast.
 * Decoding throws a TypeError that names the kind of value and never the value itself, because errors are logged.
 */
export interface ValueType<T> extends DriverValueDecoder<T, unknown> {
  /** Object ids of the types of PostgreSQL that may hold it (`select oid, typname from pg_type`). */
  readonly oids: readonly number[]
  readonly isNullable?: boolean
}

const oid = { bool: 16, int8: 20, int2: 21, int4: 23, text: 25, json: 114, float8: 701, varchar: 1043, date: 1082, timestamptz: 1184 }
const moreOids = { name: 19, numeric: 1700, jsonb: 3802 }
/** The arrays of these types. */
const arrayOids: Readonly<Record<number, number>> = {
  [oid.bool]: 1000,
  [oid.int2]: 1005,
  [oid.int4]: 1007,
  [oid.text]: 1009,
  [oid.varchar]: 1015,
  [oid.int8]: 1016,
  [oid.float8]: 1022,
  [oid.date]: 1182,
}
const numberOids = [oid.int2, oid.int4, oid.int8, oid.float8, moreOids.numeric]
const textOids = [oid.text, oid.varchar, moreOids.name]

function valueType<T>(oids: readonly number[], name: string, parse: (value: unknown) => T | undefined): ValueType<T> {
  return {
    oids,
    mapFromDriverValue(value) {
      const parsed = parse(value)
      if (parsed === undefined) throw new TypeError(`Expected ${name}, received ${value === null ? 'null' : typeof value}`)
      return parsed
    },
  }
}

/** A whole number that JavaScript holds exactly: a count, or money in kobo. */
export const integer = valueType(numberOids, 'an integer', (value) => {
  const number = toNumber(value)
  return Number.isSafeInteger(number) ? number : undefined
})

/** Any finite number. */
export const number = valueType(numberOids, 'a number', toNumber)

export const text = valueType(textOids, 'text', (value) => (typeof value === 'string' ? value : undefined))

export const boolean = valueType([oid.bool], 'a boolean', (value) => (typeof value === 'boolean' ? value : undefined))

/** A calendar day as `2026-11-22`, from a date or its text. */
export const day = valueType([oid.date, ...textOids], 'a day', (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined,
)

/** A point in time, from a timestamp with time zone. */
export const instant = valueType([oid.timestamptz], 'a timestamp', (value) => {
  const date = typeof value === 'string' ? new Date(value) : value
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined
})

/** Text that is one of the given values. */
export const oneOfText = <const Value extends string>(values: readonly Value[]) =>
  valueType(textOids, values.join(' | '), (value) => values.find((each) => each === value))

/** JSON that the schema parses. */
export const json = <T>(schema: z.ZodType<T>) =>
  valueType([oid.json, moreOids.jsonb], 'JSON of its schema', (value): T | undefined => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : undefined
  })

/** An array of PostgreSQL. */
export const arrayOf = <T>(item: ValueType<T>): ValueType<T[]> =>
  valueType(
    item.oids.flatMap((each) => arrayOids[each] ?? []),
    'an array',
    (value) => (Array.isArray(value) ? value.map((each: unknown) => item.mapFromDriverValue(each)) : undefined),
  )

/** The value, or null: of an outer join or an aggregate without rows. */
export const nullable = <T>(type: ValueType<T>): ValueType<T | null> => ({
  oids: type.oids,
  isNullable: true,
  mapFromDriverValue: (value) => (value === null ? null : type.mapFromDriverValue(value)),
})

function toNumber(value: unknown): number | undefined {
  // Drivers return bigint and numeric as text.
  const number = typeof value === 'string' && value !== '' ? Number(value) : typeof value === 'bigint' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The object ids of a column's type. */
const oidsOf = (column: PgColumn): readonly number[] => {
  if (is(column, PgArray)) return oidsOf(column.baseColumn).flatMap((each) => arrayOids[each] ?? [])
  const [name = ''] = column.getSQLType().split(/ ?\(/)
  const columnOid = Object.entries(columnOids).find(([type]) => type === name)?.[1]
  if (columnOid === undefined) throw new Error(`The type ${name} of the column ${column.name} is not supported`)
  return [columnOid]
}

const columnOids: Readonly<Record<string, number>> = {
  boolean: oid.bool,
  bigint: oid.int8,
  smallint: oid.int2,
  integer: oid.int4,
  text: oid.text,
  date: oid.date,
  'double precision': oid.float8,
  numeric: moreOids.numeric,
  jsonb: moreOids.jsonb,
  timestamp: oid.timestamptz,
}

/** The value type of a column of the schema. A column with an enum accepts only its values. */
export function columnValue(column: PgColumn): ValueType<unknown> {
  const values: readonly string[] | undefined = column.enumValues
  const type = valueType(oidsOf(column), column.getSQLType(), (value) => {
    if (value === null || (values?.length && !values.includes(String(value)))) return undefined
    return column.mapFromDriverValue(value)
  })
  return column.notNull ? type : nullable(type)
}
