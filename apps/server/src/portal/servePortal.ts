import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { RequestError } from '@vehicle-partner/api/server'
import { paths, safeRedirect } from '@vehicle-partner/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { sendPage } from '../htmlPage.ts'
import { createNonce, createPagePolicy } from '../securityHeaders.ts'
import { isServerPath } from '../unknownPaths.ts'
import { fillPageTexts, formatPageAttributes, listPageTexts, type PageSettings } from './pageSettings.ts'

/** The placeholder of the nonce in built pages. */
const placeholder = '__CSP_NONCE__'

/**
 * Serves the built portal: hashed files are cached forever, pages are sent with a new nonce each time.
 * Pages carry the settings that they show, and those of a sandbox a mark, so that the portal links to the outbox.
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  { sandbox = false, pageSettings = {} }: { sandbox?: boolean; pageSettings?: PageSettings | undefined } = {},
): Promise<void> {
  const texts = listPageTexts(pageSettings)
  const filling = {
    texts,
    attributes: (sandbox ? 'data-sandbox ' : '') + formatPageAttributes(texts),
    imageOrigins: pageSettings.mapTilesUrl === undefined ? [] : [new URL(pageSettings.mapTilesUrl).origin],
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      // A worker asks the server under the policy of its script.
      if (path.endsWith('/portalWorker.js')) reply.header('content-security-policy', workerPolicy)
    },
  })
  app.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': path }, url }, reply) => {
    if (isServerPath(path)) return reply.callNotFound()
    // Check the decoded path: `/%69ndex.html` is a page too and needs a nonce.
    if (path === 'index.html' || !looksLikeFile(path)) return sendScreen(folder, { path, url }, reply, filling)
    if (isPagePath(path)) return sendHtml(reply, await pageIn(folder, path), filling)
    if (!isFilePath(path)) throw new RequestError('NotFound')
    return reply.sendFile(path)
  })
}

/** The worker asks for pages and files of the portal, and for nothing else. */
const workerPolicy = `default-src 'none'; connect-src 'self'`

/** Files are at the top level or below /assets; deeper paths are screens, even if they contain a dot. The longest name ends with .webmanifest. */
const looksLikeFile = (path: string) => path.startsWith('assets/') || /^[^/]+\.[a-z0-9]{1,11}$/i.test(path)

/** A page of its own, such as the terms of use. */
const isPagePath = (path: string) => /^[a-z-]+\.html$/.test(path)

/** No folder, no parent folder, no character that file systems reject. */
const isFilePath = (path: string) => path.split('/').every((part) => /^[^\\\p{Cc}]+$/u.test(part) && part !== '.' && part !== '..')

const pageIn = (folder: string, name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined)

interface RequestedPage {
  /** Decoded, without its first slash. */
  path: string
  /** The address with its query, as it was sent. */
  url: string
}

/**
 * Public screens have prerendered pages of their name, those of the signed-in area by pattern; all others start with the empty page. A
 * screen that leads to a page of the portal may have another document, which says so.
 */
const documentsOf = async (folder: string, { path, url }: RequestedPage): Promise<string[]> => [
  ...(/^(?!index$)[a-z-]*$/.test(path)
    ? [...(leadsOn(url) ? [`pages/${path}.redirect.html`] : []), `pages/${path === '' ? 'index' : path}.html`]
    : []),
  ...(await listPatterns(folder)).filter(({ pattern }) => pattern.test(`/${path}`)).map(({ file }) => file),
  'index.html',
]

/** Whether the page leads to the page of the portal that its query names. The login screen asks the same. */
const leadsOn = (url: string) => safeRedirect(new URLSearchParams(url.split('?', 2)[1]).get('redirect'), '') !== ''

const Patterns = z.array(z.object({ pattern: z.string(), file: z.string().regex(/^pages\/[\w./-]+\.html$/) }))

/** The documents of the signed-in area, which the build names. A build without them has none. */
async function listPatterns(folder: string): Promise<{ pattern: RegExp; file: string }[]> {
  const text = await pageIn(folder, 'pages/patterns.json')
  if (text === undefined) return []
  return Patterns.parse(JSON.parse(text)).map(({ pattern, file }) => ({ pattern: patternToRegExp(pattern), file }))
}

/** A route pattern as a regular expression: `:name` is a part of the path, `:name?` an optional one. */
const patternToRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+(\??)/g, (_, optional: string) => (optional === '' ? '/[^/]+' : '(?:/[^/]+)?'))}$`)

/** The check of a roadside pack and a shared trip are for everyone with the link: they are in no search engine and in no cache. */
const secretPatterns = [paths.roadsideCheck, paths.sharedTrip].map(({ pattern }) => patternToRegExp(pattern))

async function sendScreen(folder: string, requested: RequestedPage, reply: FastifyReply, filling: Filling): Promise<FastifyReply> {
  let page: string | undefined
  for (const name of await documentsOf(folder, requested)) page ??= await pageIn(folder, name)
  if (page === undefined)
    return sendPage(
      reply,
      'Not built',
      '<h1>The portal is not built</h1><p>The API is running. <code>npm start</code> builds the portal first.</p>',
      { status: 503 },
    )
  if (secretPatterns.some((pattern) => pattern.test(`/${requested.path}`)))
    return sendHtml(reply.header('x-robots-tag', 'noindex'), page, filling, 'no-store')
  return sendHtml(reply, page, filling)
}

/** What the server puts into every page. */
interface Filling {
  texts: Readonly<Record<string, string>>
  /** Of `<html>`. */
  attributes: string
  /** Other origins whose images pages may show. */
  imageOrigins: readonly string[]
}

function sendHtml(
  reply: FastifyReply,
  page: string | undefined,
  { texts, attributes, imageOrigins }: Filling,
  cacheControl = 'no-cache',
): FastifyReply {
  if (page === undefined) throw new RequestError('NotFound')
  const nonce = createNonce()
  return reply
    .headers({ 'content-security-policy': createPagePolicy(nonce, imageOrigins), 'cache-control': cacheControl })
    .type('text/html; charset=utf-8')
    .send(
      fillPageTexts(page, texts)
        .replace('<html ', () => `<html ${attributes}`)
        .replaceAll(placeholder, nonce),
    )
}
