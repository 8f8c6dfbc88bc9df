import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The price of a hash: memory in KiB, passes and lanes. */
export interface HashCost {
  memory: number
  passes: number
  parallelism: number
}

/** Hashes and verifies passwords. */
export interface PasswordHasher {
  /** Hashes a password with argon2id, in PHC format. */
  hash: (password: string, salt?: Buffer) => Promise<string>
  /** Whether the password has this hash. Without a hash it does the same work, so that the response time does not reveal who is registered. */
  verify: (password: string, hash: string | undefined) => Promise<boolean>
}

/** About 60 ms on a small machine. */
const defaultCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

export type Argon2 = (options: HashCost & { message: string; nonce: Buffer; tagLength: number }) => Promise<Buffer>

const argon2Promise = promisify(argon2Callback)
export const argon2id: Argon2 = (options) => argon2Promise('argon2id', options)

interface HasherOptions {
  /** @default 19 MiB, two passes */
  cost?: HashCost
  /** @default argon2id of Node.js */
  argon2?: Argon2
}

/** Creates a hasher. Tests pass a low cost, because they create many users. */
export function createPasswordHasher({ cost = defaultCost, argon2 = argon2id }: HasherOptions = {}): PasswordHasher {
  const format = (salt: Buffer, tag: Buffer) =>
    `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toBase64(salt)}$${toBase64(tag)}`
  // No password has this hash.
  const unknownUserHash = format(Buffer.alloc(16, 1), Buffer.alloc(tagLength, 2))
  return {
    async hash(password, salt = randomBytes(16)) {
      return format(salt, await argon2({ message: password, nonce: salt, tagLength, ...cost }))
    },
    async verify(password, hash) {
      const [, memory, passes, parallelism, salt, tag] = phcFormat.exec(hash ?? unknownUserHash) ?? []
      if (salt === undefined || tag === undefined) return false
      const expected = Buffer.from(tag, 'base64')
      const actual = await argon2({
        message: password,
        nonce: Buffer.from(salt, 'base64'),
        tagLength: expected.length,
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
      })
      return timingSafeEqual(actual, expected) && hash !== undefined
    },
  }
}

const phcFormat = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
