import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { SkeletonShape, SkeletonSize, SkeletonWidth } from './Skeleton.tsx'

// As tall as the line of text that it replaces; the bar inside is as tall as its letters.
const line = (role: SkeletonSize, inset: number) => ({
  fontSize: typography[role].fontSize,
  blockSize: `${Number(typography[role].lineHeight)}em`,
  paddingBlock: rem(inset),
})

export const root = style({ display: 'block', maxInlineSize: '100%' })

export const size = styleVariants<SkeletonSize>({
  caption: line('caption', 3),
  small: line('small', 4),
  body: line('body', 5),
  subheading: line('subheading', 3),
  heading: line('heading', 3),
  title: line('title', 4),
  metric: line('metric', 4),
})

export const width = styleVariants<SkeletonWidth>({
  full: { inlineSize: '100%' },
  threeQuarters: { inlineSize: '75%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
  long: { inlineSize: rem(220) },
  medium: { inlineSize: rem(160) },
  short: { inlineSize: rem(112) },
  word: { inlineSize: rem(72) },
})

export const shape = styleVariants<SkeletonShape>({
  text: {},
  block: { blockSize: '100%', minBlockSize: rem(24) },
  circle: { aspectRatio: '1', inlineSize: rem(36), blockSize: rem(36) },
  field: { blockSize: theme.size.control },
  map: { blockSize: rem(240), '@media': { [media.tablet]: { blockSize: rem(400) } } },
})

export const round = style({ borderRadius: theme.radius.full })
