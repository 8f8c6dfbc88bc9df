// `pnpm --filter @vehicle-partner/server run bench:trips [rounds]`: the milliseconds of trip lists in a database with the trips of the demo, and
// in one with a million more of the same organisation, over ten years. Both sides alternate; compare the ratios. Needs PostgreSQL.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { createApp } from '../src/app.ts'
import { startSession } from '../src/auth/sessions.ts'
import type { Db } from '../src/db/database.ts'
import { openDatabase } from '../src/db/openDatabase.ts'
import { trips } from '../src/db/schema/tripTables.ts'
import { seedDatabase } from '../src/db/seed/seedDatabase.ts'
import { openSecrets } from '../src/secrets/openSecrets.ts'
import { sandboxSecretKey } from '../src/settings.ts'
import { startCluster } from '../test/postgresCluster.ts'

// pnpm passes its own `--` on.
const [roundsArgument = '40'] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(roundsArgument)
const [added, step] = [1_000_000, 50_000]
const { id } = demoOrganizations.okafor
const list = `/v1/partners/${id}/trips`
const calls = {
  'first page': `${list}?perPage=20`,
  'tenth page': `${list}?perPage=20&page=10`,
  completed: `${list}?group=history&status=completed&perPage=20`,
  'the last on top': `${list}?sort=-departure_at&perPage=20`,
  'a search': `${list}?search=lekki&perPage=20`,
} as const
type CallName = keyof typeof calls

/** Adds completed trips of the organisation, from ten years ago until three months ago. */
async function addTrips(db: Db): Promise<void> {
  const leaves = `(now() - interval '90 days' - (n % 3560) * interval '1 day' - (n % 840) * interval '1 minute')`
  const differs: Readonly<Record<string, string>> = {
    id: `'trp_' || lpad(n::text, 26, '0')`,
    reference: `'TRP-' || lpad(n::text, 8, '0')`,
    schedule_id: 'null',
    service_date: `(${leaves} at time zone 'Africa/Lagos')::date`,
    departure_at: leaves,
    arrival_eta: `${leaves} + interval '80 minutes'`,
    actual_departure_at: leaves,
    actual_arrival_at: `${leaves} + interval '80 minutes'`,
    created_at: `${leaves} - interval '14 days'`,
  }
  const columns = getTableConfig(trips).columns.map(({ name }) => name)
  const names = (each: (name: string) => string) => sql.raw(columns.map(each).join(', '))
  // One statement for all would take longer than a statement may.
  for (let from = 0; from < added; from += step)
    await db.execute(sql`insert into ${trips} (${names((name) => `"${name}"`)}) select ${names((name) => differs[name] ?? `t."${name}"`)}
      from (select * from ${trips} where partner_id = ${id} and status = 'completed' order by id limit 1) t,
        generate_series(${sql.raw(String(from + 1))}, ${sql.raw(String(from + step))}) n`)
  await db.execute('vacuum analyze trips')
}

interface Side {
  /** Milliseconds of one request. */
  measure: (path: string) => Promise<number>
  close: () => Promise<void>
}

async function openSide(isGrown: boolean): Promise<Side> {
  const cluster = await startCluster()
  if (!cluster) throw new Error('PostgreSQL is not installed')
  const clock = () => new Date()
  const database = await openDatabase({ dataDir: '', databaseUrl: new URL(cluster.url) }, () => undefined)
  const secrets = await openSecrets(database.db, [sandboxSecretKey])
  await database.runExclusively(() => seedDatabase(database.db, clock(), { scale: 1, secrets }))
  if (isGrown) await addTrips(database.db)
  const filesFolder = mkdtempSync(join(tmpdir(), 'vehicle-partner-bench-'))
  const app = await createApp({
    database,
    clock,
    sandbox: true,
    otpResendSeconds: 120,
    secrets,
    filesFolder,
    runJobs: false,
    sandboxFromAnywhere: false,
    seedScale: 1,
    portalFolder: fileURLToPath(new URL('../test/portal', import.meta.url)),
    logLevel: 'silent',
    log: { write: () => undefined },
  })
  const token = await startSession(database.db, clock(), demoPeople.owner.id, { address: '127.0.0.1' })
  return {
    async measure(path) {
      const startedAt = performance.now()
      const { statusCode } = await app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${token}` } })
      if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}`)
      return performance.now() - startedAt
    },
    async close() {
      await app.close()
      await database.close()
      await cluster.stop()
      rmSync(filesFolder, { recursive: true, force: true })
    },
  }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const sides = [await openSide(false), await openSide(true)] as const
const table: string[] = []
try {
  for (const name of Object.keys(calls) as CallName[]) {
    const times: [number[], number[]] = [[], []]
    for (let round = -5; round < rounds; round += 1)
      for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const ms = await sides[side].measure(calls[name])
        // The first rounds warm up.
        if (round >= 0) times[side].push(ms)
      }
    const [few, many] = [median(times[0]), median(times[1])]
    table.push(`| ${name} | ${(many / few).toFixed(2)} | ${few.toFixed(1)} | ${many.toFixed(1)} |`)
    console.log(table.at(-1))
  }
} finally {
  for (const side of sides) await side.close()
}
writeResults()

/** Writes the results into docs/bench.md, between the markers of the trips. */
function writeResults(): void {
  const file = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url))
  const text = readFileSync(file, 'utf8')
  const marks = /(<!-- trips -->\n)[\s\S]*?(\n<!-- end of trips -->)/
  if (!marks.test(text)) throw new Error('docs/bench.md has no markers for the trips')
  const summary = `Measured on ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores with a load average of ${loadavg()[0]?.toFixed(0)}, ${rounds} rounds.`
  const head = '| List | Ratio | Demo, ms | A million more, ms |\n| --- | --: | --: | --: |'
  writeFileSync(file, text.replace(marks, `$1\n${summary}\n\n${head}\n${table.join('\n')}\n$2`))
}
