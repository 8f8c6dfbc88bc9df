import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { escapeHtml, sendPage } from '../htmlPage.ts'

const file = new URL('../../../../docs/api-walkthrough.md', import.meta.url)
/** The address that the document is written for. */
const written = 'http://localhost:4000'

/** The walk through the API as a page, with the address of this server in its commands. Only the sandbox has it. */
export function serveWalk(app: FastifyInstance): void {
  const markdown = readFileSync(file, 'utf8')
  app.get('/docs/walk', async (request, reply) =>
    sendPage(reply, 'A walk through the API', pageOf(markdown.replaceAll(written, `${request.protocol}://${request.host}`))),
  )
}

/** Headings, paragraphs and blocks of commands: what the document is made of, and no more of Markdown than that. */
function pageOf(markdown: string): string {
  return markdown
    .split(/^```(?:sh)?\n/m)
    .map((part, at) =>
      at % 2 === 1
        ? `<pre>${escapeHtml(part.trimEnd())}</pre>`
        : part
            .split(/\n{2,}/)
            .map(blockOf)
            .join(''),
    )
    .join('')
}

function blockOf(block: string): string {
  const text = block.trim()
  const [, level, heading = ''] = /^(#{1,3}) (.+)$/.exec(text) ?? []
  if (level !== undefined) return `<h${level.length}>${inline(heading)}</h${level.length}>`
  return text === '' ? '' : `<p>${inline(text.replaceAll('\n', ' '))}</p>`
}

const inline = (text: string) =>
  escapeHtml(text)
    .replace(/&lt;(https?:[^\s&]+)&gt;/g, '<a href="$1">$1</a>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
