import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createLauncher, credentials, stopServer, type LaunchedServer } from '../launchServer.ts'
import { testSecretKey } from '../testSecrets.ts'
import { copyDatabase, databaseKinds } from '../testServer.ts'
import { createRandom } from '../../src/db/seed/seededRandom.ts'

// One history of `npm run kill-ledger`; with its starts of servers it is too long for `npm test`.
const operations = Number(process.env['LEDGER_OPERATIONS'] ?? 40)
const seed = process.env['LEDGER_SEED'] ?? '1'
/** One operation of so many is cut off by a kill. With more of them starts would take most of the time. */
const killEvery = 5
/** How far the clock moves. A day of trips takes seconds to simulate, so that longer moves would make the time of a run a matter of chance. */
const moves = ['PT1H', 'PT12H', 'P1D', 'P4D'] as const
const jobs = ['earning-posting', 'payslip-issue', 'payout-create', 'payout-run', 'payout-retry', 'payout-settle'] as const
const decisions = ['payout.fail', 'payout.hold', 'payout.release', 'payout.return'] as const

const post = (url: string, path: string, body: object, token?: string): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

async function listPayouts(url: string): Promise<string[]> {
  const { data } = (await (
    await fetch(`${url}/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: credentials })
  ).json()) as {
    data: { token: string; id: string }
  }
  const get = async <Body>(path: string) =>
    (await (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${data.token}` } })).json()) as Body
  const members = await get<{ data: { partner: { account_sid: string } }[] }>(`/v1/users/${data.id}/partner-members`)
  const payouts = await get<{ data: { id: string }[] }>(
    `/partner-payout/v1/payouts?partnerId=${members.data[0]?.partner.account_sid ?? ''}&perPage=100`,
  )
  return payouts.data.map(({ id }) => id)
}

// On PostgreSQL two servers share the database, and the operations go to both.
test.concurrent.each(databaseKinds())(
  'the ledger has no differences after jobs, decisions and kills in any order, on %s',
  { timeout: 300_000 + operations * 10_000 },
  async (lane) => {
    const random = createRandom(`kills:${seed}:${lane}`)
    const cleaners: (() => Promise<void>)[] = []
    const { run, folder } = createLauncher((clean) => cleaners.push(clean))
    try {
      const settings: Record<string, string> = { SANDBOX: '1', SEED: 'demo' }
      if (lane === 'postgres') {
        const { url, close } = await copyDatabase(lane)
        cleaners.push(close)
        if (url) settings['DATABASE_URL'] = url.href
      }
      const launched: LaunchedServer[] = lane === 'postgres' ? [run(settings), run(settings)] : [run(settings)]
      const operate = async (url: string): Promise<Response> => {
        const choice = random.int(0, 9)
        if (choice < 5) return post(url, '/sandbox/run', { job: random.pick(jobs) })
        if (choice < 8) return post(url, '/sandbox/clock', { advance: random.pick(moves) })
        const payouts = await listPayouts(url)
        return post(url, '/sandbox/simulate', {
          kind: random.pick(decisions),
          id: payouts[random.int(0, payouts.length - 1)] ?? 'pay_none',
        })
      }
      let kills = 0
      for (let count = 1; count <= operations; count += 1) {
        const index = random.int(0, launched.length - 1)
        const server = launched[index]
        if (!server) throw new Error('No server')
        // At the same moment on both servers: what runs twice pays once.
        const running = launched.map(async (each) => operate(await each.ready))
        if (count % killEvery === 0) {
          const outcomes = Promise.allSettled(running)
          await wait(random.int(0, 120))
          await stopServer(server, 'SIGKILL')
          await outcomes
          launched[index] = run(settings)
          kills += 1
          continue
        }
        for (const { status } of await Promise.all(running)) expect([200, 404, 409, 422]).toContain(status)
      }
      expect(kills).toBe(Math.floor(operations / killEvery))
      for (const server of launched) {
        await server.ready
        expect((await stopServer(server)).code).toBe(0)
      }
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--conditions=@vehicle-partner/source', fileURLToPath(new URL('../../src/ledger/verifyLedger.ts', import.meta.url))],
        { env: { ...process.env, SECRET_KEY: testSecretKey, DATA_DIR: folder, ...settings } },
      )
      expect(stdout).toBe('0 differences\n')
    } finally {
      for (const clean of cleaners) await clean()
    }
  },
)
