import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

// The words and their order are English in every direction of the page: "18 Nov 2026", not "Nov 2026 18".
export const root = style({ direction: 'ltr', unicodeBidi: 'isolate', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const none = style({ color: theme.color.text.tertiary })
