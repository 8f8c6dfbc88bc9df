import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { createNonce, createPagePolicy } from './securityHeaders.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The folder of the built portal. */
    portalFolder: string
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

// The portal's stylesheet has the tokens, the font and the reset; without a built portal the browser's own colors are shown.
const style = `
  :root { color-scheme: light dark; --page: var(--vp-color-bg-page, Canvas); --surface: var(--vp-color-bg-surface, Canvas); --sunken: var(--vp-color-bg-sunken, Canvas);
    --text: var(--vp-color-text-primary, CanvasText); --muted: var(--vp-color-text-secondary, CanvasText); --link: var(--vp-color-text-link, LinkText);
    --line: var(--vp-color-border-default, GrayText); --edge: var(--vp-color-border-control, GrayText); --focus: var(--vp-color-border-focus, Highlight); }
  :root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 var(--vp-font-text, system-ui, sans-serif); background: var(--page); color: var(--text); overflow-wrap: anywhere; }
  header { display: flex; align-items: center; min-height: 56px; padding: 0 16px; border-bottom: 1px solid var(--line); }
  header a { display: inline-flex; align-items: center; gap: 12px; min-height: 44px; color: inherit; font-weight: 700; text-decoration: none; border-radius: 4px; }
  main { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; } main.narrow { max-width: 672px; }
  h1, h2, h3 { line-height: 1.25; text-wrap: balance; } h1 { font-size: 28px; margin: 0 0 8px; } h2 { font-size: 20px; margin: 32px 0 8px; } h3 { font-size: 16px; margin: 24px 0 4px; }
  p { margin: 8px 0; } a { color: var(--link); text-underline-offset: 3px; } .muted { color: var(--muted); font-size: 14px; }
  .links { display: flex; flex-wrap: wrap; gap: 0 20px; } .links a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
  code, pre { font: 14px/1.5 var(--vp-font-code, ui-monospace, monospace); } pre { margin: 8px 0; padding: 12px; white-space: pre-wrap; background: var(--sunken); border: 1px solid var(--line); border-radius: 6px; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  dl { margin: 12px 0; } dt { margin-top: 12px; } dd { margin: 0; }
  article { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 12px 0; } article > :first-child { margin-top: 0; } article h2 { font-size: 16px; margin-bottom: 0; }
  .text { white-space: pre-wrap; } .code { font-size: 20px; font-weight: 700; letter-spacing: 2px; padding: 4px 8px; background: var(--sunken); border-radius: 4px; }
  form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 12px 0; } .row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
  label { display: grid; gap: 4px; flex: 1 1 240px; max-width: 100%; font-size: 14px; font-weight: 600; }
  input, select, button { font: inherit; min-height: 44px; max-width: 100%; border: 1px solid var(--edge); border-radius: 6px; background: var(--surface); color: var(--text); }
  input, select { width: 100%; padding: 8px 12px; font-size: 16px; font-weight: 400; } button { padding: 8px 16px; font-weight: 600; cursor: pointer; }
  @media (hover: hover) { button:hover { background: var(--vp-color-bg-hover, ButtonFace); } }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media (min-width: 640px) { header { min-height: 72px; padding: 0 32px; } main { padding: 40px 32px 80px; } dl { display: grid; grid-template-columns: minmax(160px, 1fr) 3fr; gap: 8px 16px; } dt { margin: 0; } }
`

/** Shows the theme that was chosen in the portal, before the first paint. */
const themeScript = `try { const theme = localStorage.getItem('THEME'); if (theme) document.documentElement.dataset.theme = theme } catch {}`

/** The links of the portal's stylesheet and font, whose names change with every build; empty if the portal is not built. */
async function readStyleLinks(portalFolder: string): Promise<string> {
  const html = await readFile(join(portalFolder, 'index.html'), 'utf8').catch(() => '')
  const [, href] = /<link rel="stylesheet"[^>]*href="(\/assets\/[\w.-]+\.css)"/.exec(html) ?? []
  const [font = ''] = /<link rel="preload"[^>]*as="font"[^>]*>/.exec(html) ?? []
  return href === undefined ? '' : `${font}<link rel="stylesheet" href="${href}">`
}

interface PageOptions {
  status?: number
  script?: string
  /** For reading: lines of a good length. */
  narrow?: boolean
  /** What search engines show. */
  description?: string
}

/** Sends a page of the server itself in the portal's look and under its content security policy. */
export async function sendPage(
  reply: FastifyReply,
  title: string,
  body: string,
  { status = 200, script, narrow = false, description }: PageOptions = {},
): Promise<FastifyReply> {
  const nonce = createNonce()
  const styleLinks = await readStyleLinks(reply.server.portalFolder)
  return reply
    .code(status)
    .headers({ 'content-security-policy': createPagePolicy(nonce), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><script nonce="${nonce}">${themeScript}</script><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">` +
        `<title>${escapeHtml(title)} - Vehicle Partner</title>${description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">${styleLinks}<style nonce="${nonce}">${style}</style></head>` +
        `<body><header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">Vehicle Partner</a></header><main${narrow ? ' class="narrow"' : ''}>${body}</main>` +
        `${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>`,
    )
}
