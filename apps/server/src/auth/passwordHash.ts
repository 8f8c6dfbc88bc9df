import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

/** Memory in KiB, passes and lanes: about 60 ms on a small machine. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
let price = cost
const tagLength = 32

/** Lets tests that sign hundreds of people up pay little for a hash, until it is called with nothing; what a real one costs is tested by itself. */
export const payForHashes = (other = cost): void => {
  price = other
}

/** Hashes a password with argon2id, in PHC form. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16), paid = price): Promise<string> {
  const tag = await argon2('argon2id', { message: password, nonce: salt, tagLength, ...paid })
  return `$argon2id$v=19$m=${paid.memory},t=${paid.passes},p=${paid.parallelism}$${base64(salt)}$${base64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password is the hashed one. Without a hash it takes as long and answers no, so that time tells nobody who is registered. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash ?? nobody) ?? []
  if (salt === undefined || tag === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await argon2('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected) && hash !== undefined
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
/** The hash of no password at all, at the same cost. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16, 1))}$${base64(Buffer.alloc(tagLength, 2))}`
