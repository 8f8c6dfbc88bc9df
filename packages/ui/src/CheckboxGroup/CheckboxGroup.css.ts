import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

// What stands under the box of all is what it stands for.
export const under = style({ paddingInlineStart: rem(36) })
