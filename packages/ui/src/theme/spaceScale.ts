import { theme } from './contract.css.ts'
import type { Space } from './responsiveProp.ts'

/** The tokens of the named gaps. */
export const spaceScale: Record<Space, string> = {
  none: theme.space['0'],
  xxsmall: theme.space['1'],
  xsmall: theme.space['2'],
  small: theme.space['3'],
  medium: theme.space['4'],
  large: theme.space['5'],
  xlarge: theme.space['6'],
  xxlarge: theme.space['8'],
  huge: theme.space['10'],
}
