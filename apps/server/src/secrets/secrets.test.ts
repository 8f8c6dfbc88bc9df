import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, copyDatabase } from '../../test/testServer.ts'
import { testSecretKey } from '../../test/testSecrets.ts'
import { StartError } from '../settings.ts'
import { openSecrets } from './openSecrets.ts'
import { createKey, createSecrets } from './secrets.ts'

const [oldKey, newKey] = ['an-old-secret-key-of-32-characters-', 'a-new-secret-key-of-32-characters--']
const hmacKey = Buffer.alloc(32, 7)
const secrets = createSecrets([createKey(oldKey)], hmacKey)
const rotated = createSecrets([createKey(newKey), createKey(oldKey)], hmacKey)

describe('encryption', () => {
  test.each(['', '0123456789', 'Ọlá 🚐', 'x'.repeat(10_000)])('text %# is read back, and looks different each time', (plain) => {
    const stored = secrets.encrypt(plain, 'test')
    expect(secrets.decrypt(stored, 'test')).toBe(plain)
    expect(secrets.encrypt(plain, 'test')).not.toBe(stored)
    expect(String(stored).startsWith(secrets.prefix)).toBe(true)
  })

  test('a text is not read for another purpose, with another key, or after a change', () => {
    const stored = secrets.encrypt('0123456789', 'account')
    expect(() => secrets.decrypt(stored, 'code')).toThrow()
    expect(() => createSecrets([createKey(newKey)], hmacKey).decrypt(stored, 'account')).toThrow(/not encrypted with a key of this server/)
    const text = String(stored)
    for (let place = text.lastIndexOf('.') + 1; place < text.length - 1; place += 7) {
      const changed = text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1)
      expect(() => secrets.isEncrypted(changed) && secrets.decrypt(changed, 'account')).toThrow()
    }
  })

  test('after a rotation the old text is read, and is known to need the new key', () => {
    const stored = secrets.encrypt('0123456789', 'account')
    expect(rotated.decrypt(stored, 'account')).toBe('0123456789')
    expect(String(stored).startsWith(rotated.prefix)).toBe(false)
    expect([rotated.isEncrypted(String(stored)), rotated.isEncrypted('0123456789')]).toEqual([true, false])
  })
})

test('a fingerprint depends on the purpose and on the key, and survives a rotation', () => {
  const fingerprint = secrets.hmac('12345678901', 'nin')
  expect(fingerprint).toMatch(/^[\w-]{43}$/)
  expect(rotated.hmac('12345678901', 'nin')).toBe(fingerprint)
  expect(secrets.hmac('12345678901', 'bvn')).not.toBe(fingerprint)
  expect(createSecrets([createKey(oldKey)], Buffer.alloc(32, 8)).hmac('12345678901', 'nin')).not.toBe(fingerprint)
})

describe.each(databaseKinds())('the secrets of a database (%s)', (kind) => {
  let database: Awaited<ReturnType<typeof copyDatabase>>
  beforeAll(async () => {
    database = await copyDatabase(kind)
  })
  afterAll(() => database.close())

  test('open with its key alone, and move to a new key', async () => {
    const { db } = database
    const wrongKey = openSecrets(db, [newKey])
    await expect(wrongKey).rejects.toThrow(StartError)
    await expect(wrongKey).rejects.toThrow(/^SECRET_KEY does not belong to this database\..+$/)
    const before = await openSecrets(db, [testSecretKey])
    const stored = before.encrypt('0123456789', 'account')
    const after = await openSecrets(db, [newKey, testSecretKey])
    expect(after.decrypt(stored, 'account')).toBe('0123456789')
    const alone = await openSecrets(db, [newKey])
    expect(alone.hmac('1', 'nin')).toBe(before.hmac('1', 'nin'))
    await expect(openSecrets(db, [testSecretKey])).rejects.toThrow(StartError)
  })
})
