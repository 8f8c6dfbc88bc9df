import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { space } = theme

/** Tools are of no use on paper. */
export const notOnPaper = { [media.print]: { display: 'none' } }
/** The padding at both sides of a line of the table. */
export const sides = { paddingInline: space['6'], '@media': { [media.belowLaptop]: { paddingInline: space['4'] } } } as const
