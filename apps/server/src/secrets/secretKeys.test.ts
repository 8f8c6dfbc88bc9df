import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createScratchFolder } from '../../test/scratchFolder.ts'
import { sandboxSecretKey } from '../settings.ts'
import { findSecretKeys } from './secretKeys.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = createScratchFolder('keys')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const find = (secretKeys: readonly string[], databaseUrl?: URL) => findSecretKeys({ secretKeys, databaseUrl, dataDir })

test('a folder without a key gets one, and keeps it; what the sandbox wrote can be read', async () => {
  const first = await find([])
  const kept = readFileSync(join(dataDir, 'secret.key'), 'utf8')
  expect(kept).toMatch(/^[\w-]{43}$/)
  expect(first).toEqual({ keys: [kept, sandboxSecretKey], isKept: true })
  expect(await find([])).toEqual(first)
})

test('a key of the settings encrypts; the kept one still decrypts, and that of a sandbox on the folder', async () => {
  expect(await find(['one', 'two'])).toEqual({ keys: ['one', 'two'], isKept: false })
  const {
    keys: [kept],
  } = await find([])
  expect(await find(['one', 'two'])).toEqual({ keys: ['one', 'two', kept, sandboxSecretKey], isKept: false })
  expect(await find(['one'], new URL('postgres://db/partners'))).toEqual({ keys: ['one'], isKept: false })
})
