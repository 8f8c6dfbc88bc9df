// @module-tag slow
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { describe, expect, test } from 'vitest'
import { createLauncher, stopServer } from '../test/launchServer.ts'
import { copyDatabase, databaseKinds } from '../test/testServer.ts'

/** Rounds for each kind of database, in parallel; each starts a server. More: `KILL_ROUNDS=50` before the command. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2)
/** Members without an identity check, who change their names without a review. */
const writers: readonly PersonKey[] = ['drivers', 'trips', 'staff']

/** A user who changes their own name repeatedly, with the acknowledged changes. */
interface Writer {
  id: string
  token: string
  /** The version of the last acknowledged change. */
  acknowledged: number
  /** The version of the last change that was sent; its response may be missing. */
  sent: number
}

const nameOf = (version: number) => `N${'abcdefghij'[version % 10]}${'abcdefghij'[Math.floor(version / 10) % 10]}`

describe.concurrent('a server that is killed during writes', () => {
  test.each(databaseKinds())('loses no acknowledged write and recovers at the next start, on %s', { timeout: 400_000 }, async (lane) => {
    const cleaners: (() => Promise<void>)[] = []
    const { run } = createLauncher((clean) => cleaners.push(clean))
    try {
      const settings: Record<string, string> = {}
      if (lane === 'postgres') {
        const { url, close } = await copyDatabase(lane)
        cleaners.push(close)
        if (url) settings['DATABASE_URL'] = url.href
      }
      let people: Writer[] | undefined
      for (let round = 0; round < rounds; round += 1) {
        const server = run(settings)
        const url = await server.ready
        people ??= await Promise.all(writers.map((person) => logIn(url, person)))
        for (const person of people) await expectAcknowledged(url, person)
        const had = people.map(({ acknowledged }) => acknowledged)
        const writing = Promise.all(people.map((person) => write(url, person)))
        // Wait until every writer has made progress, then for a different time in each round.
        while (people.some(({ acknowledged }, index) => acknowledged < (had[index] ?? 0) + 2)) await Promise.race([writing, wait(5)])
        await wait((lane.length * 131 + round * 97) % 400)
        await stopServer(server, 'SIGKILL')
        await writing
      }
      const last = run(settings)
      const url = await last.ready
      expect(people).toHaveLength(writers.length)
      for (const person of people ?? []) {
        await expectAcknowledged(url, person)
        // Otherwise no write was running when the server was killed.
        expect(person.acknowledged).toBeGreaterThan(rounds)
      }
      expect((await stopServer(last)).code).toBe(0)
    } finally {
      for (const clean of cleaners) await clean()
    }
  })
})

async function logIn(url: string, person: PersonKey): Promise<Writer> {
  const { email } = demoPeople[person]
  const response = await send(url, 'POST', '/v1/login', { email, password: demoPassword })
  const { data } = response.body as { data: { id: string; token: string } }
  return { ...data, acknowledged: 1, sent: 1 }
}

/** Expects the last acknowledged change, or the one after it whose response was lost. */
async function expectAcknowledged(url: string, person: Writer): Promise<void> {
  const { status, body } = await send(url, 'GET', `/v1/users/${person.id}`, undefined, person.token)
  expect(status).toBe(200)
  const { data } = body as { data: { version: number; fname: string } }
  expect(data.version).toBeGreaterThanOrEqual(person.acknowledged)
  expect(data.version).toBeLessThanOrEqual(person.sent)
  const changed = data.version > 1
  expect(changed ? data.fname : nameOf(data.version)).toBe(nameOf(data.version))
  Object.assign(person, { acknowledged: data.version, sent: data.version })
}

/** Writes until the server is killed. */
async function write(url: string, person: Writer): Promise<void> {
  for (;;) {
    const version = person.acknowledged
    person.sent = version + 1
    try {
      const { status } = await send(url, 'PATCH', `/v1/users/${person.id}`, { version, fname: nameOf(version + 1) }, person.token)
      if (status !== 200) throw new Error(`A change was rejected with ${status}`)
      person.acknowledged = version + 1
    } catch (error) {
      if (error instanceof TypeError) return // the connection is closed
      throw error
    }
  }
}

async function send(url: string, method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}
