import type { Colours } from './tokens.ts'

/** Custom properties with their CSS text. */
export type Properties = Record<`--vp-${string}`, string>

/** A tree of CSS texts as custom properties: `space.2` becomes `--vp-space-2`. */
export function propertiesOf(tree: object, path: readonly string[] = []): Properties {
  const out: Properties = {}
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const here = [...path, key]
    if (typeof value === 'string') out[`--vp-${here.join('-')}`] = value
    else if (typeof value === 'object' && value !== null) Object.assign(out, propertiesOf(value, here))
  }
  return out
}

/** Two themes in one set of properties: which of the two holds follows from `color-scheme` where the colour is used. */
export function pairUp(light: Colours, dark: Colours): Properties {
  const night = propertiesOf({ color: dark })
  const both = Object.entries(propertiesOf({ color: light })).map(([name, day]) => {
    const other = Reflect.get(night, name) as string | undefined
    return [name, other === undefined || other === day ? day : `light-dark(${day}, ${other})`]
  })
  return Object.fromEntries(both) as Properties // the names of `light`
}
