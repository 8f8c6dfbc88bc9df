import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'

/** The dashes of a lane that lies ahead: 8 on, 6 off. */
export const dashedLine = (direction: 'to right' | 'to bottom') =>
  `repeating-linear-gradient(${direction}, ${theme.color.border.control} 0 ${rem(8)}, transparent ${rem(8)} ${rem(14)})`
