import { PGlite, types, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

const keepText = (value: string) => value
/** Types that drizzle wants as text; the last five are arrays of numeric, timestamp, timestamptz, interval and date. */
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182]

/** Drops the parsers that drizzle passes with each query. PGlite would merge them with all of its own, which takes longer than the query. */
const withoutParsers = ({ rowMode }: QueryOptions = {}): QueryOptions => (rowMode === undefined ? {} : { rowMode })

/** A PGlite client with drizzle's parsers. */
export class EmbeddedClient extends PGlite {
  /** Opens the database in a folder, or a new one in memory. */
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
