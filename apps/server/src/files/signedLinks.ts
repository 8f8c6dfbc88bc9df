import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hourMs = 3_600_000

const signatureOf = (key: Buffer, id: string, expires: number) => createHmac('sha256', key).update(`${id} ${expires}`).digest('base64url')

/** The id of an upload in its address, with or without a signature; undefined when it is no address of ours. */
export const uploadIdOf = (location: string): string | undefined => /^\/files\/(upl_[\w-]{1,60})(?:\?[^#]*)?$/.exec(location)?.[1]

/**
 * The address with a signature. It ends with the hour after this one, so that the address stays the same for an hour and browsers need
 * not load a picture twice.
 */
export function signed(key: Buffer, location: string, now: Date): string {
  const id = uploadIdOf(location)
  if (id === undefined) return location
  const expires = (Math.floor(now.getTime() / hourMs) + 2) * (hourMs / 1000)
  return `/files/${id}?exp=${expires}&sig=${signatureOf(key, id, expires)}`
}

/** Whether a query carries a signature of this upload that is still good. */
export function isSigned(key: Buffer, id: string, { exp, sig }: { exp?: unknown; sig?: unknown }, now: Date): boolean {
  if (typeof exp !== 'string' || typeof sig !== 'string' || !/^\d{1,12}$/.test(exp) || Number(exp) * 1000 <= now.getTime()) return false
  const [given, right] = [Buffer.from(sig), Buffer.from(signatureOf(key, id, Number(exp)))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The key that signs addresses, made once and kept beside the files: all servers that share them share it. */
export function signingKey(folder: string): Buffer {
  mkdirSync(folder, { recursive: true })
  const place = join(folder, 'links.key')
  const mine = `${place}.${randomBytes(8).toString('hex')}`
  writeFileSync(mine, randomBytes(32), { mode: 0o600 })
  try {
    linkSync(mine, place) // fails when another was first
  } catch {
    // Then that one counts.
  } finally {
    rmSync(mine)
  }
  return readFileSync(place)
}
