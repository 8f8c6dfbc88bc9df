import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, borderWidth, radius } = theme

export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: rem(3),
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: radius.medium,
  background: color.bg.sunken,
})

export const segment = style({
  ...typography.label,
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: rem(36),
  paddingInline: theme.space['3'],
  border: `${borderWidth.hairline} solid transparent`,
  borderRadius: radius.small,
  color: color.text.secondary,
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { '(hover: hover)': { selectors: { '&:hover:not(:has(:disabled))': { color: color.text.primary } } } },
  selectors: {
    '&:has(:checked)': { borderColor: color.border.control, background: color.bg.surface, color: color.text.primary },
    '&:has(:disabled)': { color: color.text.disabled, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `${borderWidth.focus} solid ${color.border.focus}`, outlineOffset: rem(2) },
  },
})

// The native radio button covers the segment invisibly, as high as the track: 44 px for a finger.
export const control = style({
  appearance: 'none',
  position: 'absolute',
  inset: `${rem(-5)} 0`,
  margin: 0,
  outline: 'none',
  cursor: 'inherit',
  // Without backgrounds the chosen segment has a line below its word.
  '@media': { [media.forcedColors]: { selectors: { '&:checked': { borderBlockEnd: `${rem(7)} solid Highlight` } } } },
})
