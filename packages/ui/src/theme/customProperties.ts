import type { ThemeColors } from './tokens.ts'

/** Custom properties and their values. */
export type CustomProperties = Record<`--vp-${string}`, string>

/** Flattens a tree of values to custom properties: `space.2` becomes `--vp-space-2`. */
export function toCustomProperties(tree: object, path: readonly string[] = []): CustomProperties {
  const properties: CustomProperties = {}
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const tokenPath = [...path, key]
    if (typeof value === 'string') properties[`--vp-${tokenPath.join('-')}`] = value
    else if (typeof value === 'object' && value !== null) Object.assign(properties, toCustomProperties(value, tokenPath))
  }
  return properties
}

/** Combines two themes by `light-dark()`, which follows `color-scheme`. */
export function combineLightAndDark(light: ThemeColors, dark: ThemeColors): CustomProperties {
  const darkProperties = toCustomProperties({ color: dark })
  const both = Object.entries(toCustomProperties({ color: light })).map(([name, day]) => {
    const other = Reflect.get(darkProperties, name) as string | undefined
    return [name, other === undefined || other === day ? day : `light-dark(${day}, ${other})`]
  })
  return Object.fromEntries(both) as CustomProperties // the names of `light`
}
