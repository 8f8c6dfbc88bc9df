import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { escapeHtml, sendPage } from '../htmlPage.ts'

const file = new URL('../../../../docs/api-walkthrough.md', import.meta.url)
/** The address in the document. */
const written = 'http://localhost:4000'

/** The API walkthrough as a page, with this server's address in its commands. For the sandbox only. */
export function serveWalkthrough(app: FastifyInstance): void {
  const markdown = readFileSync(file, 'utf8')
  app.get('/docs/walk', async (request, reply) =>
    sendPage(reply, 'A walk through the API', renderMarkdown(markdown.replaceAll(written, `${request.protocol}://${request.host}`))),
  )
}

/** Supports the parts of Markdown that the document uses: headings, paragraphs and code blocks. */
function renderMarkdown(markdown: string): string {
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
