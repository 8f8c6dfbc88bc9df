import { theme } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

// The button fills the end of the field, inside its border.
export const clear = style({ alignSelf: 'center', inlineSize: rem(40), blockSize: rem(40), '@media': touchTarget })

export const spinner = style({ alignSelf: 'center', marginInlineEnd: theme.space['3'], color: theme.color.text.secondary })
