import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

// A number runs from left to right in every language, and stays on one line.
export const root = style({ direction: 'ltr', unicodeBidi: 'isolate', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const none = style({ color: theme.color.text.tertiary })
