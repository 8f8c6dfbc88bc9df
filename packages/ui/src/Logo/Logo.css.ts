import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { LogoSize, LogoTone } from '../LogoMark/LogoMark.tsx'

const { color, space } = theme

export const root = style({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.control,
  borderRadius: theme.radius.small,
  fontSize: typography.body.fontSize,
  lineHeight: typography.body.lineHeight,
  fontWeight: 700,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})

export const tone = styleVariants<LogoTone>({
  brand: { color: color.text.primary },
  inverse: { color: color.sidebar.textStrong, ':focus-visible': { outlineColor: color.sidebar.mark } },
})

export const size = styleVariants<LogoSize>({
  small: { gap: space['2'] },
  medium: { gap: space['3'] },
  fluid: { gap: space['3'], '@media': { [media.belowLaptop]: { gap: space['2'] } } },
})
