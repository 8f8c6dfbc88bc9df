import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({
  ...typography.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space['2'],
  color: theme.color.text.secondary,
})
export const value = style({ fontWeight: 700, color: theme.color.text.primary })
export const ticks = style({ display: 'inline-flex', gap: rem(2) })
export const tick = style({ inlineSize: rem(6), blockSize: rem(12), borderRadius: rem(1), background: theme.color.border.default })
export const on = style({
  background: theme.color.brand.solid,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
