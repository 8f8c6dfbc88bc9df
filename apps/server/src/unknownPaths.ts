import { RequestError } from '@vehicle-partner/api/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './mountContract.ts'

/** First segments of paths that are never screens of the portal: our own areas, and what probes, scrapers and scanners ask for. */
const serverAreas: ReadonlySet<string> = new Set([
  'v1',
  'partner-payout',
  'sandbox',
  'telemetry',
  'webhooks',
  'socket.io',
  'files',
  'docs',
  'openapi.json',
  'api',
  'health',
  'healthz',
  'ready',
  'readyz',
  'live',
  'livez',
  'ping',
  'status',
  'metrics',
  'actuator',
])

/** Whether a path belongs to the server, so that an unknown one has no screen: its areas, and hidden files such as `.well-known` and `.env`. */
export function isServerPath(path: string): boolean {
  const [first = ''] = path.split('/').filter((part) => part !== '')
  return first.startsWith('.') || serverAreas.has(first)
}

interface KnownPath {
  segments: readonly string[]
  methods: Set<string>
}

/**
 * Answers requests that no route takes, before their body is read: 405 with `Allow` if the path has other methods, otherwise 404. OPTIONS gets
 * the methods. Call it before the routes are added.
 */
export function rejectUnknownPaths(app: FastifyInstance): void {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ method, url }) => {
    const path = known.get(url) ?? { segments: url.split('/'), methods: new Set() }
    known.set(url, path)
    for (const each of [method].flat()) path.methods.add(each)
  })
  const reject = (request: FastifyRequest, reply: FastifyReply) => {
    const path = readPath(request.url)
    const isServers = isServerPath(path)
    const methods = [...known.values()]
      // The portal takes every path, but has no screen at these.
      .filter(({ segments }) => matchesPath(segments, path.split('/')) && !(isServers && segments[1] === '*'))
      .flatMap((each) => [...each.methods])
    // A route of this method has called it: the path is known, but not what it names, such as a file.
    if (methods.length === 0 || methods.includes(request.method)) return sendError(new RequestError('NotFound'), request, reply)
    reply.header('allow', [...new Set([...methods, 'OPTIONS'])].toSorted().join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).header('cache-control', 'no-store').send()
    return sendError(new RequestError('MethodNotAllowed'), request, reply)
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await reject(request, reply)
  })
  app.setNotFoundHandler(reject)
}

/** `:name` takes one segment, `*` all that follow. */
function matchesPath(pattern: readonly string[], path: readonly string[]): boolean {
  for (const [at, part] of pattern.entries()) {
    if (part === '*') return true
    const given = path[at]
    if (part.startsWith(':') ? !given : part !== given) return false
  }
  return pattern.length === path.length
}

/** The path as the router reads it: decoded, without query and doubled slashes. */
function readPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    return decodeURI(path.replace(/\/{2,}/g, '/'))
  } catch {
    return path // the router rejects these itself
  }
}
