import { rem } from '../theme/rem.ts'

/** A group of figures with space for four, or for three and their amounts, in a row. */
export const wideGroup = `(min-width: ${rem(688)})`
/** A group with less space. */
export const slimGroup = `(max-width: ${rem(687.98)})`
