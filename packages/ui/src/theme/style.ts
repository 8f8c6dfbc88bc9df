import { style as plainStyle, styleVariants as plainVariants, type StyleRule } from '@vanilla-extract/css'
import { components } from './layers.css.ts'

const layered = (rule: StyleRule) => ({ '@layer': { [components]: rule } })

/** A class of this library: `style` of vanilla-extract inside the layer `vp.components`. */
export const style = (rule: StyleRule, debugId?: string): string => plainStyle(layered(rule), debugId)

/** One class per option of a prop; the options are the prop's own union type. */
export const styleVariants = <Option extends string>(rules: Record<Option, StyleRule>, debugId?: string): Record<Option, string> =>
  plainVariants(rules, (rule: StyleRule) => [layered(rule)], debugId)
