// `pnpm --filter @vehicle-partner/server run bench [rounds]`: requests per second of four calls, compared with bare Fastify routes that send
// the same statements (and verify the same password hashes) to the same database in the same run. Compare the ratios, not the absolute values.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { demoPassword, demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import Fastify from 'fastify'
import pg from 'pg'
import { createApp } from '../src/app.ts'
import { createPasswordHasher } from '../src/auth/passwordHash.ts'
import { startSession } from '../src/auth/sessions.ts'
import type { Database } from '../src/db/database.ts'
import { openEmbedded, openDatabase } from '../src/db/openDatabase.ts'
import { users } from '../src/db/schema/userTables.ts'
import { seedDatabase } from '../src/db/seed/seedDatabase.ts'
import { openSecrets } from '../src/secrets/openSecrets.ts'
import { sandboxSecretKey } from '../src/settings.ts'
import { startCluster } from '../test/postgresCluster.ts'

// pnpm passes its own `--` on.
const [roundsArgument = '7'] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(roundsArgument)
/** Concurrent requests, and the duration of one measurement. */
const [concurrency, roundMs] = [8, 700]

interface Statement {
  text: string
  values: unknown[]
}

interface BenchCall {
  name: string
  method: string
  path: string
  /** The request bodies; each concurrent client sends a different one. */
  bodies?: readonly unknown[]
}

const { id } = demoOrganizations.okafor
/** Eight users, because login attempts of one account from one address run one after another. */
const credentials = (['owner', 'individual', 'new', 'earnings', 'trips', 'vehicles', 'drivers', 'staff'] as const).map((key) => ({
  email: demoPeople[key].email,
  password: demoPassword,
}))
const calls: readonly BenchCall[] = [
  { name: 'login', method: 'POST', path: '/v1/login', bodies: credentials },
  { name: 'summary', method: 'GET', path: `/v1/partners/${id}/summaries?period=current_month` },
  { name: 'vehicle list', method: 'GET', path: `/v1/partners/${id}/vehicles?page=1&perPage=20` },
  { name: 'trip list', method: 'GET', path: `/v1/partners/${id}/trips?page=1&perPage=20` },
]

/** Records the statements that are sent to the database. */
const recorder: { list: Statement[] | undefined } = { list: undefined }
const record = (text: unknown, values: unknown) => {
  const statement = typeof text === 'string' ? { text, values } : (text as { text: string; values?: unknown })
  recorder.list?.push({ text: statement.text, values: [...((statement.values ?? values ?? []) as unknown[])] })
}

/** Sessions are inserted with a new id each time; all other statements can be repeated. */
const isRepeatable = ({ text }: Statement) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && !text.startsWith('insert into "sessions"')

interface BenchDatabase {
  name: string
  database: Database
  /** Sends a statement with the bare driver. */
  send: (statement: Statement) => Promise<unknown>
  close: () => Promise<void>
}

async function openEmbeddedDatabase(): Promise<BenchDatabase> {
  const database = await openEmbedded()
  const client = Reflect.get(database.db, '$client') as PGlite
  const query = client.query.bind(client)
  client.query = (text, values, options) => {
    record(text, values)
    return query(text, values, options)
  }
  return { name: 'embedded', database, send: ({ text, values }) => query(text, values as never[]), close: () => database.close() }
}

async function openPostgresDatabase(): Promise<BenchDatabase | undefined> {
  const cluster = await startCluster()
  if (!cluster) return undefined
  // Wrap the prototype, because the pool inside openDatabase is not accessible.
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  Reflect.set(pg.Client.prototype, 'query', function recorded(this: pg.Client, ...given: unknown[]) {
    record(given[0], given[1])
    return Reflect.apply(query as () => unknown, this, given)
  })
  const database = await openDatabase({ dataDir: '', databaseUrl: new URL(cluster.url) }, () => undefined)
  const pool = new pg.Pool({ connectionString: cluster.url, max: 10 })
  return {
    name: 'PostgreSQL',
    database,
    send: ({ text, values }) => pool.query(text, values),
    async close() {
      await pool.end()
      await database.close()
      await cluster.stop()
      Reflect.set(pg.Client.prototype, 'query', query)
    },
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: concurrency })

function sendRequest(port: number, { method, path, bodies = [] }: BenchCall, token: string, place = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const payload = bodies.length === 0 ? undefined : JSON.stringify(bodies[place % bodies.length])
    const headers = {
      authorization: `Bearer ${token}`,
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    }
    const asked = request({ port, method, path, agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject)
    asked.end(payload)
  })
}

