// `pnpm --filter @vehicle-partner/server run bench [rounds]`: requests a second of four calls, beside a bare Fastify route that sends
// the very same statements (and checks the same password hash) on the same database in the same run. Read the ratios, not the numbers.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { demoPassword, organizations, people } from '@vehicle-partner/api/mock'
import Fastify from 'fastify'
import pg from 'pg'
import { createApp } from '../src/app.ts'
import { verifyPassword } from '../src/auth/password.ts'
import { startSession } from '../src/auth/sessions.ts'
import type { Database } from '../src/db/database.ts'
import { embedded, openDatabase } from '../src/db/open.ts'
import { users } from '../src/db/schema/people.ts'
import { seed } from '../src/db/seed/seed.ts'
import { startCluster } from '../test/cluster.ts'

const rounds = Number(process.argv[2] ?? 7)
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
  body?: unknown
}

const { id } = organizations.okafor
const credentials = { email: people.owner.email, password: demoPassword }
const rows: readonly Row[] = [
  { name: 'login', method: 'POST', path: '/v1/login', body: credentials },
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

interface Lane {
  name: string
  database: Database
  /** Sends a statement without anything of ours around it. */
  send: (statement: Statement) => Promise<unknown>
  close: () => Promise<void>
}

async function embeddedLane(): Promise<Lane> {
  const client = await PGlite.create()
  const query = client.query.bind(client)
  client.query = (text, values, options) => {
    note(text, values)
    return query(text, values, options)
  }
  const database = await embedded(client)
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

function ask(port: number, { method, path, body }: Row, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
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
  const work = async () => {
    while (performance.now() - began < roundMs) {
      const status = await ask(port, row, token)
      if (status >= 300) throw new Error(`${row.method} ${row.path} was answered with ${status}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: together }, work))
  return (done * 1000) / (performance.now() - began)
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function measure({ name, database, send, close }: Lane): Promise<void> {
  const clock = () => new Date()
  const filesFolder = mkdtempSync(join(tmpdir(), 'vehicle-partner-bench-'))
  await database.alone(() => seed(database.db, clock(), { scale: 1 }))
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
  const token = await startSession(database.db, clock(), people.owner.id, { address: '127.0.0.1' })
  const [owner] = await database.db.select().from(users).limit(1)
  const bare = Fastify()
  const port = portOf(app.server.address())
  for (const row of rows) {
    notes.list = []
    const status = await ask(port, row, token)
    const statements = notes.list.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    notes.list = undefined
    if (status >= 300) throw new Error(`${row.name} was answered with ${status}`)
    bare.route({
      method: row.method,
      url: row.path.split('?')[0] ?? '',
      async handler() {
        const answers: unknown[] = []
        for (const statement of statements) answers.push(await send(statement))
        if (row.body !== undefined) {
          await verifyPassword(demoPassword, owner?.password_hash)
          await startSession(database.db, clock(), people.owner.id, { address: '127.0.0.1' })
        }
        return { answers: answers.length }
      },
    })
  }
  await bare.listen({ port: 0, host: '127.0.0.1' })
  console.log(
    `\n${name}: requests a second, ${rounds} rounds, ${together} at once\n${'call'.padEnd(16)}${'ours'.padStart(9)}${'bare'.padStart(9)}${'ratio'.padStart(9)}   range`,
  )
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
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
    console.log(
      `${row.name.padEnd(16)}${median(ours).toFixed(0).padStart(9)}${median(theirs).toFixed(0).padStart(9)}${median(ratios).toFixed(2).padStart(9)}   ${range}`,
    )
  }
  await bare.close()
  await app.close()
  await close()
  rmSync(filesFolder, { recursive: true, force: true })
}

function portOf(address: string | { port: number } | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen')
  return address.port
}

await measure(await embeddedLane())
const server = await serverLane()
if (server) await measure(server)
else console.log('\nNo PostgreSQL was found on this machine.')
agent.destroy()
