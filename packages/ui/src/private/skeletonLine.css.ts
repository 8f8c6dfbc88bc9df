import { globalStyle, keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { parts } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import type { SkeletonLineWidth } from './SkeletonLine.tsx'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

// For components that render their own loading state, and for many placeholders at once: one animation costs less than one of each.
export const pulsing = partStyle({
  '@media': { [media.motion]: { animation: `${breathe} 1600ms ${theme.easing.standard} infinite` } },
})

export const bar = partStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: theme.radius.small,
  background: theme.color.bg.disabled,
  '@media': {
    [media.motion]: { animation: `${breathe} 1600ms ${theme.easing.standard} infinite` },
    [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid GrayText` },
  },
})
globalStyle(`${pulsing} ${bar}`, { '@layer': { [parts]: { animation: 'none' } } })

/** As tall as a line of the text around it; the bar inside is as tall as its letters. */
export const line = partStyle({ display: 'block', maxInlineSize: '100%', blockSize: '1lh', paddingBlock: '0.25em' })
export const width = partVariants<SkeletonLineWidth>({
  threeQuarters: { inlineSize: '75%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
  short: { inlineSize: rem(112) },
})
