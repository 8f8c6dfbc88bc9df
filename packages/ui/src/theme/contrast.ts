import type { ThemeColors } from './tokens.ts'

/** `shape` is an edge, an icon or another graphic (WCAG 1.4.11). */
type ContrastUse = 'text' | 'shape'
type ColorPair = readonly [foreground: string, background: string, use: ContrastUse, minimum: number]

/** Every pair of colors that components combine, with its minimum ratio in the default themes; 0 for decoration. */
const colorPairs: readonly ColorPair[] = [
  ...['bg.page', 'bg.surface', 'bg.sunken', 'bg.hover', 'bg.selected'].flatMap((background): ColorPair[] => [
    ['text.primary', background, 'text', 7],
    ['text.secondary', background, 'text', 4.5],
    ['text.tertiary', background, 'text', 4.5],
    ['text.link', background, 'text', 4.5],
    ['danger.text', background, 'text', 4.5],
    ['border.focus', background, 'shape', 3],
    ['brand.solid', background, 'shape', 3],
  ]),
  ...['bg.page', 'bg.surface'].flatMap((background): ColorPair[] => [
    ['warning.text', background, 'text', 4.5],
    ['success.text', background, 'text', 4.5],
    ['brand.text', background, 'text', 4.5],
    ['border.control', background, 'shape', 3],
    ['border.default', background, 'shape', 0],
    ['border.subtle', background, 'shape', 0],
    ['danger.solid', background, 'shape', 3],
    ['warning.icon', background, 'shape', 3],
    ['success.icon', background, 'shape', 3],
    ['info.icon', background, 'shape', 3],
    ['accent.mark', background, 'shape', 0],
  ]),
  ['text.disabled', 'bg.disabled', 'shape', 0],
  ['text.inverse', 'bg.inverse', 'text', 7],
  ['text.onBrand', 'brand.solid', 'text', 4.5],
  ['text.onBrand', 'brand.solidHover', 'text', 4.5],
  ['text.onBrand', 'brand.solidActive', 'text', 4.5],
  ['brand.text', 'brand.subtle', 'text', 4.5],
  ['brand.text', 'bg.selected', 'text', 4.5],
  ['accent.on', 'accent.solid', 'text', 7],
  ['danger.on', 'danger.solid', 'text', 4.5],
  ['danger.on', 'danger.solidHover', 'text', 4.5],
  ['danger.text', 'danger.subtle', 'text', 4.5],
  ['warning.text', 'warning.subtle', 'text', 4.5],
  ['success.text', 'success.subtle', 'text', 4.5],
  ['info.text', 'info.subtle', 'text', 4.5],
  ['neutral.text', 'neutral.subtle', 'text', 7],
  ['text.primary', 'danger.subtle', 'text', 7],
  ['text.primary', 'warning.subtle', 'text', 7],
  ['text.primary', 'info.subtle', 'text', 7],
  ['text.primary', 'success.subtle', 'text', 7],
  ['sidebar.text', 'sidebar.bg', 'text', 7],
  ['sidebar.text', 'sidebar.bgHover', 'text', 7],
  ['sidebar.textStrong', 'sidebar.bgHover', 'text', 7],
  ['sidebar.textStrong', 'sidebar.bgActive', 'text', 7],
  ['sidebar.heading', 'sidebar.bg', 'text', 4.5],
  ['sidebar.mark', 'sidebar.bg', 'shape', 3],
  ['sidebar.mark', 'sidebar.bgActive', 'shape', 3],
  ...(['1', '2', '3', '4', '5', '6'] as const).map((series): ColorPair => [`chart.${series}`, 'bg.surface', 'shape', 3]),
]

/** Minimum ratios of the high-contrast themes (WCAG AAA for text). */
const enhancedMinimums = { text: 7, shape: 4.5 }

function relativeLuminance(color: string): number {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(color) ?? []
  if (hex === undefined) throw new Error(`${color} is not of the form #1a2b3c: its contrast cannot be computed`)
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
}

/** The WCAG contrast ratio of two colors of the form `#1a2b3c`: 1 to 21. */
export function getContrastRatio(foreground: string, background: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(foreground), relativeLuminance(background)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The contrast of one pair of colors in a theme. */
export interface ColorPairContrast {
  foreground: string
  background: string
  ratio: number
  /** The lowest ratio that passes. */
  minimum: number
}

function getColor(colors: ThemeColors, path: string): string {
  let node: unknown = colors
  for (const key of path.split('.')) node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
  if (typeof node !== 'string') throw new Error(`There is no color ${path}`)
  return node
}

/** The contrast of every pair of colors that components combine. `isHighContrast` applies the minimums of the high-contrast themes. */
export const listColorContrasts = (colors: ThemeColors, isHighContrast = false): ColorPairContrast[] =>
  colorPairs.map(([foreground, background, use, minimum]) => ({
    foreground,
    background,
    ratio: getContrastRatio(getColor(colors, foreground), getColor(colors, background)),
    minimum: isHighContrast ? enhancedMinimums[use] : minimum,
  }))
