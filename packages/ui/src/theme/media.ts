import { breakpoints } from './breakpoints.ts'

const minWidth = (name: keyof typeof breakpoints) => `(min-width: ${breakpoints[name]}px)`
const maxWidth = (name: keyof typeof breakpoints) => `(max-width: ${breakpoints[name] - 0.02}px)`

/** The primary pointer is touch. Separate, so that runtime code does not include all queries. */
export const touch = '(pointer: coarse)'

/** Media queries for the breakpoints and user preferences. */
export const media = {
  /** Below the tablet breakpoint. */
  phone: maxWidth('tablet'),
  tablet: minWidth('tablet'),
  belowLaptop: maxWidth('laptop'),
  laptop: minWidth('laptop'),
  desktop: minWidth('desktop'),
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  touch,
  print: 'print',
}
