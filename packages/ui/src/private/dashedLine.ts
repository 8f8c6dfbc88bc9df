import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'

/** The dashes of an upcoming part of a progress line: 8 px on, 6 px off. */
export const dashedLine = (direction: 'to right' | 'to bottom') =>
  `repeating-linear-gradient(${direction}, ${theme.color.border.control} 0 ${rem(8)}, transparent ${rem(8)} ${rem(14)})`
