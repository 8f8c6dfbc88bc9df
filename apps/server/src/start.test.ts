import { rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword, people } from '@vehicle-partner/api/mock'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { launch, seededFolder, type Launched } from '../test/launch.ts'

let folder: string
const launched: Launched[] = []
const run = (env: Record<string, string>) => {
  const server = launch({ DATA_DIR: folder, ...env })
  launched.push(server)
  return server
}
const stop = async ({ child, ended }: Launched, signal: NodeJS.Signals = 'SIGTERM') => {
  child.kill(signal)
  return ended
}
const logIn = (url: string) =>
  fetch(`${url}/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: people.owner.email, password: demoPassword }),
  })

/** A login whose last byte is sent only when told. */
function slowLogin(url: string) {
  const body = JSON.stringify({ email: people.owner.email, password: demoPassword })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, connection: 'keep-alive' }
  const asked = request(`${url}/v1/login`, { method: 'POST', headers })
  asked.write(body.slice(0, -1))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  return {
    async finish() {
      asked.end(body.slice(-1))
      const answer = await answered
      answer.resume()
      return { status: answer.statusCode, connection: answer.headers.connection }
    },
  }
}

beforeAll(async () => {
  folder = await seededFolder()
})
afterEach(async () => {
  for (const server of launched.splice(0)) {
    if (server.child.exitCode === null && server.child.signalCode === null) await stop(server, 'SIGKILL')
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One line for people, no stack, exit status 1. */
async function refusalOf(server: Launched): Promise<string> {
  const { code, stderr } = await server.ended
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).not.toMatch(/\n\s+at |Error:/)
  expect(code).toBe(1)
  return stderr.trim()
}

describe('a start that cannot succeed says why in one line', () => {
  test('wrong settings', async () => {
    expect(await refusalOf(run({ PORT: 'http', SEED_SCALE: '0' }))).toBe(
      'Wrong settings: PORT must be a number; SEED_SCALE must be at least 1',
    )
  })

  test('a taken port', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
    })
    expect(await refusalOf(run({ PORT: String(port) }))).toBe(
      `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
    )
    await new Promise((resolve) => {
      other.close(resolve)
    })
  })

  test('a data folder that cannot be one', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await refusalOf(run({ DATA_DIR: join(file, 'data') }))).toMatch(
      /^The data folder .+file\/data cannot be used: .*(ENOTDIR|EEXIST)/,
    )
  })

  test('a data folder with something else in it', async () => {
    const broken = await seededFolder()
    writeFileSync(join(broken, 'database', 'PG_VERSION'), 'not a database')
    rmSync(join(broken, 'database', 'global'), { recursive: true })
    expect(await refusalOf(run({ DATA_DIR: broken }))).toMatch(/^The database in .+ cannot be opened: ./)
    rmSync(broken, { recursive: true })
  })

  test('a database that cannot be reached, without its password', async () => {
    const line = await refusalOf(run({ DATABASE_URL: 'postgres://partner:s3cret@127.0.0.1:1/partners' }))
    expect(line).toMatch(/^The database at 127\.0\.0\.1:1\/partners cannot be used: .*ECONNREFUSED/)
    expect(line).not.toContain('s3cret')
  })

  test.runIf(inject('postgres'))('a database that is not there', async () => {
    const url = new URL(inject('postgres')?.url ?? '')
    url.pathname = '/no_such_database'
    expect(await refusalOf(run({ DATABASE_URL: url.href }))).toMatch(/cannot be used: database "no_such_database" does not exist$/)
  })

  test('a folder that another server uses; the first goes on', async () => {
    const first = run({})
    const url = await first.ready
    expect(await refusalOf(run({}))).toBe(
      `The data folder ${folder} is in use by another server. Stop it, or set DATA_DIR to another folder.`,
    )
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await stop(first)).code).toBe(0)
  })
})

describe('a start that succeeds', () => {
  test('in the sandbox prints the address and the demo accounts', async () => {
    const server = run({ SANDBOX: '1', SEED: 'demo' })
    const url = await server.ready
    expect((await fetch(`${url}/sandbox/outbox.json`)).status).toBe(200)
    const { stdout, stderr, code } = await stop(server)
    for (const { email } of Object.values(people)) expect(stdout).toContain(email)
    expect(stdout).toContain(demoPassword)
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  })

  test('outside the sandbox says nothing of demo accounts', async () => {
    const server = run({})
    const url = await server.ready
    expect((await fetch(`${url}/sandbox/outbox.json`)).status).toBe(404)
    expect((await stop(server)).stdout).not.toContain('Demo-')
  })

  test('heals the folder of a server that was killed, and keeps what it had answered', async () => {
    const first = run({})
    const { data } = (await (await logIn(await first.ready)).json()) as { data: { token: string } }
    await stop(first, 'SIGKILL')
    const second = run({})
    const profile = await fetch(`${await second.ready}/v1/users/profile`, { headers: { authorization: `Bearer ${data.token}` } })
    expect(profile.status).toBe(200)
    expect((await stop(second)).code).toBe(0)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('%s lets the requests under way finish and leaves nothing behind', async (signal) => {
    const server = run({})
    const url = await server.ready
    const login = slowLogin(url)
    await fetch(`${url}/healthz`)
    server.child.kill(signal)
    await wait(300)
    expect(server.child.exitCode).toBeNull()
    expect(await login.finish()).toEqual({ status: 200, connection: 'close' })
    const { code, stderr } = await server.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    await expect(fetch(url)).rejects.toThrow()
    const next = run({})
    await next.ready
    expect((await stop(next, signal)).code).toBe(0)
  })

  test.runIf(inject('postgres'))('on a PostgreSQL server, twice on the same one', async () => {
    const { url: address = '', template = '' } = inject('postgres') ?? {}
    const url = new URL(address)
    url.pathname = `/${template}`
    const both = [run({ DATABASE_URL: url.href }), run({ DATABASE_URL: url.href })]
    for (const server of both) expect((await fetch(`${await server.ready}/readyz`)).status).toBe(200)
    for (const server of both) expect((await stop(server)).code).toBe(0)
  })
})
