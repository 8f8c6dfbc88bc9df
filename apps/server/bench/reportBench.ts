// `pnpm --filter @vehicle-partner/server run bench:reports`: how the server answers while 24,000 lines become a file, and how much memory that
// takes. The API refuses a PDF of this length; it is measured as the worst case.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { eq, sql } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import type { Database } from '../src/db/database.ts'
import { openDatabase, openEmbedded } from '../src/db/openDatabase.ts'
import { reports } from '../src/db/schema/operationTables.ts'
import { seedDatabase } from '../src/db/seed/seedDatabase.ts'
import { reportJobs } from '../src/reports/reports.jobs.ts'
import { openSecrets } from '../src/secrets/openSecrets.ts'
import { sandboxSecretKey } from '../src/settings.ts'
import { startCluster } from '../test/postgresCluster.ts'

const rows = 24_000
const { sunrise } = demoOrganizations
const formats = ['csv', 'xlsx', 'pdf'] as const

/** Measures `/healthz` and memory until `stop` is called. */
function observe(url: string) {
  const before = process.memoryUsage.rss()
  const delays: number[] = []
  let most = before
  const done = new AbortController()
  const run = async () => {
    while (!done.signal.aborted) {
      const from = performance.now()
      await (await fetch(url)).text()
      delays.push(performance.now() - from)
      most = Math.max(most, process.memoryUsage.rss())
      await wait(10)
    }
  }
  const running = run()
  return async () => {
    done.abort()
    await running
    const sorted = delays.toSorted((a, b) => a - b)
    return {
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      almostAll: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      longest: sorted.at(-1) ?? 0,
      megabytes: (most - before) / 1_048_576,
    }
  }
}

async function measure(name: string, database: Database): Promise<string[]> {
  const clock = () => new Date()
  const secrets = await openSecrets(database.db, [sandboxSecretKey])
  await database.runExclusively(() => seedDatabase(database.db, clock(), { scale: 1, secrets }))
  await database.db.execute(
    sql`insert into earning_lines (id, reference, partner_id, occurred_at, service_date, type, direction, amount_kobo, description, rate_card_version, state)
      select 'ern_many_' || n, 'ERN-MANY-' || n, ${sunrise.id}, now() - n * interval '1 minute', current_date, 'bonus', 'credit', n, 'Bonus for a full bus on this trip', 3, 'unsettled' from generate_series(1, ${rows}::int) n`,
  )
  await database.db.execute(sql`analyze`)
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
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const table: string[] = []
  for (const format of formats) {
    const id = `rpt_bench_${format}`
    const columns = [
      'service_date',
      'reference',
      'type',
      'direction',
      'vehicle',
      'driver',
      'trip',
      'route',
      'description',
      'amount_kobo',
      'state',
    ]
    const report = { id, format, columns, partner_id: sunrise.id, type: 'earnings_lines', filters: {}, status: 'queued', rows } as const
    await database.db.insert(reports).values({ ...report, columns, requested_by: demoPeople.owner.id, created_at: clock() })
    const stop = observe(`${address}/healthz`)
    const from = performance.now()
    await reportJobs.find((job) => job.name === 'report-builder')?.run(app.services.dependenciesFor('bench'), clock())
    const seconds = (performance.now() - from) / 1000
    const { median, almostAll, longest, megabytes } = await stop()
    const [made] = await database.db.select().from(reports).where(eq(reports.id, id))
    if (made?.status !== 'ready') throw new Error(`The report is ${made?.status}`)
    const figures = [median, almostAll, longest, megabytes].map((figure) => figure.toFixed(0)).join(' | ')
    table.push(`| ${format.toUpperCase()}, ${name} | ${seconds.toFixed(1)} | ${figures} |`)
    console.log(table.at(-1))
  }
  await app.close()
  await database.close()
  rmSync(filesFolder, { recursive: true, force: true })
  return table
}

/** Writes the results into docs/bench.md, between the markers of the reports. */
function writeResults(table: readonly string[]): void {
  const file = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url))
  const content = readFileSync(file, 'utf8')
  const marks = /(<!-- reports -->\n)[\s\S]*?(\n<!-- end of reports -->)/
  if (!marks.test(content)) throw new Error('docs/bench.md has no markers for the reports')
  const summary = `Measured on ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores with a load average of ${loadavg()[0]?.toFixed(0)}.`
  const head =
    '| 24,000 lines as | Seconds | `/healthz`: median, ms | 99 %, ms | longest, ms | More memory, MB |\n| --- | --: | --: | --: | --: | --: |'
  writeFileSync(file, content.replace(marks, `$1\n${summary}\n\n${head}\n${table.join('\n')}\n$2`))
}

const table = await measure('embedded', await openEmbedded())
const cluster = await startCluster()
if (cluster) {
  table.push(...(await measure('PostgreSQL', await openDatabase({ dataDir: '', databaseUrl: new URL(cluster.url) }, () => undefined))))
  await cluster.stop()
}
writeResults(table)
