import { recipientVariants } from '@vehicle-partner/domain'
import { desc, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { escapeHtml, sendPage } from '../htmlPage.ts'
import { text } from '../db/valueTypes.ts'

const shown = 500

/** Copies codes, and puts new messages on the page as they come. */
const script = `
  document.addEventListener('click', async ({ target }) => {
    const code = target.dataset?.copy
    if (code === undefined) return
    await navigator.clipboard.writeText(code)
    target.textContent = 'Copied'
  })
  setInterval(async () => {
    if (document.visibilityState === 'hidden') return
    const answer = await fetch(location.href).catch(() => undefined)
    if (!answer?.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#list')
    const list = document.querySelector('#list')
    if (fresh && fresh.querySelectorAll('article').length + (fresh.querySelector('article')?.id ?? '') !== list.querySelectorAll('article').length + (list.querySelector('article')?.id ?? '')) list.replaceWith(fresh)
  }, 2000)
`

/** Shows what the product would have sent, as a page and as data. Only the sandbox has it. */
export function serveOutbox(app: FastifyInstance, db: Db): void {
  app.get('/sandbox/outbox.json', async (request, reply) => {
    const messages = await messagesTo(db, recipient(request.query))
    return reply
      .header('cache-control', 'no-store')
      .send({ data: messages.map((message) => onWire(message, originOf(request))), metadata: { total: messages.length } })
  })
  app.get('/sandbox/outbox', async (request, reply) => {
    const to = recipient(request.query)
    const messages = await messagesTo(db, to)
    const filter = `<form method="get"><label>To <input name="to" value="${escapeHtml(to ?? '')}" autocomplete="off"></label><button type="submit">Show</button></form>`
    const list =
      messages.length === 0 ? '<p>Nothing has been sent.</p>' : messages.map((message) => article(message, originOf(request))).join('')
    return sendPage(
      reply,
      'Outbox',
      `<h1>Outbox</h1><p class="muted">Nothing leaves the sandbox: what it would send stands here, newest first.</p>${filter}<div id="list">${list}</div>`,
      { script },
    )
  })
}

type Message = typeof outbox.$inferSelect

/** Recipients without regard to letter case, numbers also to the signs between their digits. */
const written = sql`case ${outbox.channel} when 'sms' then regexp_replace(${outbox.to}, '[[:space:]().-]', '', 'g') else lower(${outbox.to}) end`.mapWith(text)

const messagesTo = (db: Db, to: string | undefined): Promise<Message[]> =>
  db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : inArray(written, recipientVariants(to)))
    .orderBy(desc(outbox.created_at), desc(outbox.id))
    .limit(shown)

function recipient(query: unknown): string | undefined {
  const to = (query as { to?: unknown }).to
  return typeof to === 'string' && to.trim() !== '' ? to.trim().replaceAll('\0', '') : undefined
}

/** Links are kept as paths, so that they still lead here when the port has changed. */
const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`

const onWire = ({ code, link, created_at, ...message }: Message, origin: string) => ({
  ...message,
  ...(code === null ? {} : { code }),
  ...(link === null ? {} : { link: origin + link }),
  created_at: created_at.toISOString(),
})

const article = ({ id, channel, to, subject, text, code, link, created_at }: Message, origin: string) =>
  `<article id="${escapeHtml(id)}"><h2>${escapeHtml(subject)}</h2><p class="muted">${channel === 'email' ? 'E-mail' : 'Text message'} to ${escapeHtml(to)}, ${created_at.toISOString()}</p>` +
  `<p class="text">${escapeHtml(text)}</p>${code === null ? '' : `<p><code>${escapeHtml(code)}</code> <button type="button" data-copy="${escapeHtml(code)}">Copy the code</button></p>`}` +
  `${link === null ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(origin + link)}</a></p>`}</article>`
