import type { GetColumnData, SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, RawResult } from './database.ts'
import { columnValue, type ValueType } from './sqlValueTypes.ts'

// SQL that is written by hand gets its types from here, never from a cast:
//
//   const tripCount = defineRow({ vehicle_id: vehicles.id, status: trips.status, next: nullable(day), total: integer })
//   const counts = await selectRows(db, tripCount, sql`select t.vehicle_id, t.status, ... as next, count(*)::int as total from trips t ...`)
//
// A field is a column of the schema (its type, its enum values and whether it may be null) or a value type for what SQL computes. A column that does
// not exist fails to compile. Each time the statement runs, the names and database types of its result are compared with the definition, even
// if there are no rows, and each value is decoded; statements.test.ts runs every defined row at least once. An expression inside a drizzle
// query takes its type in the same way: sql`count(*)::int`.mapWith(integer).

type Shape = Readonly<Record<string, PgColumn | ValueType<unknown>>>
type FieldValue<Field> = Field extends PgColumn ? GetColumnData<Field> : Field extends ValueType<infer T> ? T : never

/** The rows of one statement. */
export class RowDefinition<Row> {
  /** Phantom: the type of a row. */
  declare readonly row: Row
  readonly #types: ReadonlyMap<string, ValueType<unknown>>

  constructor(shape: Shape) {
    this.#types = new Map(Object.entries(shape).map(([name, field]) => [name, 'oids' in field ? field : columnValue(field)]))
  }

  get names(): string[] {
    return [...this.#types.keys()]
  }

  /** The rows of a result. Throws if the result has other columns, other types or other values than defined. */
  decode({ rows, fields }: RawResult): Row[] {
    const received = fields.map(({ name }) => name)
    if (received.toSorted().join() !== this.names.toSorted().join())
      throw new Error(`The statement returns the columns ${received.join(', ')}; defined are ${this.names.join(', ')}`)
    for (const { name, dataTypeID } of fields)
      if (!this.#types.get(name)?.oids.includes(dataTypeID)) throw new Error(`The column ${name} has the unexpected type ${dataTypeID}`)
    return rows.map((row) => {
      const decoded = this.#decodeRow(row)
      if (!this.#isRow(decoded)) throw new Error(`A row lacks columns of ${this.names.join(', ')}`)
      return decoded
    })
  }

  #decodeRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const decoded: Record<string, unknown> = {}
    for (const [name, type] of this.#types) {
      try {
        decoded[name] = type.mapFromDriverValue(row[name])
      } catch (error) {
        throw new Error(`The column ${name} cannot be decoded`, { cause: error })
      }
    }
    return decoded
  }

  /** Each field has been decoded by its own type. */
  #isRow(decoded: object): decoded is Row & object {
    return Object.keys(decoded).length === this.#types.size
  }
}

type RowOfShape<S extends Shape> = { -readonly [Name in keyof S]: FieldValue<S[Name]> }

/** Describes the rows of one statement without listing them among those that the server runs: for tests and tools. */
export const rowOf = <const S extends Shape>(shape: S): RowDefinition<RowOfShape<S>> => new RowDefinition(shape)

/** All rows that the loaded modules define, for the test that runs each statement. */
export const definedRows: RowDefinition<unknown>[] = []

/** Describes the rows of one statement; call it at the top of a module. */
export function defineRow<const S extends Shape>(shape: S): RowDefinition<RowOfShape<S>> {
  const definition = rowOf(shape)
  definedRows.push(definition)
  return definition
}

/** The type of the rows of a definition. */
export type RowOf<Definition extends RowDefinition<unknown>> = Definition['row']

/** Runs a statement written by hand and returns its rows as defined. */
export async function selectRows<Row>(db: Db, definition: RowDefinition<Row>, statement: SQL): Promise<Row[]> {
  return definition.decode(await db.execute(statement))
}
