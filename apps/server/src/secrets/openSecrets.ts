import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { serverSecrets } from '../db/schema/secretTables.ts'
import { StartError } from '../settings.ts'
import { createKey, createSecrets, decryptText, encryptText, keyIdOf, type EncryptedText, type Secrets } from './secrets.ts'

const hmacKeyName = 'hmac_key'
const purpose = 'server_secrets.hmac_key'

/**
 * Opens the secrets of a database with the keys of `SECRET_KEY`; the first encrypts, all decrypt. The key of the fingerprints is random and
 * stored encrypted, so that fingerprints survive a rotation; it also shows whether the keys belong to the database.
 *
 * Run it before the server listens, while no other server starts. Throws StartError if the database was written with another key.
 */
export async function openSecrets(db: Db, secretKeys: readonly [string, ...string[]]): Promise<Secrets> {
  const [first, ...earlier] = secretKeys
  const current = createKey(first)
  const keys = [current, ...earlier.map(createKey)] as const
  const created = encryptText(current, randomBytes(32).toString('base64url'), purpose)
  await db.insert(serverSecrets).values({ name: hmacKeyName, value: created }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, hmacKeyName))
  const stored = row?.value ?? created
  const hmacKey = decryptOrExplain(keys, stored)
  if (keyIdOf(stored) !== current.id)
    await db
      .update(serverSecrets)
      .set({ value: encryptText(current, hmacKey, purpose) })
      .where(eq(serverSecrets.name, hmacKeyName))
  return createSecrets(keys, Buffer.from(hmacKey, 'base64url'))
}

function decryptOrExplain(keys: Parameters<typeof decryptText>[0], stored: EncryptedText): string {
  try {
    return decryptText(keys, stored, purpose)
  } catch {
    throw new StartError(
      'SECRET_KEY does not belong to this database. Set the key that it was written with; to rotate it, list the new key first and the old one after a comma.',
    )
  }
}