/** Requests per second during one measurement. */
async function measureRate(port: number, row: BenchCall, token: string): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const work = async (place: number) => {
    while (performance.now() - startedAt < roundMs) {
      const status = await sendRequest(port, row, token, place)
      if (status >= 300) throw new Error(`${row.method} ${row.path} responded with ${status}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, place) => work(place)))
  return (done * 1000) / (performance.now() - startedAt)
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Measures all calls on one database and returns the rows of the results table. */
async function measureDatabase({ name, database, send, close }: BenchDatabase): Promise<string[]> {
  const clock = () => new Date()
  const filesFolder = mkdtempSync(join(tmpdir(), 'vehicle-partner-bench-'))
  const secrets = await openSecrets(database.db, [sandboxSecretKey])
  await database.runExclusively(() => seedDatabase(database.db, clock(), { scale: 1, secrets }))
  const app = await createApp({
    database,
    clock,
    sandbox: true,
    otpResendSeconds: 120,
    secrets,
    filesFolder,
    runJobs: false,
    sandboxFromAnywhere: false,
    seedScale: 1,
    portalFolder: fileURLToPath(new URL('../test/portal', import.meta.url)),
    logLevel: 'silent',
    log: { write: () => undefined },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const token = await startSession(database.db, clock(), demoPeople.owner.id, { address: '127.0.0.1' })
  const passwords = createPasswordHasher()
  const hashes = new Map((await database.db.select().from(users)).map(({ email, password_hash }) => [email, password_hash]))
  const bare = Fastify()
  const port = readPort(app.server.address())
  for (const row of calls) {
    const statements = new Map<string, Statement[]>()
    for (const [place, body] of (row.bodies ?? [undefined]).entries()) {
      recorder.list = []
      const status = await sendRequest(port, row, token, place)
      statements.set(JSON.stringify(body ?? null), recorder.list.filter(isRepeatable))
      recorder.list = undefined
      if (status >= 300) throw new Error(`${row.name} responded with ${status}`)
    }
    bare.route({
      method: row.method,
      url: row.path.split('?')[0] ?? '',
      async handler(request) {
        const answers: unknown[] = []
        for (const statement of statements.get(JSON.stringify(request.body ?? null)) ?? []) answers.push(await send(statement))
        if (row.bodies) {
          await passwords.verify(demoPassword, hashes.get((request.body as { email: string }).email))
          await startSession(database.db, clock(), demoPeople.owner.id, { address: '127.0.0.1' })
        }
        return { answers: answers.length }
      },
    })
  }
  await bare.listen({ port: 0, host: '127.0.0.1' })
  console.log(
    `\n${name}: requests per second, ${rounds} rounds, ${concurrency} concurrent\n${'call'.padEnd(16)}${'ours'.padStart(9)}${'bare'.padStart(9)}${'ratio'.padStart(9)}   range`,
  )
  const table: string[] = []
  for (const row of calls) {
    const ratios: number[] = []
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = -1; round < rounds; round += 1) {
      // The order alternates; the first round is a warm-up.
      const sides = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
      const found = { ours: 0, bare: 0 }
      for (const side of sides) found[side] = await measureRate(side === 'ours' ? port : readPort(bare.server.address()), row, token)
      if (round < 0) continue
      ours.push(found.ours)
      theirs.push(found.bare)
      ratios.push(found.ours / found.bare)
    }
    table.push(
      `| ${row.name}, ${name} | ${median(ratios).toFixed(2)} | ${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)} | ${median(ours).toFixed(0)} | ${median(theirs).toFixed(0)} |`,
    )
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
    console.log(
      `${row.name.padEnd(16)}${median(ours).toFixed(0).padStart(9)}${median(theirs).toFixed(0).padStart(9)}${median(ratios).toFixed(2).padStart(9)}   ${range}`,
    )
  }
  await bare.close()
  await app.close()
  await close()
  rmSync(filesFolder, { recursive: true, force: true })
  return table
}

function readPort(address: string | { port: number } | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen')
  return address.port
}

/** Writes the results into docs/bench.md, between the server's markers. */
function writeResults(table: readonly string[]): void {
  const file = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url))
  const text = readFileSync(file, 'utf8')
  const marks = /(<!-- server -->\n)[\s\S]*?(\n<!-- end of server -->)/
  if (!marks.test(text)) throw new Error('docs/bench.md has no markers for the server results')
  const summary = `Measured on ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores with a load average of ${loadavg()[0]?.toFixed(0)}, ${rounds} rounds.`
  const head = '| Call | Ratio | Range | Ours, a second | Bare, a second |\n| --- | --: | --: | --: | --: |'
  writeFileSync(file, text.replace(marks, `$1\n${summary}\n\n${head}\n${table.join('\n')}\n$2`))
}

const table = await measureDatabase(await openEmbeddedDatabase())
const server = await openPostgresDatabase()
if (server) table.push(...(await measureDatabase(server)))
else console.log('\nPostgreSQL was not found.')
writeResults(table)
agent.destroy()
