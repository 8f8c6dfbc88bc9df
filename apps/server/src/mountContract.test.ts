// Long, because it tests everything between a request and its handler together, so that missing cases are visible.
import type { AnyEndpoint } from '@vehicle-partner/api/contract'
import type { FileResponse, UploadedFiles } from '@vehicle-partner/api/server'
import { RequestError } from '@vehicle-partner/api/server'
import { demoNow, demoPeople } from '@vehicle-partner/api/mock'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { copyDatabase, databaseKinds } from '../test/testServer.ts'
import { openTestSecrets } from '../test/testSecrets.ts'
import { issueToken } from './auth/oneTimeTokens.ts'
import { findCaller, startSession } from './auth/sessions.ts'
import type { Context, Dependencies } from './context.ts'
import type { Database } from './db/database.ts'
import { mountContract, sendError } from './mountContract.ts'

const Words = z.object({ word: z.string() })
const call = (more: Partial<AnyEndpoint>): AnyEndpoint => ({
  method: 'POST',
  path: '/v1/words',
  summary: 'A test call.',
  access: { who: 'signedIn' },
  response: undefined,
  ...more,
})
const contract = {
  words: {
    add: call({ body: Words, response: Words, status: 201 }),
    secret: call({ path: '/v1/secrets', access: { who: 'anyone' }, response: Words, idempotent: false }),
    open: call({ path: '/v1/open', access: { who: 'anyone' }, body: Words, response: Words }),
    prove: call({ path: '/v1/proven', response: Words, stepUp: true }),
    send: call({
      path: '/v1/upload',
      upload: { field: 'files', maxFiles: 2, maxBytes: 1_048_576, types: ['image/png'] },
      response: z.object({ files: z.array(z.object({ name: z.string(), size: z.int() })) }),
    }),
    file: call({ method: 'GET', path: '/v1/file', query: z.object({ as: z.string() }), produces: ['text/csv'] }),
  },
}

let runs = 0
let work: () => Promise<{ word: string }> = async () => ({ word: `run ${runs}` })
const run = () => {
  runs += 1
  return work()
}
const bytes = [new Uint8Array([0xef, 0xbb, 0xbf]), new TextEncoder().encode('date,ẹ\n')] as const
async function* streamed() {
  yield* bytes
}
const handlers = {
  words: {
    add: run,
    secret: run,
    open: run,
    prove: run,
    async send(_: Context, input: never) {
      const files: { name: string; size: number }[] = []
      for await (const { name, content } of (input as { body: UploadedFiles }).body.files) {
        let size = 0
        for await (const chunk of content) size += chunk.length
        files.push({ name, size })
      }
      return { files }
    },
    file: (_: Context, input: never): FileResponse => {
      const { as } = (input as { query: { as: string } }).query
      if (as === 'nothing') throw new RequestError('NotFound')
      return {
        type: as === 'wrong' ? 'text/html' : 'text/csv',
        filename: 'Ẹ.csv',
        content: as === 'stream' ? streamed() : Buffer.concat(bytes),
      }
    },
  },
}

