import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

declare const encrypted: unique symbol

/** A text that `Secrets.encrypt` has made. It is no `string` to the compiler, so that it is neither shown nor mixed up with a plain text. */
export interface EncryptedText {
  readonly [encrypted]: true
}

/**
 * Protects values that the database must not reveal. The purpose, such as `settlement_accounts.account_number`, belongs to the stored value:
 * a text that was encrypted for one purpose cannot be decrypted for another.
 */
export interface Secrets {
  /** Encrypts with the first key. Equal texts have different results. */
  encrypt: (plain: string, purpose: string) => EncryptedText
  /** Throws if the text was changed, or encrypted for another purpose or with a key that this server does not have. */
  decrypt: (stored: EncryptedText, purpose: string) => string
  /** How every text begins that is encrypted with the first key; others are plain text or need the first key. */
  prefix: string
  /** Whether the text is encrypted, with any key. */
  isEncrypted: (stored: string) => stored is string & EncryptedText
  /** A fingerprint to compare values by; it stays the same when the keys are rotated. */
  hmac: (plain: string, purpose: string) => string
}

const algorithm = 'aes-256-gcm'
const format = 'enc1'
const nonceBytes = 12
const tagBytes = 16

const deriveKey = (key: string | Buffer, info: string) => Buffer.from(hkdfSync('sha256', key, 'vehicle-partner', info, 32))

interface EncryptionKey {
  /** Names the key within stored texts without revealing it. */
  id: string
  key: Buffer
}

export const createKey = (secretKey: string): EncryptionKey => ({
  id: deriveKey(secretKey, 'key id').subarray(0, 6).toString('base64url'),
  key: deriveKey(secretKey, 'encryption'),
})

export function encryptText({ id, key }: EncryptionKey, plain: string, purpose: string): EncryptedText {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(`${id} ${purpose}`))
  const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${format}.${id}.${sealed.toString('base64url')}` as unknown as EncryptedText // the only place that creates the type
}

/** The id of the key that a text is encrypted with; undefined for plain text. */
export const keyIdOf = (stored: string | EncryptedText): string | undefined => /^enc1\.([\w-]{8})\.[\w-]{38,}$/.exec(String(stored))?.[1]

/** Decrypts with the key that the text names. Throws if it is not among `keys` or the text does not fit it. */
export function decryptText(keys: readonly EncryptionKey[], stored: EncryptedText, purpose: string): string {
  const used = keys.find(({ id }) => id === keyIdOf(stored))
  if (!used) throw new Error(`A stored value of ${purpose} is not encrypted with a key of this server`)
  const sealed = Buffer.from(String(stored).split('.')[2] ?? '', 'base64url')
  const decipher = createDecipheriv(algorithm, used.key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(`${used.id} ${purpose}`))
    .setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
}

/** @param hmacKey the key of all fingerprints of this database */
export function createSecrets(keys: readonly [EncryptionKey, ...EncryptionKey[]], hmacKey: Buffer): Secrets {
  const [current] = keys
  const hmacKeys = new Map<string, Buffer>()
  const hmacKeyFor = (purpose: string) => {
    const known = hmacKeys.get(purpose) ?? deriveKey(hmacKey, `hmac ${purpose}`)
    hmacKeys.set(purpose, known)
    return known
  }
  return {
    encrypt: (plain, purpose) => encryptText(current, plain, purpose),
    decrypt: (stored, purpose) => decryptText(keys, stored, purpose),
    prefix: `${format}.${current.id}.`,
    isEncrypted: (stored): stored is string & EncryptedText => keyIdOf(stored) !== undefined,
    hmac: (plain, purpose) => createHmac('sha256', hmacKeyFor(purpose)).update(plain).digest('base64url'),
  }
}
