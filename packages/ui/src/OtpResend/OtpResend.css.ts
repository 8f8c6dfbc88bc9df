import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color } = theme

export const root = style({
  ...typography.small,
  position: 'relative',
  minBlockSize: theme.size.controlCompact,
  color: color.text.tertiary,
})
export const wait = style({ display: 'block', paddingBlock: theme.space['2'] })
export const time = style({ color: color.text.primary, fontWeight: 600 })

export const button = style({
  ...typography.label,
  ...focusRing,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minBlockSize: theme.size.controlCompact,
  margin: 0,
  border: 0,
  borderRadius: theme.radius.small,
  padding: 0,
  background: 'transparent',
  color: color.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: rem(3),
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&[aria-disabled]': { color: color.text.tertiary, textDecoration: 'none', cursor: 'progress' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-disabled])': { textDecorationThickness: rem(2) } } },
    // 36 px high, with a touch target of 44 px.
    [media.touch]: {
      '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc((100% - ${theme.size.control}) / 2)` },
    },
  },
})
