import { style as plainStyle, styleVariants as plainVariants, type StyleRule } from '@vanilla-extract/css'
import { components, parts } from './layers.css.ts'

const createHelpers = (layer: string) => {
  const layered = (rule: StyleRule) => ({ '@layer': { [layer]: rule } })
  return {
    style: (rule: StyleRule, debugId?: string): string => plainStyle(layered(rule), debugId),
    styleVariants: <Option extends string>(rules: Record<Option, StyleRule>, debugId?: string): Record<Option, string> =>
      plainVariants(rules, (rule: StyleRule) => [layered(rule)], debugId),
  }
}

const inComponents = createHelpers(components)
const inParts = createHelpers(parts)

/** vanilla-extract's `style` in the layer `vp.components`. */
export const style = inComponents.style
/** Creates one class per option of a prop. */
export const styleVariants = inComponents.styleVariants

/** vanilla-extract's `style` in the layer `vp.parts`, for parts whose size, color or spacing other components set. */
export const partStyle = inParts.style
/** Creates one class per option of a prop of such a part. */
export const partVariants = inParts.styleVariants
