import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const root = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const none = style({ color: theme.color.text.tertiary })
