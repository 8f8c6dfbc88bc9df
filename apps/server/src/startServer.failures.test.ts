// @module-tag slow
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { createLauncher, stopServer, type LaunchedServer } from '../test/launchServer.ts'

/** One line without a stack, exit status 1. */
async function refusalOf(server: LaunchedServer): Promise<string> {
  const { code, stderr } = await server.ended
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).not.toMatch(/\n\s+at |Error:/)
  expect(code).toBe(1)
  return stderr.trim()
}

describe.concurrent('a failed start prints its reason in one line', { timeout: 240_000 }, () => {
  test('wrong settings', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    expect(await refusalOf(run({ PORT: 'http', SEED_SCALE: '0' }))).toBe(
      'Wrong settings: PORT must be a number; SEED_SCALE must be at least 1',
    )
  })

  test('no secret key outside the sandbox, or one that the database was not written with', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    const withoutKey = run({ SECRET_KEY: '', DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    expect(await refusalOf(withoutKey)).toMatch(/^Wrong settings: SECRET_KEY is required with SANDBOX=0 and DATABASE_URL: ./)
    for (const SECRET_KEY of ['', 'another-secret-key-of-32-characters'])
      expect(await refusalOf(run({ SECRET_KEY }))).toMatch(/^SECRET_KEY does not belong to this database\. ./)
  })

  test('a port in use', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
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

  test('a data folder that cannot be created', async ({ onTestFinished }) => {
    const { folder, run } = createLauncher(onTestFinished)
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await refusalOf(run({ DATA_DIR: join(file, 'data') }))).toMatch(
      /^The data folder .+file\/data cannot be used: .*(ENOTDIR|EEXIST)/,
    )
  })

  test('a data folder with other files', async ({ onTestFinished }) => {
    const { folder, run } = createLauncher(onTestFinished)
    writeFileSync(join(folder, 'database', 'PG_VERSION'), 'not a database')
    rmSync(join(folder, 'database', 'global'), { recursive: true })
    expect(await refusalOf(run())).toMatch(/^The database in .+ cannot be opened: ./)
  })

  test('an unreachable database, without its password', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    const line = await refusalOf(run({ DATABASE_URL: 'postgres://partner:s3cret@127.0.0.1:1/partners' }))
    expect(line).toMatch(/^The database at 127\.0\.0\.1:1\/partners cannot be used: .*ECONNREFUSED/)
    expect(line).not.toContain('s3cret')
  })

  test.runIf(inject('postgres'))('a database that does not exist', async ({ onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    const url = new URL(inject('postgres')?.url ?? '')
    url.pathname = '/no_such_database'
    expect(await refusalOf(run({ DATABASE_URL: url.href }))).toMatch(/cannot be used: database "no_such_database" does not exist$/)
  })

  test('a folder that another server uses; the first server continues', async ({ onTestFinished }) => {
    const { folder, run } = createLauncher(onTestFinished)
    const first = run()
    const url = await first.ready
    expect(await refusalOf(run())).toBe(
      `The data folder ${folder} is in use by another server. Stop it, or set DATA_DIR to another folder.`,
    )
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await stopServer(first)).code).toBe(0)
  })
})
