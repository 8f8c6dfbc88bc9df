// Longer than most files: the page is one file, so its styles and its script stand here too.
import { createHash } from 'node:crypto'
import type { RoadsideDocument } from '@vehicle-partner/domain'
import { escapeHtml } from '../htmlPage.ts'
import { describeDocument, formatMoment, type PackContent } from './packContent.ts'
import { encodeQrRuns } from './qrModules.ts'

// Black on white in every theme: an officer reads it in the sun, and a scanner needs dark squares on a light ground.
const style = `
  :root { color-scheme: only light; }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; font: 20px/1.4 system-ui, sans-serif; background: #fff; color: #000; overflow-wrap: anywhere; }
  main { max-width: 560px; margin: 0 auto; padding: 16px 16px 48px; }
  h1 { font-size: clamp(36px, 13vw, 60px); line-height: 1.1; margin: 0; letter-spacing: 1px; }
  h2 { font-size: 24px; margin: 28px 0 8px; }
  p { margin: 4px 0; }
  .state { margin: 16px 0; padding: 12px 16px; border: 3px solid #000; border-radius: 8px; font-size: 22px; font-weight: 700; }
  .state.valid { background: #0b5d2a; border-color: #0b5d2a; color: #fff; }
  .state.warn { background: #ffe9b0; }
  .state.expired { background: #a3140f; border-color: #a3140f; color: #fff; }
  .qr { display: block; width: min(100%, 420px); margin: 16px auto 8px; }
  .note { font-size: 16px; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { padding: 12px 0; border-top: 2px solid #000; }
  li p:first-child { font-weight: 700; }
  .number { font-family: ui-monospace, monospace; }
  .bad { font-weight: 700; color: #a3140f; }
  .problems li { border: 0; padding: 2px 0; font-weight: 400; }
  a { color: #003a9b; } a:focus-visible { outline: 3px solid #003a9b; outline-offset: 3px; }
  a.call { display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; }
  [hidden] { display: none !important; }
  @media print { body { font-size: 12pt; } main { max-width: none; } .qr { width: 6cm; margin: 8px 0; } .screen { display: none; } li { padding: 4px 0; break-inside: avoid; } h2 { font-size: 14pt; margin: 12px 0 4px; }
    .state, .state.valid, .state.expired { background: none; border-color: #000; color: #000; font-size: 14pt; } }
`

// By the clock of the phone: nothing else tells a page without a network that it has expired.
const script = `
  const { expires } = document.body.dataset
  const show = () => {
    const over = new Date() >= new Date(expires)
    document.getElementById('pack').hidden = over
    document.getElementById('expired').hidden = !over
  }
  show()
  setInterval(show, 15000)
  addEventListener('pageshow', show)
  document.addEventListener('visibilitychange', show)
`

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** The page loads nothing, wherever it is opened. */
const policy = `default-src 'none'; style-src ${sourceOf(style)}; script-src ${sourceOf(script)}; base-uri 'none'; form-action 'none'`

/** A pack as one page for the phone: nothing is loaded, so that it opens without a network, from the portal or from a file. */
export function renderPackPage(pack: PackContent): string {
  const { plate, vehicle, partner, phone, driver, documents, problems, as_of, expires_at, check_url } = pack
  const until = formatMoment(expires_at)
  const moment = formatMoment(as_of)
  const of = (owner: RoadsideDocument['owner']) => documents.filter((document) => document.owner === owner)
  return (
    `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="only light"><meta name="format-detection" content="telephone=no">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<title>${escapeHtml(plate)} - Roadside pack</title><style>${style}</style></head><body data-expires="${expires_at}"><main>` +
    `<h1 dir="ltr">${escapeHtml(plate)}</h1><p>${escapeHtml(vehicle)}</p>` +
    `<div id="expired" class="state expired" role="alert" hidden>This pack expired on ${until}. Ask the partner for a new one.</div>` +
    `<div id="pack">` +
    (problems.length === 0
      ? `<p class="state valid">In order on ${moment}. Valid until ${until}</p>`
      : `<div class="state warn"><p>Not everything is in order on ${moment}</p><ul class="problems">${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul><p>Valid until ${until}</p></div>`) +
    renderQrCode(check_url) +
    `<p class="note">Officer: scan the code to see what is true now. No login is needed.</p>` +
    `<p class="note screen">Driver: turn the brightness of the screen all the way up before it is scanned.</p>` +
    `<h2>Vehicle</h2>${renderDocuments(of('vehicle'))}` +
    `<h2>Driver</h2>${driver === null ? '<p>No driver is named in this pack.</p>' : `<p>${escapeHtml(driver)}</p>${renderDocuments(of('driver'))}`}` +
    `<h2>Partner</h2><p>${escapeHtml(partner)}</p>${phone === null ? '' : `<p><a class="call" href="tel:${escapeHtml(phone.replaceAll(/[^+\d]/g, ''))}">Call&nbsp;<bdi>${escapeHtml(phone)}</bdi></a></p>`}` +
    `<p class="note">Saved on ${moment}, Lagos time. Later changes show in the check only.</p>` +
    `<p class="note screen"><a class="call" href="${escapeHtml(check_url)}">Open the check</a></p>` +
    `</div></main><script>${script}</script></body></html>`
  )
}

const renderDocuments = (documents: readonly RoadsideDocument[]): string =>
  `<ul>${documents
    .map(
      (document) =>
        `<li><p>${escapeHtml(document.label)}</p>` +
        (document.number === null ? '' : `<p class="number"><bdi>${escapeHtml(document.number)}</bdi></p>`) +
        `<p${document.status === 'in_force' ? '' : ' class="bad"'}>${describeDocument(document)}</p></li>`,
    )
    .join('')}</ul>`

function renderQrCode(url: string): string {
  const { size, runs } = encodeQrRuns(url)
  const path = runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
  return (
    `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code that opens the check of this pack" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  )
}
