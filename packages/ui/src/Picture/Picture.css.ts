import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { PictureRatio } from './Picture.tsx'

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  background: theme.color.bg.sunken,
  color: theme.color.text.secondary,
  verticalAlign: 'middle',
  borderRadius: theme.radius.medium,
  '@media': { [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

export const ratio = styleVariants<PictureRatio>({
  thumbnail: {
    flexShrink: 0,
    inlineSize: rem(40),
    blockSize: rem(40),
    border: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  },
  photo: {
    inlineSize: rem(280),
    maxInlineSize: '100%',
    aspectRatio: '2 / 1',
    '@media': { [media.phone]: { inlineSize: '100%', aspectRatio: '5 / 2' } },
  },
})

export const fallback = style({ display: 'flex', inlineSize: '100%', blockSize: '100%', alignItems: 'center', justifyContent: 'center' })

// A drawing fills three fifths of the frame.
globalStyle(`${fallback} > svg`, { '@layer': { [components]: { inlineSize: '60%', blockSize: 'auto' } } })

export const image = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
