import type { ThemeColors } from './tokens.ts'

/** Custom properties with their CSS text. */
export type CustomProperties = Record<`--vp-${string}`, string>

/** A tree of CSS texts as custom properties: `space.2` becomes `--vp-space-2`. */
export function toCustomProperties(tree: object, path: readonly string[] = []): CustomProperties {
  const out: CustomProperties = {}
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const here = [...path, key]
    if (typeof value === 'string') out[`--vp-${here.join('-')}`] = value
    else if (typeof value === 'object' && value !== null) Object.assign(out, toCustomProperties(value, here))
  }
  return out
}

/** Two themes in one set of properties: which of the two holds follows from `color-scheme` where the colour is used. */
export function combineLightAndDark(light: ThemeColors, dark: ThemeColors): CustomProperties {
  const night = toCustomProperties({ color: dark })
  const both = Object.entries(toCustomProperties({ color: light })).map(([name, day]) => {
    const other = Reflect.get(night, name) as string | undefined
    return [name, other === undefined || other === day ? day : `light-dark(${day}, ${other})`]
  })
  return Object.fromEntries(both) as CustomProperties // the names of `light`
}
