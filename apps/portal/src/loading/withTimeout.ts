import { chunkTimeoutMs } from '@vehicle-partner/domain'

/** Rejects when loading takes longer than spec section 9 allows. */
export async function withTimeout<T>(loading: Promise<T>, milliseconds: number = chunkTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading a part of the program took too long')), milliseconds)
  })
  try {
    return await Promise.race([loading, timeout])
  } finally {
    clearTimeout(timer)
  }
}
