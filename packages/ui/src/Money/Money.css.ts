import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { MoneySize } from './Money.tsx'

// Amounts read from left to right in every language, the minus first. They stay on one line; on a phone they break where a line of their own is
// too short, such as with large text.
export const root = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'inline-block', maxInlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'break-word' } },
})

/** With large text on a small phone hundreds of millions still fit on a line. */
const fitting = (size: number) => `min(${rem(size)}, 10vw)`

export const size = styleVariants<MoneySize>({
  inherit: {},
  small: typography.small,
  body: typography.body,
  metric: { ...typography.metric, '@media': { [media.belowLaptop]: { fontSize: fitting(24) } } },
  display: { ...typography.display, '@media': { [media.phone]: { fontSize: fitting(32) } } },
})

export const kobo = style({ color: theme.color.text.tertiary, fontWeight: 400 })
export const koboBeside = styleVariants<MoneySize>({
  inherit: {},
  small: {},
  body: {},
  metric: { fontSize: '0.667em', fontWeight: 500 },
  display: { fontSize: '0.667em', fontWeight: 500 },
})
export const none = style({ color: theme.color.text.tertiary })
