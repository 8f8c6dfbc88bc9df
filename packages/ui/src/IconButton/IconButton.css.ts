import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import type { IconButtonSize, IconButtonVariant } from './IconButton.tsx'

const { color } = theme

export const root = partStyle({
  ...focusRing,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: `${theme.borderWidth.hairline} solid transparent`,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: color.text.secondary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` } },
})

export const size = partVariants<IconButtonSize>({
  small: {
    inlineSize: theme.size.controlCompact,
    blockSize: theme.size.controlCompact,
    '@media': { [media.touch]: { '::after': { content: '', position: 'absolute', inset: `calc((100% - ${theme.size.control}) / 2)` } } },
  },
  medium: { inlineSize: theme.size.control, blockSize: theme.size.control },
})

const hover = (rule: { background: string; color?: string }) => ({
  '@media': { '(hover: hover)': { ':hover': rule } },
  ':active': { background: color.bg.disabled },
})

export const variant = partVariants<IconButtonVariant>({
  quiet: hover({ background: color.bg.hover, color: color.text.primary }),
  secondary: { background: color.bg.surface, borderColor: color.border.control, ...hover({ background: color.bg.hover }) },
  inverse: {
    color: color.sidebar.text,
    '@media': { '(hover: hover)': { ':hover': { background: color.sidebar.bgHover, color: color.sidebar.textStrong } } },
    ':active': { background: color.sidebar.bgActive },
    ':focus-visible': { outlineColor: color.sidebar.mark },
  },
})

// Exported separately, so that components that use only these do not include the other variants.
export const { small } = size
export const { quiet } = variant

const off = { color: color.text.disabled, background: 'transparent', cursor: 'not-allowed' }

export const disabled = partStyle({
  ...off,
  ':active': off,
  '@media': { '(hover: hover)': { ':hover': off }, [media.forcedColors]: { color: 'GrayText' } },
})

export const pending = partStyle({ cursor: 'progress' })
