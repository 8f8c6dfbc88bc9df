import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, borderWidth, space } = theme

// Phone numbers are left to right in every language, with the calling code first.
export const group = style({ direction: 'ltr' })

export const country = style({
  ...typography.body,
  position: 'relative',
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  margin: 0,
  border: 0,
  borderInlineEnd: `${borderWidth.hairline} solid ${color.border.default}`,
  borderStartStartRadius: `calc(${theme.radius.medium} - ${borderWidth.hairline})`,
  borderEndStartRadius: `calc(${theme.radius.medium} - ${borderWidth.hairline})`,
  paddingBlock: 0,
  paddingInlineStart: `calc(${space['3']} - ${borderWidth.hairline})`,
  paddingInlineEnd: space['2'],
  background: 'transparent',
  color: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':focus-visible': { outline: `${borderWidth.focus} solid ${color.border.focus}`, outlineOffset: 0 },
  ':disabled': { color: 'inherit', cursor: 'default' },
  '@media': {
    // The touch target includes the border of the field.
    [media.touch]: { '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${borderWidth.hairline})` } },
    '(hover: hover)': { selectors: { '&:hover:enabled': { background: color.bg.hover } } },
    // Hidden on the narrowest phones, to leave space for the number.
    [`(max-width: ${rem(300)})`]: { paddingInline: space['1'], gap: space['1'] },
  },
})
export const chevron = style({ color: color.text.secondary, selectors: { ':disabled > &': { display: 'none' } } })
