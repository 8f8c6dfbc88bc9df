import { createPasswordHasher, type HashCost } from '../src/auth/passwordHash.ts'

export const lowCost: HashCost = { memory: 64, passes: 1, parallelism: 1 }

/** Hashes passwords at a low cost: hundreds of tests sign users up and in. */
export const cheapHasher = createPasswordHasher({ cost: lowCost })
