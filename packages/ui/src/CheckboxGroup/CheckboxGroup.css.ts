import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

// Indented below the checkbox that stands for all of them.
export const indented = style({ paddingInlineStart: rem(36) })
