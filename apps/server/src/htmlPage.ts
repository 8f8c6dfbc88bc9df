import type { FastifyReply } from 'fastify'
import { createNonce, createPagePolicy } from './securityHeaders.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8885; --soft: #8882; }
  body { margin: 0 auto; padding: 24px 16px 64px; max-width: 960px; overflow-wrap: anywhere; }
  h1 { font-size: 28px; } h2 { font-size: 20px; margin-block: 40px 8px; } h3 { font-size: 16px; margin-block: 24px 4px; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; } pre { padding: 12px; white-space: pre-wrap; background: var(--soft); border-radius: 6px; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  dl { margin-block: 12px; } dt { margin-block-start: 12px; } dd { margin: 0; }
  @media (min-width: 640px) { dl { display: grid; grid-template-columns: minmax(160px, 1fr) 3fr; gap: 8px 16px; } dt { margin: 0; } }
  article { border: 1px solid var(--line); border-radius: 6px; padding: 12px 16px; margin-block: 12px; } article > :first-child { margin-block-start: 0; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; } .muted { opacity: .75; }
  input { min-width: 0; max-width: 100%; box-sizing: border-box; } form { display: flex; gap: 8px; flex-wrap: wrap; align-items: end; } input, button { font: inherit; padding: 8px 12px; min-height: 44px; }
`

/** Sends a page of the server itself under the portal's content security policy. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: string,
  { status = 200, script }: { status?: number; script?: string } = {},
): FastifyReply {
  const nonce = createNonce()
  return reply
    .code(status)
    .headers({ 'content-security-policy': createPagePolicy(nonce), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${escapeHtml(title)} - Vehicle Partner</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style nonce="${nonce}">${style}</style></head><body><main>${body}</main>${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>`,
    )
}
