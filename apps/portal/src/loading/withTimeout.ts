import { chunkTimeoutMs } from '@vehicle-partner/domain'

/** Waits for a part of the program no longer than spec section 9 allows, and rejects then. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number = chunkTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the program took too long to load')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
