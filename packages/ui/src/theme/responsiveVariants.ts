import { style as plainStyle, type StyleRule } from '@vanilla-extract/css'
import { layout } from './layers.css.ts'
import { media } from './media.ts'
import type { Breakpoint } from './responsiveProp.ts'

const queryByBreakpoint: Record<Breakpoint, string | undefined> = {
  phone: undefined,
  tablet: media.tablet,
  laptop: media.laptop,
}

/** Creates a class of a layout component in the layer `vp.layout`. */
export const layoutStyle = (rule: StyleRule): string => plainStyle({ '@layer': { [layout]: rule } })

/** Creates one class per option and breakpoint. */
export function responsiveVariants<Option extends string>(rules: Record<Option, StyleRule>): Record<Breakpoint, Record<Option, string>> {
  const options = Object.entries<StyleRule>(rules)
  const classes = (query: string | undefined) =>
    Object.fromEntries(options.map(([option, rule]) => [option, layoutStyle(query ? { '@media': { [query]: rule } } : rule)]))
  return Object.fromEntries(Object.entries(queryByBreakpoint).map(([name, query]) => [name, classes(query)])) as Record<
    Breakpoint,
    Record<Option, string>
  > // both key sets come from the arguments
}
