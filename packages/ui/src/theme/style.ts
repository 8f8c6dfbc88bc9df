import { style as plainStyle, styleVariants as plainVariants, type StyleRule } from '@vanilla-extract/css'
import { components } from './layers.css.ts'

const layered = (rule: StyleRule) => ({ '@layer': { [components]: rule } })

/** vanilla-extract's `style` in the layer `vp.components`. */
export const style = (rule: StyleRule, debugId?: string): string => plainStyle(layered(rule), debugId)

/** Creates one class per option of a prop. */
export const styleVariants = <Option extends string>(rules: Record<Option, StyleRule>, debugId?: string): Record<Option, string> =>
  plainVariants(rules, (rule: StyleRule) => [layered(rule)], debugId)
