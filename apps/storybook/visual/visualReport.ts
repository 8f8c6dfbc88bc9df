import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreenshotChange } from './compareScreenshots.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
type Picture = 'before' | 'after' | 'difference'
const image = (change: ScreenshotChange, picture: Picture) =>
  change[picture] === undefined
    ? `<p>no ${picture}</p>`
    : `<img loading="lazy" alt="${picture}" src="${encodeURI(nameFile(change, picture))}">`

/** What a run has found, in one line: `3 of 648 screenshots differ: 2 changed, 1 new, in 1 story`. */
export function summarizeChanges(changes: readonly ScreenshotChange[], count: number): string {
  const kinds = (['changed', 'new', 'gone'] as const).flatMap((kind) => {
    const found = changes.filter((change) => change.kind === kind).length
    return found === 0 ? [] : [`${found} ${kind}`]
  })
  const stories = new Set(changes.map(({ title }) => title)).size
  const detail = kinds.length === 0 ? '' : `: ${kinds.join(', ')}, in ${stories} ${stories === 1 ? 'story' : 'stories'}`
  return `${changes.length} of ${count} screenshots differ${detail}`
}

const nameFile = ({ name }: ScreenshotChange, picture: Picture) => `images/${name}, ${picture}.png`

function createSection(change: ScreenshotChange): string {
  const { name, title, kind, before, after, difference, pixels } = change
  const slider =
    before && after
      ? `<div class="slider" hidden><div class="layer">${image(change, 'before')}</div><div class="layer top">${image(change, 'after')}</div><input type="range" min="0" max="100" value="50" aria-label="Before and after of ${escapeHtml(name)}"></div>`
      : ''
  return `<section data-kind="${kind}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(name)}: ${kind}${pixels === undefined ? '' : `, ${pixels} pixels`}</p>
<div class="side"><figure><figcaption>before</figcaption>${image(change, 'before')}</figure><figure><figcaption>after</figcaption>${image(change, 'after')}</figure>${difference ? `<figure><figcaption>difference</figcaption>${image(change, 'difference')}</figure>` : ''}</div>${slider}</section>`
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:2rem}section{border-top:1px solid #8886;padding:1rem 0}h2{font-size:1.1rem;margin:0}
.side{display:flex;gap:1rem;overflow-x:auto}figure{margin:0;flex:0 1 33%}img{max-width:100%;border:1px solid #8886;display:block}
.slider{position:relative;width:fit-content}.layer.top{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at,50%))}.slider input{width:100%;margin:.5rem 0}`
// Side by side or slider, for all changes at once.
const script = `const button=document.querySelector('button');let slides=false
button.addEventListener('click',()=>{slides=!slides;button.textContent=slides?'Side by side':'Slider'
for(const s of document.querySelectorAll('section')){const slider=s.querySelector('.slider');if(!slider)continue;slider.hidden=!slides;s.querySelector('.side').hidden=slides;s.querySelector('.side').style.display=slides?'none':''}})
for(const i of document.querySelectorAll('input'))i.addEventListener('input',()=>i.parentElement.style.setProperty('--at',i.value+'%'))`

/** Writes the report of a run into a folder: one page, its images beside it, because those of many changes are too large for one file. */
export function writeVisualReport(folder: string, changes: readonly ScreenshotChange[], count: number, base: string): void {
  mkdirSync(join(folder, 'images'), { recursive: true })
  for (const change of changes)
    for (const picture of ['before', 'after', 'difference'] as const) {
      const png = change[picture]
      if (png !== undefined) writeFileSync(join(folder, nameFile(change, picture)), png)
    }
  writeFileSync(join(folder, 'index.html'), createPage(changes, count, base))
}

function createPage(changes: readonly ScreenshotChange[], count: number, base: string): string {
  const summary = summarizeChanges(changes, count)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${summary}</title><style>${style}</style></head><body><h1>${summary}</h1><p>Compared with ${escapeHtml(base)}.</p>${changes.length > 0 ? '<button type="button">Slider</button>' : ''}${changes.map(createSection).join('\n')}<script>${script}</script></body></html>`
}
