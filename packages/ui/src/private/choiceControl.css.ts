import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import type { ChoiceSize } from './ChoiceRow.tsx'

const { color, borderWidth } = theme

export const box = partStyle({ position: 'relative', flexShrink: 0 })
export const boxSize = partVariants<ChoiceSize>({
  small: { inlineSize: rem(20), blockSize: rem(20) },
  medium: { inlineSize: rem(24), blockSize: rem(24) },
})

/** The native control with custom styles. */
export const control = partStyle({
  ...focusRing,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  border: `${rem(1.5)} solid ${color.border.control}`,
  background: color.bg.surface,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid]': { border: `${borderWidth.strong} solid ${color.danger.solid}` },
    '&:checked': { borderColor: color.brand.solid },
    '&:disabled': { background: color.bg.disabled, borderColor: color.border.default },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:enabled:hover': { borderColor: color.brand.solid } } },
    [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` },
    [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText' } } },
  },
})

/** A radio button in an invalid group. The group has `aria-invalid`, which radio buttons do not support. */
export const invalid = partStyle({ border: `${borderWidth.strong} solid ${color.danger.solid}` })
