import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { RadioGroupOrientation } from './RadioGroup.tsx'

const { color } = theme

export const options = styleVariants<RadioGroupOrientation>({
  vertical: { display: 'flex', flexDirection: 'column' },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space['6'] },
})

export const control = style({ borderRadius: theme.radius.full })

export const dot = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: rem(14),
  blockSize: rem(14),
  borderRadius: theme.radius.full,
  background: color.brand.solid,
  pointerEvents: 'none',
  visibility: 'hidden',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  selectors: { [`${control}:checked + &`]: { visibility: 'visible' }, [`${control}:disabled + &`]: { background: color.text.disabled } },
})
