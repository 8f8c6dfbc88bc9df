import type { Db } from '../src/db/database.ts'
import { seedDatabase, type SeedOptions } from '../src/db/seed/seedDatabase.ts'
import { openSecrets } from '../src/secrets/openSecrets.ts'
import type { Secrets } from '../src/secrets/secrets.ts'

/** The key of the databases under test. */
export const testSecretKey = 'the-secret-key-of-databases-under-test'

/** The secrets of a database under test. */
export const openTestSecrets = (db: Db): Promise<Secrets> => openSecrets(db, [testSecretKey])

/** Writes the demo data, or what is missing, into a database under test. */
export const seedTestDatabase = async (db: Db, now: Date, options: Partial<SeedOptions> = {}): Promise<void> =>
  seedDatabase(db, now, { scale: 1, secrets: await openTestSecrets(db), ...options })
