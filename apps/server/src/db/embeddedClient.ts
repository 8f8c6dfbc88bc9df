import { PGlite, types, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

const keepText = (value: string) => value
/** Types whose values drizzle wants as the database writes them, the last five being arrays of numeric, timestamp, timestamptz, interval and date. */
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182]

/** Drizzle names its parsers with every query, and PGlite would copy the hundreds of its own beside them each time: longer than the query takes. */
const withoutParsers = ({ rowMode }: QueryOptions = {}): QueryOptions => (rowMode === undefined ? {} : { rowMode })

/** The embedded database with the parsers of drizzle for its own. */
export class EmbeddedClient extends PGlite {
  /** Opens the one in that folder, or a new one in memory. */
  static async open(dataDir?: string): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(dataDir === undefined ? {} : { dataDir })
    await client.waitReady
    for (const type of textTypes) client.parsers[type] = keepText
    return client
  }

  override query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return super.query<Row>(text, params, withoutParsers(options))
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query = tx.query.bind(tx)
      tx.query = (text, params, options) => query(text, params, withoutParsers(options))
      return work(tx)
    })
  }
}
