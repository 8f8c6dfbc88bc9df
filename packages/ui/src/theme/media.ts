import { breakpoint } from './tokens.ts'

const from = (name: keyof Omit<typeof breakpoint, '$description'>) => breakpoint[name].$value.value

/** Media queries by the names of the breakpoint tokens, and the person's own preferences. */
export const media = {
  /** Below the tablet breakpoint. */
  phone: `(max-width: ${from('tablet') - 0.02}px)`,
  tablet: `(min-width: ${from('tablet')}px)`,
  belowLaptop: `(max-width: ${from('laptop') - 0.02}px)`,
  laptop: `(min-width: ${from('laptop')}px)`,
  desktop: `(min-width: ${from('desktop')}px)`,
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  touch: '(pointer: coarse)',
  print: 'print',
}
