import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { RequestError } from '@vehicle-partner/api/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage } from '../htmlPage.ts'
import { createNonce, createPagePolicy } from '../securityHeaders.ts'

/** Stands in the built page wherever this answer's nonce belongs. */
const placeholder = '__CSP_NONCE__'

/**
 * Serves the built portal from a folder: hashed files for ever, pages anew each time with a nonce of their own.
 * A page of a sandbox says so, and the portal shows the way to the outbox.
 */
export async function servePortal(app: FastifyInstance, folder: string, { sandbox = false }: { sandbox?: boolean } = {}): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': path } }, reply) => {
    // The path is judged as the router decoded it: `/%69ndex.html` is the page too, and needs its nonce.
    if (path === 'index.html' || !looksLikeFile(path)) return sendScreen(folder, path, reply, sandbox)
    if (isPagePath(path)) return sendHtml(reply, await pageIn(folder, path), sandbox)
    if (!isFilePath(path)) throw new RequestError('NotFound')
    return reply.sendFile(path)
  })
}

/** Files lie at the top or below /assets; an address further down may hold a dot and is a screen still. */
const looksLikeFile = (path: string) => path.startsWith('assets/') || /^[^/]+\.[a-z0-9]{1,8}$/i.test(path)

/** A page that stands for itself, such as the terms of use. */
const isPagePath = (path: string) => /^[a-z-]+\.html$/.test(path)

/** No folder, nothing above it, no character that a file system refuses. */
const isFilePath = (path: string) => path.split('/').every((part) => /^[^\\\p{Cc}]+$/u.test(part) && part !== '.' && part !== '..')

const pageIn = (folder: string, name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined)

/** The public screens have documents of their own, with their HTML in them; all others begin with the empty one. */
const documentsOf = (path: string): string[] => [
  ...(/^(?!index$)[a-z-]*$/.test(path) ? [`pages/${path === '' ? 'index' : path}.html`] : []),
  'index.html',
]

async function sendScreen(folder: string, path: string, reply: FastifyReply, sandbox: boolean): Promise<FastifyReply> {
  let page: string | undefined
  for (const name of documentsOf(path)) page ??= await pageIn(folder, name)
  if (page === undefined)
    return sendPage(
      reply,
      'Not built',
      '<h1>The portal is not built</h1><p>The API is running. <code>npm start</code> builds the portal first.</p>',
      { status: 503 },
    )
  return sendHtml(reply, page, sandbox)
}

function sendHtml(reply: FastifyReply, page: string | undefined, sandbox: boolean): FastifyReply {
  if (page === undefined) throw new RequestError('NotFound')
  const nonce = createNonce()
  return reply
    .headers({ 'content-security-policy': createPagePolicy(nonce), 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(page.replace('<html ', sandbox ? '<html data-sandbox ' : '<html ').replaceAll(placeholder, nonce))
}
