import { PGlite, types, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

const asItIs = (value: string) => value
/** Types whose values drizzle wants as the database writes them, the last five being arrays of numeric, timestamp, timestamptz, interval and date. */
const unread = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182]

/** Drizzle names its parsers with every query, and PGlite would copy the hundreds of its own beside them each time: longer than the query takes. */
const lean = ({ rowMode }: QueryOptions = {}): QueryOptions => (rowMode === undefined ? {} : { rowMode })

/** The embedded database with the parsers of drizzle for its own. */
export class Embedded extends PGlite {
  /** Opens the one in that folder, or a new one in memory. */
  static async open(dataDir?: string): Promise<Embedded> {
    const client = new Embedded(dataDir === undefined ? {} : { dataDir })
    await client.waitReady
    for (const type of unread) client.parsers[type] = asItIs
    return client
  }

  override query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return super.query<Row>(text, params, lean(options))
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query = tx.query.bind(tx)
      tx.query = (text, params, options) => query(text, params, lean(options))
      return work(tx)
    })
  }
}
