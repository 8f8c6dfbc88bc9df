import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sandboxSecretKey, type Settings } from '../settings.ts'

type Keys = readonly [string, ...string[]]

/** The key of an embedded database that was opened without `SECRET_KEY`, in its folder. */
const keyFile = 'secret.key'

/**
 * The keys of a database: those of `SECRET_KEY`. An embedded database outside the sandbox has one of its own until the setting is there, so
 * that it opens without it; `isKept` is true then. It also reads what the sandbox wrote.
 */
export async function findSecretKeys({
  secretKeys,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'secretKeys' | 'databaseUrl' | 'dataDir'>): Promise<{ keys: Keys; isKept: boolean }> {
  const path = join(dataDir, keyFile)
  const kept = databaseUrl ? undefined : await readKey(path)
  const [first, ...earlier] = secretKeys
  if (first === undefined) return { keys: [kept ?? (await createKeyFile(path)), sandboxSecretKey], isKept: true }
  return { keys: [first, ...earlier, ...(kept === undefined ? [] : [kept, sandboxSecretKey])], isKept: false }
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function createKeyFile(path: string): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await writeFile(path, key, { mode: 0o600, flag: 'wx', flush: true })
  return key
}
