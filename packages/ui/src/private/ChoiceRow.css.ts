import { createVar } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { typography } from '../theme/typography.ts'
import type { ChoiceSize } from './ChoiceRow.tsx'

const { color, space } = theme

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
