import tokens from './tokens.json' with { type: 'json' }

type Tree = { [key: string]: unknown }
type Token = { $value: unknown }

/** The same tree with tokens replaced by CSS values. */
export type Css<T> = T extends Token ? string : { [K in keyof T as K extends `$${string}` ? never : K]: Css<T[K]> }

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null

function resolveReference(reference: string): unknown {
  let node: unknown = tokens
  for (const key of reference.slice(1, -1).split('.')) node = isTree(node) ? node[key] : undefined
  if (!isTree(node) || !('$value' in node)) throw new Error(`tokens.json: ${reference} leads nowhere`)
  return node['$value']
}

function toCssText(value: unknown): string {
  if (typeof value === 'string' && value.startsWith('{')) return toCssText(resolveReference(value))
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(', ')})`
  if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
    return value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')
  if (Array.isArray(value)) return value.map(toCssText).join(', ')
  if (isTree(value) && 'unit' in value) return value['value'] === 0 ? '0' : `${String(value['value'])}${String(value['unit'])}`
  if (isTree(value) && 'offsetX' in value)
    return ['offsetX', 'offsetY', 'blur', 'spread', 'color'].map((key) => toCssText(value[key])).join(' ')
  throw new Error(`tokens.json: no CSS for ${JSON.stringify(value)}`)
}

/** Converts a branch of the W3C token file to CSS values and resolves references. */
export function toCss<T extends object>(branch: T): Css<T> {
  const out: Tree = {}
  for (const [key, node] of Object.entries(branch)) {
    if (key.startsWith('$') || !isTree(node)) continue
    out[key] = '$value' in node ? toCssText(node['$value']) : toCss(node)
  }
  return out as Css<T> // built key by key from T itself
}

export const light = toCss(tokens.theme.light)
export const dark = toCss(tokens.theme.dark)

/** All theme colors. */
export type ThemeColors = typeof light

export type ThemeName = 'light' | 'dark' | 'lightContrast' | 'darkContrast'

export const themeColors: Record<ThemeName, ThemeColors> = {
  light,
  dark,
  lightContrast: toCss(tokens.theme.lightContrast),
  darkContrast: toCss(tokens.theme.darkContrast),
}

/** Values that all themes share. */
export const constants = {
  space: toCss(tokens.space),
  radius: toCss(tokens.radius),
  size: toCss(tokens.size),
  borderWidth: toCss(tokens.border.width),
  shadow: toCss(tokens.shadow),
  duration: toCss(tokens.motion.duration),
  easing: toCss(tokens.motion.easing),
  zIndex: toCss(tokens.zIndex),
  font: toCss(tokens.font.family),
}

/** Values of the compact density. */
export const compact = { space: toCss(tokens.density.compact.space), size: toCss(tokens.density.compact.size) }

/** Typography tokens; font sizes in px, as in the token file. */
export const typographyTokens = tokens.typography
