import { openapi } from '@vehicle-partner/api/openapi'
import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { checkUnavailableMessage } from '@vehicle-partner/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../test/testServer.ts'
import { resolveReferences } from '../test/fuzz/resolveReferences.ts'
import { chooseOne, createValue, type Schema } from '../test/fuzz/fuzzValues.ts'
import { itemTables } from './auth/ownedItemTables.ts'
import { createRandom, type Random } from './db/seed/seededRandom.ts'

/** Requests for each kind of database; `npm run fuzz` sends more. */
const wanted = Number(process.env['FUZZ'] ?? 600)
const seed = process.env['FUZZ_SEED'] ?? 'fuzz-1'

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: Schema
}
interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  multipart: boolean
}

const operations: Operation[] = Object.entries(readPaths()).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
    method: method.toUpperCase(),
    path,
    parameters,
    body: requestBody?.content['application/json']?.schema,
    multipart: requestBody?.content['multipart/form-data'] !== undefined,
  })),
)
function readPaths(): Record<string, Record<string, Described>> {
  const { paths } = resolveReferences(openapi()) as { paths: Record<string, Record<string, Described>> }
  return paths
}
interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema } | undefined> }
}

describe.each(databaseKinds())('on %s', (lane) => {
  let server: TestServer
  let ids: string[]
  const tokens: (string | undefined)[] = []
  beforeAll(async () => {
    server = await testServer({ lane })
    const found = await Promise.all(
      Object.values(itemTables).map((table) => server.db.select({ id: table.id }).from(table).orderBy(table.id).limit(3)),
    )
    ids = [
      ...found.flat().map(({ id }) => String(id)),
      ...Object.values(demoOrganizations).flatMap(({ id, account_sid }) => [id, account_sid]),
    ]
    ids.push(...Object.values(demoPeople).map(({ id }) => id), 'current', 'nobody')
    const cast: PersonKey[] = ['owner', 'owner', 'owner', 'earnings', 'trips', 'vehicles', 'drivers', 'staff', 'individual', 'new']
    for (const person of cast) tokens.push(await server.tokenOf(person))
    tokens.push(undefined, 'nonsense')
  })
  afterAll(() => server.close())

  test(`${wanted} requests generated from the OpenAPI document cause no server error`, { timeout: 600_000 }, async () => {
    const random = createRandom(`${seed} ${lane}`)
    const faults: unknown[] = []
    const seen = new Map<number, number>()
    for (let at = 0; at < wanted; at += 1) {
      const operation = chooseOne(random, operations)
      const request = requestOf(operation, random, { ids, tokens })
      const answer = await server.call(operation.method, request.url, request)
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      const { code, message } = (answer.body ?? {}) as { code?: unknown; message?: unknown }
      const hasErrorBody = answer.status < 400 || (typeof code === 'string' && typeof message === 'string')
      // Services that the sandbox simulates as unavailable respond 503.
      const isSimulated = code === 'BankUnavailable' || message === checkUnavailableMessage
      if ((answer.status >= 500 && !isSimulated) || !hasErrorBody || /\bat .*\.ts:\d+/.test(answer.text))
        faults.push({ ...request, method: operation.method, status: answer.status, text: answer.text.slice(0, 500) })
    }
    expect(
      faults,
      server.logged
        .filter((line) => line.includes('"level":50'))
        .slice(-5)
        .join('\n'),
    ).toEqual([])
    // Not all requests may be rejected by authorization.
    expect(seen.get(200) ?? 0).toBeGreaterThan(wanted / 50)
  })
})

interface Known {
  ids: string[]
  tokens: (string | undefined)[]
}

function requestOf({ path, parameters, body, multipart }: Operation, random: Random, { ids, tokens }: Known) {
  const named = new Map<string, string>()
  const query: string[] = []
  for (const { in: place, name, required, schema } of parameters) {
    const value = createValue(schema, random, ids)
    if (place === 'path') named.set(name, typeof value === 'string' || typeof value === 'number' ? String(value) : chooseOne(random, ids))
    else if (place === 'query' && (required || random.int(0, 2) === 0))
      for (const each of [value].flat()) query.push(`${encodeURIComponent(name)}=${encode(each)}`)
  }
  if (random.int(0, 19) === 0) query.push(chooseOne(random, ['unknown=1', '__proto__=x', 'constructor=x', 'a[b][c]=1', '=']))
  const url = `${path.replace(/\{(\w+)\}/g, (_, name: string) => encode(named.get(name) ?? 'x') || 'x')}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const token = chooseOne(random, tokens)
  const headers: Record<string, string> =
    random.int(0, 9) === 0 ? { 'idempotency-key': chooseOne(random, ['same', 'k'.repeat(300), '"']) } : {}
  if (multipart) return { url, token, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\nbroken' }
  return body === undefined ? { url, token, headers } : { url, token, headers, body: createValue(body, random, ids) }
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed().slice(0, 2000))
}
