import { recipientVariants } from '@vehicle-partner/domain'
import { desc, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dependencies } from '../context.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { escapeHtml, sendPage } from '../htmlPage.ts'
import { text } from '../db/sqlValueTypes.ts'
import { readMessage, type NewMessage } from './sendMessage.ts'

const maxMessages = 500

/** Copies codes and adds new messages to the page. */
const script = `
  document.addEventListener('click', async ({ target }) => {
    const code = target.dataset?.copy
    if (code === undefined) return
    // Without TLS, as on a phone beside the machine, there is no clipboard: mark the code instead.
    if (!navigator.clipboard) return getSelection().selectAllChildren(target.previousElementSibling)
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

/** Shows the messages that would have been sent, as a page and as JSON. For the sandbox only. */
export function serveOutbox(app: FastifyInstance, { db, secrets }: Pick<Dependencies, 'db' | 'secrets'>): void {
  app.get('/sandbox/outbox.json', async (request, reply) => {
    const messages = await listMessages({ db, secrets }, parseRecipient(request.query))
    return reply
      .header('cache-control', 'no-store')
      .send({ data: messages.map((message) => toMessageResponse(message, readOrigin(request))), metadata: { total: messages.length } })
  })
  app.get('/sandbox/outbox', async (request, reply) => {
    const to = parseRecipient(request.query)
    const messages = await listMessages({ db, secrets }, to)
    const filter = `<form method="get"><label>To <input name="to" value="${escapeHtml(to ?? '')}" placeholder="E-mail or phone" autocomplete="off" autocapitalize="off" spellcheck="false"></label><button type="submit">Show</button></form>`
    const list =
      messages.length === 0 ? '<p>No messages yet.</p>' : messages.map((message) => renderMessage(message, readOrigin(request))).join('')
    return sendPage(
      reply,
      'Outbox',
      `<h1>Outbox</h1><p>The sandbox sends nothing. Messages that it would send are shown here, newest first.</p>${filter}<div id="list">${list}</div>`,
      { script, narrow: true },
    )
  })
}

interface StoredMessage extends NewMessage {
  id: string
  created_at: Date
}

/** Recipients in lower case; phone numbers without separators. */
const normalizedRecipient =
  sql`case ${outbox.channel} when 'sms' then regexp_replace(${outbox.to}, '[[:space:]().-]', '', 'g') else lower(${outbox.to}) end`.mapWith(
    text,
  )

async function listMessages({ db, secrets }: Pick<Dependencies, 'db' | 'secrets'>, to: string | undefined): Promise<StoredMessage[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : inArray(normalizedRecipient, recipientVariants(to)))
    .orderBy(desc(outbox.created_at), desc(outbox.id))
    .limit(maxMessages)
  return rows.map((row) => ({ id: row.id, ...readMessage(secrets, row), created_at: row.created_at }))
}

function parseRecipient(query: unknown): string | undefined {
  const to = (query as { to?: unknown }).to
  return typeof to === 'string' && to.trim() !== '' ? to.trim().replaceAll('\0', '') : undefined
}

/** Links are stored as paths, so that they stay valid if the port changes. */
const readOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`

const toMessageResponse = ({ link, created_at, ...message }: StoredMessage, origin: string) => ({
  ...message,
  ...(link === undefined ? {} : { link: origin + link }),
  created_at: created_at.toISOString(),
})

const lagosTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' })

const renderMessage = ({ id, channel, to, subject, text, code, link, created_at }: StoredMessage, origin: string) =>
  `<article id="${escapeHtml(id)}"><h2>${escapeHtml(subject)}</h2><p class="muted">${channel === 'email' ? 'Email' : 'Text message'} to ${escapeHtml(to)}, <time datetime="${created_at.toISOString()}">${lagosTime.format(created_at)}</time></p>` +
  `<p class="text">${escapeHtml(text)}</p>${code === undefined ? '' : `<p class="row"><code class="code">${escapeHtml(code)}</code> <button type="button" data-copy="${escapeHtml(code)}">Copy code</button></p>`}` +
  `${link === undefined ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(origin + link)}</a></p>`}</article>`
