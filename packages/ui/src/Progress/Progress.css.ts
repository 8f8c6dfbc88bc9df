import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { ProgressTone } from './Progress.tsx'

const { color } = theme
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const root = style({ minInlineSize: 0, inlineSize: '100%' })
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space['4'], marginBlockEnd: theme.space['1'] })
export const label = style({ ...typography.label, minInlineSize: 0, overflowWrap: 'anywhere' })
export const value = style({ ...typography.small, marginInlineStart: 'auto', color: color.text.secondary, whiteSpace: 'nowrap' })

const track = { borderRadius: theme.radius.full, background: color.bg.disabled }

// A native progress bar, which handles forced colors and text direction.
export const bar = style({
  ...track,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(6),
  border: 0,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': { borderRadius: theme.radius.full, background: 'currentColor' },
    '&::-moz-progress-bar': { borderRadius: theme.radius.full, background: 'currentColor' },
    // Indeterminate: a pale full bar that pulses unless reduced motion is on.
    '&:indeterminate::-webkit-progress-bar': { background: 'currentColor', opacity: 0.6 },
    '&:indeterminate::-moz-progress-bar': { background: 'currentColor', opacity: 0.6 },
  },
  '@media': {
    [media.motion]: { selectors: { '&:indeterminate': { animation: `${breathe} 1.6s ${theme.easing.standard} infinite` } } },
    // Forced colors remove backgrounds: the bar gets a border, its value a system color.
    [media.forcedColors]: {
      blockSize: rem(10),
      border: `${theme.borderWidth.hairline} solid CanvasText`,
      selectors: {
        '&::-webkit-progress-value': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&::-moz-progress-bar': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&:indeterminate::-webkit-progress-bar': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&:indeterminate::-moz-progress-bar': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
})
export const tone = styleVariants<ProgressTone>({
  brand: { color: color.brand.solid },
  success: { color: color.success.icon },
  warning: { color: color.warning.icon },
  danger: { color: color.danger.solid },
})
// In a separate style, so that other bars do not include these bytes.
export const { brand } = tone
