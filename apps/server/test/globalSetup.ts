import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoNow, demoPassword } from '@vehicle-partner/api/mock'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { cheapHasher } from './cheapHasher.ts'
import type { Db } from '../src/db/database.ts'
import { openEmbedded, openDatabase } from '../src/db/openDatabase.ts'
import { users } from '../src/db/schema/userTables.ts'
import { seedDatabase } from '../src/db/seed/seedDatabase.ts'
import { startCluster } from './postgresCluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the migrated and seeded embedded database, closed, for others to copy. */
    seeded: string
    /** A PostgreSQL server on which tests may create databases, and the seeded one to copy; undefined where there is none. */
    postgres: { url: string; template: string } | undefined
  }
}

/** Migrates and seeds once on each kind of database; test files work on copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-partner-test-'))
  const seeded = join(folder, 'database')
  const database = await openEmbedded(seeded)
  await seedDatabase(database.db, new Date(demoNow), { scale: 1 })
  await cheapen(database.db)
  await database.close()
  project.provide('seeded', seeded)

  const given = process.env['TEST_DATABASE_URL']
  const cluster = given ? { url: given, stop: async () => undefined } : await startCluster()
  const template = `vehicle_partner_${process.pid}`
  if (cluster) await seedServer(cluster.url, template)
  project.provide('postgres', cluster && { url: cluster.url, template })
  process.stdout.write(
    `Databases under test: embedded${cluster ? `, ${await versionOf(cluster.url)}` : ' alone; no PostgreSQL was found'}\n`,
  )
  return async () => {
    if (cluster) await query(cluster.url, `drop database if exists ${template}`)
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seedServer(url: string, template: string): Promise<void> {
  await query(url, `create database ${template}`)
  const database = await openDatabase({ dataDir: '', databaseUrl: named(url, template) }, () => undefined)
  await database.alone(() => seedDatabase(database.db, new Date(demoNow), { scale: 1 }))
  await cheapen(database.db)
  await database.close()
}

/** Hundreds of tests log in: they pay little for a hash. What a real one costs is tested by itself. */
async function cheapen(db: Db): Promise<void> {
  const password_hash = await cheapHasher.hash(demoPassword)
  await db.update(users).set({ password_hash })
}

/** The same server, another database. */
export function named(url: string, database: string): URL {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other
}

/** One statement on a connection of its own; answers the first column of the first row. */
export async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

const versionOf = async (url: string) => `PostgreSQL ${String(await query(url, 'show server_version'))}`
