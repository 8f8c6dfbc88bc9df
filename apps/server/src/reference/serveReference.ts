import type { FastifyInstance } from 'fastify'
import { escapeHtml, sendPage } from '../htmlPage.ts'
import { serveOpenapi } from './serveOpenapi.ts'
import { serveWalkthrough } from './serveWalkthrough.ts'

/** By media type: JSON, form parts or a file. */
type Content = Record<string, { schema?: unknown }>

interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content }>
}

interface Document {
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

/** The OpenAPI document and its page, without external resources; created on the first request. */
export function serveReference(app: FastifyInstance, { sandbox }: { sandbox: boolean }): void {
  const { readDocument } = serveOpenapi(app)
  let page: string | undefined
  const pageOnce = () => (page ??= renderReference(readDocument() as Document, sandbox)) // created by our own contract

  if (sandbox) serveWalkthrough(app)
  app.get('/docs', async (_request, reply) => sendPage(reply, 'API reference', pageOnce()))
}

function renderReference({ info, paths }: Document, sandbox: boolean): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  const resources = Map.groupBy(operations, ({ call }) => call.operationId.split('.')[0] ?? '')
  return (
    `<h1>${escapeHtml(info.title)}</h1><p>The same as data: <a href="/openapi.json">openapi.json</a>. Calls with a token carry <code>Authorization: Bearer …</code>.` +
    ` An error response is <code>{ message, code, errors? }</code>.</p>` +
    (sandbox ? '<p><a href="/docs/walk">A walk through the API</a>: a partner’s whole life in commands to paste.</p>' : '') +
    [...resources].map(([name, calls]) => `<h2>${escapeHtml(name)}</h2>${calls.map(article).join('')}`).join('')
  )
}

function article({ path, method, call }: { path: string; method: string; call: Operation }): string {
  const parameters = call.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  )
  const refusals = Object.entries(call.responses).filter(([status]) => Number(status) >= 400)
  const done = Object.entries(call.responses).find(([status]) => Number(status) < 400)
  return (
    `<article id="${escapeHtml(call.operationId)}"><h3><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h3>` +
    `<p>${escapeHtml(call.summary)}</p><p class="muted">${escapeHtml(call.description)}</p>` +
    (parameters.length > 0 ? `<table><tbody>${parameters.join('')}</tbody></table>` : '') +
    (call.requestBody ? details('Body', call.requestBody.content) : '') +
    (done ? details(`Answer ${done[0]}`, done[1].content) : '') +
    `<table><tbody>${refusals.map(([status, { description }]) => `<tr><td>${escapeHtml(status)}</td><td>${escapeHtml(description)}</td></tr>`).join('')}</tbody></table></article>`
  )
}

const details = (title: string, content: Content) =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${escapeHtml(type === 'application/json' ? title : `${title}, ${type}`)}</summary><pre>${escapeHtml(JSON.stringify(schema ?? {}, undefined, 2))}</pre></details>`,
    )
    .join('')
