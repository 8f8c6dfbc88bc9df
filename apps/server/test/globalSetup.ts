import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { demoNow, demoPassword } from '@vehicle-partner/api/mock'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { cheapHasher } from './cheapHasher.ts'
import type { Db } from '../src/db/database.ts'
import { openEmbedded, openDatabase } from '../src/db/openDatabase.ts'
import { users } from '../src/db/schema/userTables.ts'
import { startCluster, type Cluster } from './postgresCluster.ts'
import { createScratchFolder } from './scratchFolder.ts'
import { shrinkDatabase, startLogSegment } from './seededDatabase.ts'
import { seedTestDatabase } from './testSecrets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the migrated and seeded embedded database, to be copied, and the segment of its write-ahead log. */
    seeded: { folder: string; segment: string }
    /** A PostgreSQL server and its seeded database, to be copied; undefined if PostgreSQL is not installed. */
    postgres: { url: string; template: string } | undefined
    /** Whether tests of rules run on every kind of database. */
    everyDatabase: boolean
  }
}

/** Migrates and seeds a database of each kind once; test files work on copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = createScratchFolder('test')
  const template = `vehicle_partner_${process.pid}`
  // One after the other: the embedded database blocks the event loop, and connections to PostgreSQL would time out.
  const seeded = await seedEmbedded(join(folder, 'database'))
  const cluster = await startSeededCluster(template)
  project.provide('seeded', seeded)
  project.provide('postgres', cluster && { url: cluster.url, template })
  process.stdout.write(
    `Databases under test: embedded${cluster ? `, ${await readVersion(cluster.url)}` : ' only; PostgreSQL was not found'}\n`,
  )
  return async () => {
    if (cluster) await queryValue(cluster.url, `drop database if exists ${template}`)
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seedEmbedded(folder: string): Promise<{ folder: string; segment: string }> {
  const database = await openEmbedded(folder)
  await seedTestDatabase(database.db, new Date(demoNow))
  await setCheapPasswords(database.db)
  await dropTemplates(database.db)
  const segment = await startLogSegment(database.db)
  await database.close()
  shrinkDatabase(folder, segment)
  return { folder, segment }
}

/** The server that the environment names, or one of our own; undefined if there is none. */
async function startSeededCluster(template: string): Promise<Cluster | undefined> {
  const url = process.env['TEST_DATABASE_URL']
  const cluster = url ? { url, stop: async () => undefined } : await startCluster()
  if (cluster) await seedServer(cluster.url, template)
  return cluster
}

async function seedServer(url: string, template: string): Promise<void> {
  await queryValue(url, `create database ${template}`)
  const database = await openDatabase({ dataDir: '', databaseUrl: withDatabase(url, template) }, () => undefined)
  await database.runExclusively(() => seedTestDatabase(database.db, new Date(demoNow)))
  await setCheapPasswords(database.db)
  await database.close()
}

/** Replaces the demo's password hashes by cheap ones, because hundreds of tests log in. */
async function setCheapPasswords(db: Db): Promise<void> {
  const password_hash = await cheapHasher.hash(demoPassword)
  await db.update(users).set({ password_hash })
}

/** Drops the template databases: copies do not need them, and they are half of the files. */
async function dropTemplates(db: Db): Promise<void> {
  await db.execute(`update pg_database set datistemplate = false`)
  for (const name of ['template0', 'template1']) await db.execute(`drop database ${name}`)
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): URL {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other
}

/** Runs a statement on a connection of its own and returns the first column of the first row. */
export async function queryValue(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

const readVersion = async (url: string) => `PostgreSQL ${String(await queryValue(url, 'show server_version'))}`
