import type { Colours } from './tokens.ts'

/** What a pair of colours is for: words, or an edge, a mark or a shape. */
type Use = 'words' | 'shape'
type Pair = readonly [front: string, behind: string, use: Use, usual: number]

/** Every pair of colours that components put together, with the least ratio of the usual themes; 0 where nothing has to be read. */
const pairs: readonly Pair[] = [
  ...['bg.page', 'bg.surface', 'bg.sunken', 'bg.hover', 'bg.selected'].flatMap((behind): Pair[] => [
    ['text.primary', behind, 'words', 7],
    ['text.secondary', behind, 'words', 4.5],
    ['text.tertiary', behind, 'words', 4.5],
    ['text.link', behind, 'words', 4.5],
    ['danger.text', behind, 'words', 4.5],
    ['border.focus', behind, 'shape', 3],
    ['brand.solid', behind, 'shape', 3],
  ]),
  ...['bg.page', 'bg.surface'].flatMap((behind): Pair[] => [
    ['warning.text', behind, 'words', 4.5],
    ['success.text', behind, 'words', 4.5],
    ['brand.text', behind, 'words', 4.5],
    ['border.control', behind, 'shape', 3],
    ['border.default', behind, 'shape', 0],
    ['border.subtle', behind, 'shape', 0],
    ['danger.solid', behind, 'shape', 3],
    ['warning.icon', behind, 'shape', 3],
    ['success.icon', behind, 'shape', 3],
    ['info.icon', behind, 'shape', 3],
    ['accent.mark', behind, 'shape', 0],
  ]),
  ['text.disabled', 'bg.disabled', 'shape', 0],
  ['text.inverse', 'bg.inverse', 'words', 7],
  ['text.onBrand', 'brand.solid', 'words', 4.5],
  ['text.onBrand', 'brand.solidHover', 'words', 4.5],
  ['text.onBrand', 'brand.solidActive', 'words', 4.5],
  ['brand.text', 'brand.subtle', 'words', 4.5],
  ['brand.text', 'bg.selected', 'words', 4.5],
  ['accent.on', 'accent.solid', 'words', 7],
  ['danger.on', 'danger.solid', 'words', 4.5],
  ['danger.on', 'danger.solidHover', 'words', 4.5],
  ['danger.text', 'danger.subtle', 'words', 4.5],
  ['warning.text', 'warning.subtle', 'words', 4.5],
  ['success.text', 'success.subtle', 'words', 4.5],
  ['info.text', 'info.subtle', 'words', 4.5],
  ['neutral.text', 'neutral.subtle', 'words', 7],
  ['text.primary', 'danger.subtle', 'words', 7],
  ['text.primary', 'warning.subtle', 'words', 7],
  ['text.primary', 'info.subtle', 'words', 7],
  ['text.primary', 'success.subtle', 'words', 7],
  ['sidebar.text', 'sidebar.bg', 'words', 7],
  ['sidebar.text', 'sidebar.bgHover', 'words', 7],
  ['sidebar.textStrong', 'sidebar.bgHover', 'words', 7],
  ['sidebar.textStrong', 'sidebar.bgActive', 'words', 7],
  ['sidebar.heading', 'sidebar.bg', 'words', 4.5],
  ['sidebar.mark', 'sidebar.bg', 'shape', 3],
  ['sidebar.mark', 'sidebar.bgActive', 'shape', 3],
  ...(['1', '2', '3', '4', '5', '6'] as const).map((series): Pair => [`chart.${series}`, 'bg.surface', 'shape', 3]),
]

const wanted = { words: 7, shape: 4.5 }

function light(colour: string): number {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(colour) ?? []
  if (hex === undefined) throw new Error(`${colour} is not of the form #1a2b3c: its contrast cannot be known`)
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

/** The contrast of two colours of the form `#1a2b3c`, as WCAG counts it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** How one pair of a theme stands. */
export interface PairContrast {
  front: string
  behind: string
  ratio: number
  /** The least that it must have. */
  least: number
}

function colourOf(colours: Colours, path: string): string {
  let node: unknown = colours
  for (const key of path.split('.')) node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
  if (typeof node !== 'string') throw new Error(`There is no colour ${path}`)
  return node
}

/** The contrast of every pair that components put together; with `more`, against what high contrast asks: words 7, edges and marks 4.5. */
export const contrastsOf = (colours: Colours, more = false): PairContrast[] =>
  pairs.map(([front, behind, use, usual]) => ({
    front,
    behind,
    ratio: contrast(colourOf(colours, front), colourOf(colours, behind)),
    least: more ? wanted[use] : usual,
  }))
