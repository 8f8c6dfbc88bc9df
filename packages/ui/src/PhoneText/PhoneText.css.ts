import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'

// Phone numbers are left to right in every language and do not wrap; on a phone they do where a line of their own is too short.
export const root = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'inline-block', maxInlineSize: '100%', whiteSpace: 'normal' } },
})
export const none = style({ color: theme.color.text.tertiary })