describe.each(databaseKinds())('calls of a contract, on %s', (lane) => {
  let database: Database
  let app: FastifyInstance
  let at = new Date(demoNow).getTime()
  let token = ''
  let other = ''

  beforeAll(async () => {
    database = await copyDatabase(lane)
    const secrets = await openTestSecrets(database.db)
    app = Fastify()
    app.setErrorHandler(sendError)
    mountContract(app, contract, handlers, () => ({ db: database.db, now: new Date(at), secrets }) as Dependencies)
    await app.ready()
    token = await startSession(database.db, new Date(at), demoPeople.owner.id, {})
    other = await startSession(database.db, new Date(at), demoPeople.trips.id, {})
  })
  beforeEach(() => {
    runs = 0
    work = async () => ({ word: `run ${runs}` })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const post = async (url: string, body: unknown, { key, as = token, stepUp }: { key?: string; as?: string; stepUp?: string } = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${as}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(stepUp === undefined ? {} : { 'x-step-up': stepUp }),
      },
      payload: JSON.stringify(body),
    })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  const add = (key: string | undefined, word = 'a', as = token) =>
    post('/v1/words', { word }, { as, ...(key === undefined ? {} : { key }) })

  test('a repeated write gets the first response and does not run again', async () => {
    const first = await add('once')
    expect(first).toEqual({ status: 201, body: { word: 'run 1' } })
    expect(await add('once')).toEqual(first)
    expect(await add(undefined)).toEqual({ status: 201, body: { word: 'run 2' } })
  })

  test('the order of keys does not change a body; another value does', async () => {
    await post('/v1/words', { word: 'a', more: { x: 1, y: 2 } }, { key: 'order' })
    expect((await post('/v1/words', { more: { y: 2, x: 1 }, word: 'a' }, { key: 'order' })).body).toEqual({ word: 'run 1' })
    expect(await post('/v1/words', { word: 'b' }, { key: 'order' })).toMatchObject({ status: 422, body: { code: 'IdempotencyMismatch' } })
    expect(runs).toBe(1)
  })

  test('a key belongs to one user', async () => {
    await add('mine')
    expect((await add('mine', 'a', other)).body).toEqual({ word: 'run 2' })
    expect((await post('/v1/open', { word: 'a' }, { key: 'mine' })).body).toEqual({ word: 'run 3' })
    expect((await post('/v1/open', { word: 'a' }, { key: 'mine' })).body).toEqual({ word: 'run 3' })
  })

  test('while the first write is running the second is rejected', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    work = async () => {
      begun.resolve()
      await gate.promise
      return { word: 'slow' }
    }
    const first = add('slow')
    await begun.promise
    expect(await add('slow')).toMatchObject({ status: 409, body: { code: 'RequestInProgress' } })
    gate.resolve()
    expect((await first).body).toEqual({ word: 'slow' })
    expect((await add('slow')).body).toEqual({ word: 'slow' })
    expect(runs).toBe(1)
  })

  test('of many concurrent writes one runs', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('many')))
    expect(runs).toBe(1)
    for (const { status } of answers) expect([201, 409]).toContain(status)
  })

  test('errors of the request are stored; faults and rate limits are not', async () => {
    work = () => Promise.reject(new RequestError('LastOwner', undefined, { data: { count: 1 } }))
    const refused = await add('refused')
    expect(refused).toMatchObject({ status: 409, body: { code: 'LastOwner', data: { count: 1 } } })
    work = async () => ({ word: 'now' })
    expect(await add('refused')).toEqual(refused)
    for (const fault of [new Error('bug'), new RequestError('TooManyRequests'), new RequestError('BankUnavailable')]) {
      work = () => Promise.reject(fault)
      expect((await add('fault')).status).toBeGreaterThanOrEqual(429)
    }
    work = async () => ({ word: 'at last' })
    expect((await add('fault')).body).toEqual({ word: 'at last' })
  })

  test('an abandoned write can be repeated, but not immediately', async () => {
    await add('crash')
    await database.db.execute('update idempotency_keys set status = null, body = null')
    expect(await add('crash')).toMatchObject({ status: 409, body: { code: 'RequestInProgress' } })
    at += 91_000
    expect((await add('crash')).body).toEqual({ word: 'run 2' })
    expect((await add('crash')).body).toEqual({ word: 'run 2' })
  })

  test('a key expires after a day', async () => {
    await add('daily')
    at += 86_400_000 - 1000
    expect((await add('daily')).body).toEqual({ word: 'run 1' })
    at += 2000
    expect((await add('daily')).body).toEqual({ word: 'run 2' })
  })

  test('responses with secrets are not stored, and an invalid key is rejected', async () => {
    expect((await post('/v1/secrets', {}, { key: 'secret' })).body).toEqual({ word: 'run 1' })
    expect((await post('/v1/secrets', {}, { key: 'secret' })).body).toEqual({ word: 'run 2' })
    for (const key of ['', 'a b', 'x'.repeat(256)])
      expect(await add(key)).toMatchObject({ status: 422, body: { errors: { 'Idempotency-Key': expect.any(String) as string } } })
  })

  test('a step-up token must be of the caller’s own session, of the right kind and not expired', async () => {
    const now = new Date(at)
    const sessionOf = async (bearer: string) => {
      const found = await findCaller(database.db, now, bearer)
      return { userId: found?.user.id ?? '', sessionId: found?.sessionId ?? '' }
    }
    const [own, elsewhere, stranger] = [token, await startSession(database.db, now, demoPeople.owner.id, {}), other].map(sessionOf)
    const issue = async (kind: 'step_up' | 'handoff', session: typeof own) =>
      (await issueToken(database.db, now, kind, (await session) ?? { userId: '', sessionId: '' })).token
    const proof = await issue('step_up', own)
    for (const stepUp of [undefined, 'x', await issue('step_up', stranger), await issue('step_up', elsewhere), await issue('handoff', own)])
      expect(await post('/v1/proven', {}, stepUp === undefined ? {} : { stepUp })).toMatchObject({
        status: 403,
        body: { code: 'StepUpRequired' },
      })
    expect((await post('/v1/proven', {}, { stepUp: proof })).status).toBe(200)
    at += 10 * 60_000
    expect((await post('/v1/proven', {}, { stepUp: proof })).status).toBe(403)
  })

  const png = (size: number) => {
    const content = new Uint8Array(size)
    content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return content
  }
  const send = async (files: readonly (readonly [field: string, name: string, content: Uint8Array<ArrayBuffer>])[]) => {
    const form = new FormData()
    for (const [field, name, content] of files) form.append(field, new File([content], name, { type: 'image/png' }))
    form.append('note', 'words beside files')
    const encoded = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/upload',
      headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }

  test('files arrive as streams one after another; other fields are ignored', async () => {
    const sent = [
      ['files', 'a.png', png(300_000)],
      ['other', 'x.png', png(9)],
      ['files', 'Ẹ.png', png(1_048_576)],
    ] as const
    expect(await send(sent)).toEqual({
      status: 200,
      body: {
        files: [
          { name: 'a.png', size: 300_000 },
          { name: 'Ẹ.png', size: 1_048_576 },
        ],
      },
    })
  })

  test('files that are too large, too many, missing or of another type are rejected', async () => {
    expect(await send([['files', 'a.png', png(1_048_577)]])).toMatchObject({
      status: 413,
      body: { message: 'File must be less than 1 MB' },
    })
    expect(await send([['files', 'a.png', png(4_000_000)]])).toMatchObject({ status: 413, body: { code: 'PayloadTooLarge' } })
    expect(await send([1, 2, 3].map((name) => ['files', `${name}.png`, png(9)] as const))).toMatchObject({ status: 422 })
    expect(await send([])).toMatchObject({ status: 422, body: { errors: { files: 'Kindly select a file' } } })
    expect(await send([['files', 'a.png', new Uint8Array(20)]])).toMatchObject({ status: 415 })
    expect(await post('/v1/upload', {})).toMatchObject({ status: 415, body: { code: 'UnsupportedMediaType' } })
  })

  test('an incomplete form is the client’s error', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/upload',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\n\x89PNG',
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })

  test('a form is not accepted for JSON calls', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/words',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    })
    expect(answer.statusCode).toBe(415)
  })

  const file = (as: string) => app.inject({ url: `/v1/file?as=${as}`, headers: { authorization: `Bearer ${token}` } })

  test.each(['bytes', 'stream'])('a file is sent as %s with its name', async (as) => {
    const answer = await file(as)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(Buffer.concat(bytes))
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/csv/) as string,
      'content-disposition': 'attachment; filename="_.csv"; filename*=UTF-8\'\'%E1%BA%B8.csv',
    })
  })

  test('a missing file is a request error, one of another type is a fault', async () => {
    const refused = await file('nothing')
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({ code: 'NotFound' })
    expect(refused.headers['content-disposition']).toBeUndefined()
    expect((await file('wrong')).statusCode).toBe(500)
  })
})
