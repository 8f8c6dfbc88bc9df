import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color } = theme

export const control = style({
  borderRadius: theme.radius.small,
  selectors: {
    '&:indeterminate': { borderColor: color.brand.solid },
    '&:is(:checked, :indeterminate):enabled': { background: color.brand.solid },
    '&:indeterminate:disabled': { borderColor: color.border.default },
  },
})

const mark = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: rem(16),
  blockSize: rem(16),
  color: color.text.onBrand,
  pointerEvents: 'none',
  visibility: 'hidden',
} as const

const shown = { visibility: 'visible' } as const
const off = { color: color.text.disabled }

// SVG icons keep their color in forced-colors mode.
const forced = (disabled: string) => ({ [media.forcedColors]: { color: 'CanvasText', selectors: { [disabled]: { color: 'GrayText' } } } })

export const tick = style({
  ...mark,
  '@media': forced(`${control}:disabled + &`),
  selectors: { [`${control}:checked:not(:indeterminate) + &`]: shown, [`${control}:disabled + &`]: off },
})

export const dash = style({
  ...mark,
  '@media': forced(`${control}:disabled ~ &`),
  selectors: { [`${control}:indeterminate ~ &`]: shown, [`${control}:disabled ~ &`]: off },
})
