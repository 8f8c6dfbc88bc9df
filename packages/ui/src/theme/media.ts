import { breakpoints } from './breakpoints.ts'

const from = (name: keyof typeof breakpoints) => `(min-width: ${breakpoints[name]}px)`
const below = (name: keyof typeof breakpoints) => `(max-width: ${breakpoints[name] - 0.02}px)`

/** The main pointer is a finger; alone here, so that code at run time does not carry all queries. */
export const touch = '(pointer: coarse)'

/** Media queries by the names of the breakpoint tokens, and the person's own preferences. */
export const media = {
  /** Below the tablet breakpoint. */
  phone: below('tablet'),
  tablet: from('tablet'),
  belowLaptop: below('laptop'),
  laptop: from('laptop'),
  desktop: from('desktop'),
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  touch,
  print: 'print',
}
