import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets/secrets.ts'

const hourMs = 3_600_000

const createSignature = (key: Buffer, id: string, expires: number) =>
  createHmac('sha256', key).update(`${id} ${expires}`).digest('base64url')

/** The upload id of a link, with or without signature; undefined for other links. */
export const parseUploadId = (location: string): string | undefined => /^\/files\/(upl_[\w-]{1,60})(?:\?[^#]*)?$/.exec(location)?.[1]

/**
 * Signs a link. The signature expires at the end of the next hour: the link stays the same for an hour, so that browsers can
 * cache pictures.
 */
export function signLink(key: Buffer, location: string, now: Date): string {
  const id = parseUploadId(location)
  if (id === undefined) return location
  const expires = (Math.floor(now.getTime() / hourMs) + 2) * (hourMs / 1000)
  return `/files/${id}?exp=${expires}&sig=${createSignature(key, id, expires)}`
}

/** Whether the query has a valid signature of this upload. */
export function hasValidSignature(key: Buffer, id: string, { exp, sig }: { exp?: unknown; sig?: unknown }, now: Date): boolean {
  if (typeof exp !== 'string' || typeof sig !== 'string' || !/^\d{1,12}$/.test(exp) || Number(exp) * 1000 <= now.getTime()) return false
  const [given, right] = [Buffer.from(sig), Buffer.from(createSignature(key, id, Number(exp)))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The key that signs links. All servers of a database share it, and no file holds it. */
export const createLinkKey = (secrets: Secrets): Buffer => Buffer.from(secrets.hmac('key', 'files.links'), 'base64url')
