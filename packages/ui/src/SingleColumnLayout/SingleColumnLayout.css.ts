import { containerMargin } from '../private/containerVars.css.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { SingleColumnLayoutVerticalAlign, SingleColumnLayoutWidth } from './SingleColumnLayout.tsx'

const { color, space } = theme

// Clips illustrations at the page edge without creating a scroll container.
export const root = style({
  background: color.bg.page,
  overflowX: 'clip',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  minBlockSize: rem(56),
  paddingInline: space['4'],
  borderBlockEnd: `${theme.borderWidth.hairline} solid ${color.border.default}`,
  '@media': { [media.tablet]: { minBlockSize: rem(72), paddingInline: space['8'] } },
})

export const end = style({ display: 'flex', alignItems: 'center', gap: space['4'], minInlineSize: 0 })
export const userName = style({
  ...typography.small,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderInlineEnd: `${theme.borderWidth.hairline} solid ${color.border.default}`,
  paddingInlineEnd: space['4'],
  color: color.text.secondary,
  '@media': { [media.phone]: { display: 'none' } },
})

export const extra = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } })

export const main = style({
  inlineSize: '100%',
  marginInline: 'auto',
  vars: { [containerMargin]: space['4'] },
  paddingInline: containerMargin,
  '@media': { [media.tablet]: { vars: { [containerMargin]: space['6'] } } },
})

export const verticalAlign = styleVariants<SingleColumnLayoutVerticalAlign>({
  top: { paddingBlock: `${space['6']} ${space['10']}`, '@media': { [media.tablet]: { paddingBlockStart: space['12'] } } },
  // Below the header, slightly above the center, which looks centered.
  middle: {
    minBlockSize: `calc(100dvh - ${rem(72)})`,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    paddingBlock: `${space['6']} ${space['20']}`,
    textAlign: 'center',
  },
})

export const width = styleVariants<SingleColumnLayoutWidth>({
  narrow: { maxInlineSize: rem(608) },
  column: { maxInlineSize: rem(688) },
  list: { maxInlineSize: rem(768) },
  wide: { maxInlineSize: rem(1120) },
})
