// `pnpm --filter @vehicle-partner/server run bench [rounds]`: requests a second of four calls, beside a bare Fastify route that sends
// the very same statements (and checks the same password hashes) on the same database in the same run. Read the ratios, not the numbers.
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
import { startCluster } from '../test/postgresCluster.ts'

// pnpm hands its own `--` on.
const [asked = '7'] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(asked)
/** Requests under way at once, and how long one side is asked in one round. */
const [together, roundMs] = [8, 700]

interface Statement {
  text: string
  values: unknown[]
}

interface Row {
  name: string
  method: string
  path: string
  /** What is sent: each of those who ask at once sends another. */
  bodies?: readonly unknown[]
}

const { id } = demoOrganizations.okafor
/** Eight people: tries of one account from one address wait for each other, which is a rule and no matter of speed. */
const credentials = (['owner', 'individual', 'new', 'earnings', 'trips', 'vehicles', 'drivers', 'staff'] as const).map((key) => ({
  email: demoPeople[key].email,
  password: demoPassword,
}))
const rows: readonly Row[] = [
  { name: 'login', method: 'POST', path: '/v1/login', bodies: credentials },
  { name: 'summary', method: 'GET', path: `/v1/partners/${id}/summaries?period=current_month` },
  { name: 'vehicle list', method: 'GET', path: `/v1/partners/${id}/vehicles?page=1&perPage=20` },
  { name: 'trip list', method: 'GET', path: `/v1/partners/${id}/trips?page=1&perPage=20` },
]

/** Notes every statement that goes to the database while something is done. */
const notes: { list: Statement[] | undefined } = { list: undefined }
const note = (text: unknown, values: unknown) => {
  const statement = typeof text === 'string' ? { text, values } : (text as { text: string; values?: unknown })
  notes.list?.push({ text: statement.text, values: [...((statement.values ?? values ?? []) as unknown[])] })
}

/** A session is a row of its own each time; everything else is sent again as it was. */
const repeatable = ({ text }: Statement) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && !text.startsWith('insert into "sessions"')

interface Lane {
  name: string
  database: Database
  /** Sends a statement without anything of ours around it. */
  send: (statement: Statement) => Promise<unknown>
  close: () => Promise<void>
}

async function embeddedLane(): Promise<Lane> {
  const database = await openEmbedded()
  const client = Reflect.get(database.db, '$client') as PGlite
  const query = client.query.bind(client)
  client.query = (text, values, options) => {
    note(text, values)
    return query(text, values, options)
  }
  return { name: 'embedded', database, send: ({ text, values }) => query(text, values as never[]), close: () => database.close() }
}

async function serverLane(): Promise<Lane | undefined> {
  const cluster = await startCluster()
  if (!cluster) return undefined
  // Taken as a value and called with its own `this`: the pool inside openDatabase is not ours to wrap.
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  Reflect.set(pg.Client.prototype, 'query', function noted(this: pg.Client, ...given: unknown[]) {
    note(given[0], given[1])
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

const agent = new Agent({ keepAlive: true, maxSockets: together })

function ask(port: number, { method, path, bodies = [] }: Row, token: string, place = 0): Promise<number> {
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

/** Requests a second of one side, for as long as a round lasts. */
async function rate(port: number, row: Row, token: string): Promise<number> {
  const began = performance.now()
  let done = 0
  const work = async (place: number) => {
    while (performance.now() - began < roundMs) {
      const status = await ask(port, row, token, place)
      if (status >= 300) throw new Error(`${row.method} ${row.path} was answered with ${status}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: together }, (_, place) => work(place)))
  return (done * 1000) / (performance.now() - began)
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Measures every call on one kind of database; answers the rows of its table. */
async function measure({ name, database, send, close }: Lane): Promise<string[]> {
  const clock = () => new Date()
  const filesFolder = mkdtempSync(join(tmpdir(), 'vehicle-partner-bench-'))
  await database.alone(() => seedDatabase(database.db, clock(), { scale: 1 }))
  const app = await createApp({
    database,
    clock,
    sandbox: true,
    otpResendSeconds: 120,
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
  const port = portOf(app.server.address())
  for (const row of rows) {
    const statements = new Map<string, Statement[]>()
    for (const [place, body] of (row.bodies ?? [undefined]).entries()) {
      notes.list = []
      const status = await ask(port, row, token, place)
      statements.set(JSON.stringify(body ?? null), notes.list.filter(repeatable))
      notes.list = undefined
      if (status >= 300) throw new Error(`${row.name} was answered with ${status}`)
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
    `\n${name}: requests a second, ${rounds} rounds, ${together} at once\n${'call'.padEnd(16)}${'ours'.padStart(9)}${'bare'.padStart(9)}${'ratio'.padStart(9)}   range`,
  )
  const table: string[] = []
  for (const row of rows) {
    const ratios: number[] = []
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = -1; round < rounds; round += 1) {
      // Whoever is first changes; the first round warms up.
      const sides = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
      const found = { ours: 0, bare: 0 }
      for (const side of sides) found[side] = await rate(side === 'ours' ? port : portOf(bare.server.address()), row, token)
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

function portOf(address: string | { port: number } | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen')
  return address.port
}

/** Puts the figures into docs/bench.md, between the marks of the server. */
function writeFigures(table: readonly string[]): void {
  const file = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url))
  const text = readFileSync(file, 'utf8')
  const marks = /(<!-- server -->\n)[\s\S]*?(\n<!-- end of server -->)/
  if (!marks.test(text)) throw new Error('docs/bench.md has no place for the figures of the server')
  const said = `Measured on ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores shared with ${loadavg()[0]?.toFixed(0)} other running programs, ${rounds} rounds.`
  const head = '| Call | Ratio | Range | Ours, a second | Bare, a second |\n| --- | --: | --: | --: | --: |'
  writeFileSync(file, text.replace(marks, `$1\n${said}\n\n${head}\n${table.join('\n')}\n$2`))
}

const table = await measure(await embeddedLane())
const server = await serverLane()
if (server) table.push(...(await measure(server)))
else console.log('\nNo PostgreSQL was found on this machine.')
writeFigures(table)
agent.destroy()
