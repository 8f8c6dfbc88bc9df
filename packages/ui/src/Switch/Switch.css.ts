import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color } = theme
const moves = (property: string) => ({ transition: `${property} ${theme.duration.quick} ${theme.easing.standard}` })

export const box = style({ inlineSize: rem(44), blockSize: rem(24) })

export const track = style({
  ...focusRing,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  background: color.border.control,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: color.brand.solid },
    '&[aria-disabled]': { cursor: 'progress' },
    '&:disabled': { background: color.bg.disabled, borderColor: color.border.default },
  },
  '@media': {
    [media.motion]: moves('background-color'),
    // In forced colors the border shows the track and the thumb's position shows the state.
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' }, '&:disabled': { borderColor: 'GrayText' } },
    },
  },
})

export const knob = style({
  position: 'absolute',
  insetBlockStart: rem(3),
  insetInlineStart: rem(3),
  inlineSize: rem(18),
  blockSize: rem(18),
  borderRadius: theme.radius.full,
  background: color.bg.surface,
  color: color.text.primary,
  pointerEvents: 'none',
  selectors: {
    [`${track}:checked + &`]: { insetInlineStart: rem(23) },
    [`${track}:disabled + &`]: { background: color.text.disabled },
  },
  '@media': {
    [media.motion]: moves('inset-inline-start'),
    [media.forcedColors]: {
      background: 'ButtonText',
      selectors: { [`${track}:checked + &`]: { background: 'HighlightText' }, [`${track}:disabled + &`]: { background: 'GrayText' } },
    },
  },
})

export const spinner = style({ display: 'block', inlineSize: '100%', blockSize: '100%', padding: rem(1) })
