import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

// Phone numbers are left to right in every language and do not wrap.
export const root = style({ direction: 'ltr', unicodeBidi: 'isolate', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const none = style({ color: theme.color.text.tertiary })
