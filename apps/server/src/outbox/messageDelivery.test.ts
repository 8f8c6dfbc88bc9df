import { demoPeople } from '@vehicle-partner/api/mock'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { outboxJobs } from './outbox.jobs.ts'
import { MessageRejected, type OutgoingMessage } from './messageSender.ts'
import { sendMessage } from './sendMessage.ts'

const { owner } = demoPeople
/** As the owner types it. */
const phone = '08030000001'

describe.each(databaseKinds())('messages outside the sandbox, on %s', (lane) => {
  let server: TestServer
  let sent: OutgoingMessage[] = []
  let failure: Error | undefined
  beforeAll(async () => {
    server = await testServer({
      lane,
      sandbox: false,
      messageSender: {
        send: async (message) => {
          if (failure) throw failure
          sent.push(message)
        },
      },
    })
    // The demo's own messages, whose time is over.
    await deliver()
    sent = []
  })
  afterAll(() => server.close())

  const deliver = () => outboxJobs[0]?.run(server.dependencies(), server.now())
  const requestCode = async () => {
    const { status } = await server.call('POST', '/v1/otp-login', { body: { phone, country_code: 'NG', type: 'user' } })
    expect(status).toBe(200)
  }
  const newest = async (to: string) => (await server.db.select().from(outbox).where(eq(outbox.to, to))).at(-1)

  test('wait encrypted, and their text, code and link are deleted once they are sent', async () => {
    await server.call('POST', '/v1/password', { body: { email: owner.email, type: 'user', app: 'partners-portal' } })
    await requestCode()
    const [mail, code] = [await newest(owner.email), await newest(phone)]
    for (const stored of [mail?.text, mail?.link, code?.text, code?.code]) expect(stored).toMatch(/^enc1\./)
    await deliver()
    expect(sent).toEqual([
      expect.objectContaining({ id: mail?.id, channel: 'email', to: owner.email, link: expect.stringMatching(/^\/password\//) }),
      expect.objectContaining({
        id: code?.id,
        channel: 'sms',
        text: expect.stringContaining('Vehicle Partner code'),
        code: expect.stringMatching(/^\d+$/),
      }),
    ])
    for (const to of [owner.email, phone])
      expect(await newest(to)).toMatchObject({ text: null, code: null, link: null, sent_at: server.now(), given_up_at: null })
    await deliver()
    expect(sent).toHaveLength(2)
  })

  test('are sent again after a growing delay, and a code not after it has expired', async () => {
    failure = new Error('The provider is down')
    sent = []
    server.advanceClock({ minutes: 60 })
    await server.call('POST', '/v1/password', { body: { email: owner.email, type: 'user', app: 'partners-portal' } })
    await requestCode()
    await deliver()
    server.advanceClock({ seconds: 30 })
    failure = undefined
    await deliver()
    expect(sent).toEqual([])
    server.advanceClock({ minutes: 10 })
    await deliver()
    expect(sent.map(({ channel }) => channel)).toEqual(['email'])
    expect(await newest(phone)).toMatchObject({ text: null, code: null, link: null, sent_at: null, given_up_at: server.now() })
  })

  test('that the provider rejects are given up and deleted', async () => {
    failure = new MessageRejected('There is no such address')
    await inTransaction(server.dependencies(), (tx) =>
      sendMessage(tx, server.dependencies(), { channel: 'email', to: 'no-one@demo.test', subject: 'Hello', text: 'A text' }),
    )
    await deliver()
    expect(await newest('no-one@demo.test')).toMatchObject({ subject: 'Hello', text: null, given_up_at: server.now() })
  })

  test('cannot be stored as plain text, or keep their text once they are sent', async () => {
    const write = (columns: string) => server.db.execute(`update outbox set ${columns} where "to" = '${phone}'`)
    await expect(write(`text = 'Your code is 123456', sent_at = null, given_up_at = null`)).rejects.toThrow()
    await expect(write(`text = 'enc1.x'`)).rejects.toThrow()
  })
})

test('the sandbox sends nothing and keeps every message', async () => {
  const sent: unknown[] = []
  const server = await testServer({ messageSender: { send: async (message) => void sent.push(message) } })
  await server.call('POST', '/v1/otp-login', { body: { phone, country_code: 'NG', type: 'user' } })
  server.advanceClock({ days: 2 })
  await outboxJobs[0]?.run(server.dependencies(), server.now())
  const { text } = await server.call('GET', `/sandbox/outbox.json?to=${phone}`)
  expect(text).toMatch(/"text":"\d+ is your Vehicle Partner code/)
  expect(sent).toEqual([])
  await server.close()
})
