import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import { isLoopback, normalizeAddress } from './addresses.ts'

/** Whether a hop of a request is a proxy whose forwarding headers are believed. */
export type TrustProxy = (address: string, hop: number) => boolean

/**
 * Reads `TRUSTED_PROXIES`: addresses, networks (`10.0.0.0/8`) and the names loopback, linklocal and uniquelocal, separated by commas.
 * Undefined if one is wrong.
 */
export function parseTrustedProxies(setting: string): TrustProxy | undefined {
  const listed = setting.split(',').map((each) => each.trim())
  try {
    return proxyAddr.compile(listed)
  } catch {
    return undefined
  }
}

/** No forwarding header is believed. */
export const trustNoProxy: TrustProxy = () => false

/** The address that sent a request: the last one before the trusted proxies. */
export const clientAddress = ({ ip, ips }: FastifyRequest): string => lastKnown(ips ?? [ip])

/** Whether a request came over TLS, directly or to a trusted proxy. */
export const isSecure = ({ protocol }: FastifyRequest): boolean => isHttps(protocol)

/** `clientAddress` of the handshake of a socket, which Fastify does not see. */
export const handshakeAddress = (request: IncomingMessage, trust: TrustProxy): string => lastKnown(proxyAddr.all(request, trust))

/** `isSecure` of a request that Fastify does not see. */
export function isHandshakeSecure({ headers, socket }: IncomingMessage, trust: TrustProxy): boolean {
  const forwarded = headers['x-forwarded-proto']
  if (typeof forwarded === 'string' && trust(socket.remoteAddress ?? '', 0)) return isHttps(forwarded.split(',').at(-1) ?? '')
  return 'encrypted' in socket && (socket as TLSSocket).encrypted
}

const isHttps = (protocol: string | undefined) => protocol?.trim().toLowerCase() === 'https'

/** A proxy may forward `unknown` instead of an address; then the proxy before it is all that is known. */
const lastKnown = (addresses: readonly string[]): string =>
  addresses.flatMap((address) => normalizeAddress(address) ?? []).at(-1) ?? 'unknown'

/** Headers that proxies add, trusted or not. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]

/** Whether a program on this machine sent the request itself. What a proxy on this machine forwards is not local, whichever address it claims to be from. */
export const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') && forwardingHeaders.every((name) => headers[name] === undefined)
