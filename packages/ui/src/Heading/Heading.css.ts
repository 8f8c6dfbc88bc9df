import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { HeadingSize, HeadingTone } from './Heading.tsx'

export const root = style({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  textWrap: 'balance',
  // Focused on navigation, so that it is read first; not a control, so it has no focus ring.
  ':focus-visible': { outline: 'none' },
})

export const size = styleVariants<HeadingSize>({
  display: { ...typography.display, '@media': { [media.phone]: { fontSize: rem(32) } } },
  title: typography.title,
  heading: typography.heading,
  subheading: typography.subheading,
})

export const tone = styleVariants<HeadingTone>({
  primary: { color: theme.color.text.primary },
  inherit: { color: 'inherit' },
})
