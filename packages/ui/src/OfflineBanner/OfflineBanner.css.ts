import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space['2'],
  paddingBlock: theme.space['3'],
  paddingInline: theme.space['4'],
  background: theme.color.bg.disabled,
  color: theme.color.text.primary,
  '@media': {
    [media.forcedColors]: { borderBlockEnd: `${theme.borderWidth.hairline} solid CanvasText` },
    [media.print]: { display: 'none' },
  },
})

export const reconnecting = style({ background: theme.color.warning.subtle, color: theme.color.warning.text })

export const overlay = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, zIndex: theme.zIndex.sticky })
