// @module-tag slow
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword, demoPeople } from '@vehicle-partner/api/mock'
import { describe, expect, inject, test } from 'vitest'
import { logIn, createLauncher, stopServer } from '../test/launchServer.ts'
import { copyDatabase } from '../test/testServer.ts'

// Several servers start side by side: on a busy machine that takes more than a minute.
describe.concurrent('a successful start', { timeout: 240_000 }, () => {
  test('in the sandbox prints the address and the demo accounts', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    const server = run({ SANDBOX: '1', SEED: 'demo' })
    const url = await server.ready
    expect((await fetch(`${url}/sandbox/outbox.json`)).status).toBe(200)
    const { stdout, stderr, code } = await stopServer(server)
    for (const { email } of Object.values(demoPeople)) expect(stdout).toContain(email)
    expect(stdout).toContain(demoPassword)
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  })

  test('in an empty sandbox offers cities, without which no one finishes the set-up', async ({ onTestFinished }) => {
    const { folder, run } = createLauncher(onTestFinished)
    const server = run({ SANDBOX: '1', SEED: 'none', DATA_DIR: join(folder, 'empty') })
    const url = await server.ready
    const person = { email: 'first@demo.test', fname: 'Ada', lname: 'Obi', phone: '08031112223', country_code: 'NG', password: 'secret' }
    const registered = await fetch(`${url}/v1/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, meta: { channel: 'web', source: 'portal', type: 'user' } }),
    })
    const { token } = (await registered.json()) as { token: string }
    const cities = await fetch(`${url}/v1/city/all?limit=1000`, { headers: { authorization: `Bearer ${token}` } })
    expect(((await cities.json()) as { data: { code: string }[] }).data).toContainEqual(expect.objectContaining({ code: 'LOS' }))
    await stopServer(server)
  })

  test('outside the sandbox prints no demo accounts', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    const server = run()
    const url = await server.ready
    expect((await fetch(`${url}/sandbox/outbox.json`)).status).toBe(404)
    expect((await stopServer(server)).stdout).not.toContain('Demo-')
  })

  test('without a secret key keeps one in the folder, beside what the sandbox has written', async ({ onTestFinished }) => {
    const { folder, run } = createLauncher(onTestFinished)
    const DATA_DIR = join(folder, 'own-key')
    const start = async (env: Record<string, string>) => {
      const server = run({ DATA_DIR, SECRET_KEY: '', ...env })
      const { status } = await logIn(await server.ready)
      expect((await stopServer(server)).code).toBe(0)
      return status
    }
    expect(await start({ SANDBOX: '1', SEED: 'demo' })).toBe(200)
    expect(await start({})).toBe(200)
    expect(await start({})).toBe(200)
    expect(await start({ SANDBOX: '1', SEED: 'demo' })).toBe(200)
    // From then on it only decrypts.
    expect(await start({ SECRET_KEY: 'a-key-that-was-set-later-on-by-someone' })).toBe(200)
    expect(statSync(join(DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('recovers the folder of a killed server with all acknowledged changes', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    const first = run()
    const { data } = (await (await logIn(await first.ready)).json()) as { data: { token: string } }
    await stopServer(first, 'SIGKILL')
    const second = run()
    const profile = await fetch(`${await second.ready}/v1/users/profile`, { headers: { authorization: `Bearer ${data.token}` } })
    expect(profile.status).toBe(200)
    expect((await stopServer(second)).code).toBe(0)
  })

  test('under the watcher of `npm run dev`', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    const server = run({}, ['--watch'])
    expect((await fetch(`${await server.ready}/healthz`)).status).toBe(200)
    await stopServer(server)
  })

  test.runIf(inject('postgres'))('on a PostgreSQL server, twice', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    // A server changes the database that it runs on: what others copy stays as it is.
    const { url, close } = await copyDatabase('postgres')
    onTestFinished(close)
    const both = [run({ DATABASE_URL: url?.href ?? '' }), run({ DATABASE_URL: url?.href ?? '' })]
    for (const server of both) expect((await fetch(`${await server.ready}/readyz`)).status).toBe(200)
    for (const server of both) expect((await stopServer(server)).code).toBe(0)
  })
})
