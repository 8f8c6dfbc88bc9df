import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { describe, expect, test } from 'vitest'
import { starts, stop } from '../test/launchServer.ts'

/** Folders that are worked on side by side, and how often the server of each is killed: twenty rounds in all. */
const folders = [1, 2] as const
const roundsEach = 10
const writers: readonly PersonKey[] = ['owner', 'trips', 'staff']

/** One person who changes their own name again and again, and what was acknowledged of it. */
interface Writer {
  id: string
  token: string
  /** The version of the last change that was answered. */
  acknowledged: number
  /** Changes that were sent; the last one may have had no answer. */
  sent: number
}

const nameOf = (version: number) => `N${'abcdefghij'[version % 10]}${'abcdefghij'[Math.floor(version / 10) % 10]}`

describe.concurrent('a server that is killed in the middle of a stream of writes', () => {
  test.each(folders)('loses none that it has acknowledged, and starts again by itself: folder %i', { timeout: 400_000 }, async (folder) => {
    const cleaners: (() => Promise<void>)[] = []
    const { run } = starts((clean) => cleaners.push(clean))
    try {
      let people: Writer[] | undefined
      for (let round = 0; round < roundsEach; round += 1) {
        const server = run()
        const url = await server.ready
        people ??= await Promise.all(writers.map((person) => logIn(url, person)))
        for (const person of people) await holds(url, person)
        const had = people.map(({ acknowledged }) => acknowledged)
        const writing = Promise.all(people.map((person) => write(url, person)))
        // Each of them is in the middle of it, however slow the machine is; and every round is cut at another moment.
        while (people.some(({ acknowledged }, index) => acknowledged < (had[index] ?? 0) + 2)) await Promise.race([writing, wait(5)])
        await wait((folder * 131 + round * 97) % 400)
        await stop(server, 'SIGKILL')
        await writing
      }
      const last = run()
      const url = await last.ready
      expect(people).toHaveLength(writers.length)
      for (const person of people ?? []) {
        await holds(url, person)
        // Otherwise nothing was under way when it was killed.
        expect(person.acknowledged).toBeGreaterThan(roundsEach)
      }
      expect((await stop(last)).code).toBe(0)
    } finally {
      for (const clean of cleaners) await clean()
    }
  })
})

async function logIn(url: string, person: PersonKey): Promise<Writer> {
  const { email } = demoPeople[person]
  const answer = await send(url, 'POST', '/v1/login', { email, password: demoPassword })
  const { data } = answer.body as { data: { id: string; token: string } }
  return { ...data, acknowledged: 1, sent: 1 }
}

/** What the server has now: the last acknowledged change, or the one after it whose answer was lost. */
async function holds(url: string, person: Writer): Promise<void> {
  const { status, body } = await send(url, 'GET', `/v1/users/${person.id}`, undefined, person.token)
  expect(status).toBe(200)
  const { data } = body as { data: { version: number; fname: string } }
  expect(data.version).toBeGreaterThanOrEqual(person.acknowledged)
  expect(data.version).toBeLessThanOrEqual(person.sent)
  const changed = data.version > 1
  expect(changed ? data.fname : nameOf(data.version)).toBe(nameOf(data.version))
  Object.assign(person, { acknowledged: data.version, sent: data.version })
}

/** Changes until the server is gone. */
async function write(url: string, person: Writer): Promise<void> {
  for (;;) {
    const version = person.acknowledged
    person.sent = version + 1
    try {
      const { status } = await send(url, 'PATCH', `/v1/users/${person.id}`, { version, fname: nameOf(version + 1) }, person.token)
      if (status !== 200) throw new Error(`A change was answered with ${status}`)
      person.acknowledged = version + 1
    } catch (error) {
      if (error instanceof TypeError) return // the connection is cut
      throw error
    }
  }
}

async function send(url: string, method: string, path: string, body?: unknown, token?: string) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
