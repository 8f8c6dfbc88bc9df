import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { demoNow, demoPassword, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import type { Transport } from '@vehicle-partner/api'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { createApp, type AppOptions } from '../src/app.ts'
import { startSession } from '../src/auth/sessions.ts'
import type { PasswordHasher } from '../src/auth/passwordHash.ts'
import type { BankConnection } from '../src/banks/bankConnection.ts'
import type { Dependencies } from '../src/context.ts'
import type { MessageSender } from '../src/outbox/messageSender.ts'
import type { Database, Db } from '../src/db/database.ts'
import { parseTrustedProxies } from '../src/network/trustedProxies.ts'
import { openEmbedded, openDatabase } from '../src/db/openDatabase.ts'
import { cheapHasher } from './cheapHasher.ts'
import { withDatabase, queryValue } from './globalSetup.ts'
import { createScratchFolder } from './scratchFolder.ts'
import { copySeeded } from './seededDatabase.ts'
import { openTestSecrets } from './testSecrets.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** The kinds of databases on this machine. */
export const databaseKinds = (): DatabaseKind[] => (inject('postgres') ? ['embedded', 'postgres'] : ['embedded'])

export interface TestResponse {
  status: number
  body: unknown
  text: string
  headers: Record<string, string>
}

export interface TestServer {
  app: FastifyInstance
  db: Db
  /** Where the contents of uploads are. */
  filesFolder: string
  /** The URL of the database, on PostgreSQL. */
  url: URL | undefined
  /** Moves the server's clock. */
  advanceClock: (span: { days?: number; minutes?: number; seconds?: number }) => void
  now: () => Date
  /** The log, one JSON object per line. */
  logged: string[]
  call: (
    method: string,
    url: string,
    more?: { token?: string | undefined; body?: unknown; headers?: Record<string, string>; from?: string },
  ) => Promise<TestResponse>
  /** The dependencies of a job at the current time. */
  dependencies: () => Dependencies
  /** Starts a session of a demo user and returns its token. */
  tokenOf: (person: PersonKey) => Promise<string>
  logIn: (email: string, password?: string) => Promise<TestResponse>
  /** Closes the database while the server runs. */
  disconnectDatabase: () => Promise<void>
  close: () => Promise<void>
}

/** PostgreSQL is faster by far; what only the embedded database does names it. */
const defaultKind = (): DatabaseKind => (inject('postgres') ? 'postgres' : 'embedded')

/**
 * The kinds for long tests of rules, whose statements the conformance cases make on every kind as well: the default, and all of them in
 * `npm run test:databases`.
 */
export const ruleDatabaseKinds = (): DatabaseKind[] => (inject('everyDatabase') ? databaseKinds() : [defaultKind()])

let copies = 0

/** A copy of the seeded database for one test file. */
export async function copyDatabase(lane: DatabaseKind = defaultKind()): Promise<Database & { url?: URL }> {
  if (lane === 'embedded') {
    // A folder is read on demand; an in-memory database would have to load everything first.
    const folder = createScratchFolder('copy')
    copySeeded(folder)
    const copy = await openEmbedded(folder)
    return {
      ...copy,
      async close() {
        await copy.close()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  const server = inject('postgres')
  if (!server) throw new Error('PostgreSQL was not found')
  copies += 1
  const name = `${server.template}_${process.pid}_${copies}`
  await queryValue(server.url, `create database ${name} template ${server.template}`)
  const database = await openDatabase({ dataDir: '', databaseUrl: withDatabase(server.url, name) }, () => undefined)
  return {
    ...database,
    url: withDatabase(server.url, name),
    async close() {
      await database.close()
      await queryValue(server.url, `drop database ${name} with (force)`)
    },
  }
}

interface TestOptions {
  lane?: DatabaseKind
  sandbox?: boolean
  /** The folder of the built portal. */
  portal?: string
  /** @default a hasher of low cost */
  passwords?: PasswordHasher
  /** Where messages are sent to outside the sandbox. */
  messageSender?: MessageSender
  /** @default the bank of the sandbox, outside of it none */
  bank?: BankConnection
  bankWebhookSecret?: string
  metricsToken?: string
  /** OTP_RESEND_S. @default 120 */
  otpResendSeconds?: number
  /** As `TRUSTED_PROXIES`. */
  trustedProxies?: string
  corsOrigins?: readonly string[]
  pageSettings?: AppOptions['pageSettings']
  /** A server on PostgreSQL whose database this one uses as well. */
  beside?: Pick<TestServer, 'url'>
  /** The disk of the files. */
  disk?: Pick<AppOptions, 'storageReserveBytes' | 'readFreeBytes' | 'writeFile'>
}

const portalFolder = fileURLToPath(new URL('portal', import.meta.url))

/** The whole server on a copy of the demo data, called in process. */
export async function testServer({
  lane = defaultKind(),
  sandbox = true,
  portal = portalFolder,
  passwords = cheapHasher,
  messageSender,
  trustedProxies,
  corsOrigins,
  pageSettings,
  bank,
  bankWebhookSecret,
  metricsToken,
  otpResendSeconds = 120,
  beside,
  disk = {},
}: TestOptions = {}): Promise<TestServer> {
  const database = beside?.url
    ? { ...(await openDatabase({ dataDir: '', databaseUrl: beside.url }, () => undefined)), url: beside.url }
    : await copyDatabase(lane)
  let at = new Date(demoNow).getTime()
  const now = () => new Date(at)
  const logged: string[] = []
  const filesFolder = createScratchFolder('files')
  const app = await createApp({
    database,
    clock: now,
    sandbox,
    otpResendSeconds,
    filesFolder,
    passwords,
    secrets: await openTestSecrets(database.db),
    messageSender,
    bank,
    bankWebhookSecret,
    ...disk,
    runJobs: false,
    sandboxFromAnywhere: false,
    seedScale: 1,
    trustProxy: trustedProxies === undefined ? undefined : parseTrustedProxies(trustedProxies),
    corsOrigins,
    pageSettings,
    metricsToken,
    portalFolder: portal,
    logLevel: 'info',
    log: { write: (line) => logged.push(line) },
  })
  const call: TestServer['call'] = async (method, url, { token, body, headers = {}, from } = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return {
      status: answer.statusCode,
      text: answer.body,
      body: answer.body !== '' && /json/.test(String(answer.headers['content-type'])) ? (JSON.parse(answer.body) as unknown) : undefined,
      headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    }
  }
  let lost = false
  return {
    app,
    filesFolder,
    db: database.db,
    url: database.url,
    now,
    logged,
    call,
    advanceClock({ days = 0, minutes = 0, seconds = 0 }) {
      at += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000
    },
    dependencies: () => app.services.dependenciesFor('test'),
    tokenOf: (person) => startSession(database.db, now(), demoPeople[person].id, { address: '127.0.0.1' }),
    logIn: (email, password = demoPassword) => call('POST', '/v1/login', { body: { email, password } }),
    async disconnectDatabase() {
      lost = true
      await database.close()
    },
    async close() {
      await app.close()
      if (!lost) await database.close()
      rmSync(filesFolder, { recursive: true, force: true })
    },
  }
}

/** Sends a client's requests to the server in process, like HTTP. */
export function createTransport({ app }: TestServer): Transport {
  return async ({ method, path, query = {}, body, headers = {}, expects }) => {
    const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each])))
    const sent = body === undefined ? undefined : body instanceof FormData ? new Response(body) : Response.json(body)
    const answer = await app.inject({
      method,
      url: search.size > 0 ? `${path}?${search}` : path,
      headers: { ...headers, ...(sent ? { 'content-type': sent.headers.get('content-type') ?? '' } : {}) },
      ...(sent ? { payload: Buffer.from(await sent.arrayBuffer()) } : {}),
    })
    const received = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
    const type = received['content-type'] ?? ''
    const file = expects === 'file' && answer.statusCode < 400
    const content: unknown = file
      ? new Blob([Uint8Array.from(answer.rawPayload)], { type })
      : type.includes('json')
        ? answer.json()
        : undefined
    return { status: answer.statusCode, body: content, headers: received }
  }
}
