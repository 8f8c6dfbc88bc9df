import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color } = theme

export const root = style({ display: 'flex', flexShrink: 0 })

const off = '&:is(:disabled, [aria-disabled])'
const quiet = { color: color.text.disabled, cursor: 'not-allowed' }

export const step = style({
  ...focusRing,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(40),
  margin: 0,
  border: 0,
  borderInlineStart: `${theme.borderWidth.hairline} solid ${color.border.default}`,
  padding: 0,
  background: 'transparent',
  color: color.text.secondary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  ':active': { background: color.bg.disabled },
  selectors: {
    [off]: quiet,
    '&:last-child': {
      borderStartEndRadius: `calc(${theme.radius.medium} - 1px)`,
      borderEndEndRadius: `calc(${theme.radius.medium} - 1px)`,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:enabled:not([aria-disabled])': { background: color.bg.hover } } },
    [media.touch]: { inlineSize: theme.size.control },
    [media.forcedColors]: { selectors: { [off]: { color: 'GrayText' } } },
  },
})
