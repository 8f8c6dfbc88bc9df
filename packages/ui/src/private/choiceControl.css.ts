import { createVar } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { ChoiceSize } from './ChoiceRow.tsx'

const { color, space, borderWidth } = theme

// A variable, so that the description also changes when a fieldset disables the control.
const descriptionColor = createVar()

export const root = partStyle({ position: 'relative', minInlineSize: 0 })

export const row = partStyle({
  display: 'flex',
  alignItems: 'flex-start',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  color: color.text.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  vars: { [descriptionColor]: color.text.tertiary },
  selectors: {
    '&:has(:disabled)': { color: color.text.disabled, cursor: 'not-allowed', vars: { [descriptionColor]: color.text.disabled } },
    '&:has([aria-readonly])': { cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText', vars: { [descriptionColor]: 'GrayText' } } } },
  },
})

export const rowSize = partVariants<ChoiceSize>({
  small: { ...typography.small, gap: space['2'], paddingBlock: space['2'], '@media': { [media.touch]: { paddingBlock: space['3'] } } },
  medium: { ...typography.body, gap: space['3'], paddingBlock: rem(10) },
})

// Without a visible label only the box is the target.
export const labelHidden = partStyle({ position: 'relative', '@media': touchTarget })

export const text = partStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const description = partStyle({ ...typography.small, display: 'block', color: descriptionColor })

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
