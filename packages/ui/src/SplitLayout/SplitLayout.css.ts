import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { SplitLayoutVerticalAlign } from './SplitLayout.tsx'

const { color, space } = theme

export const root = style({
  minBlockSize: '100dvh',
  background: color.bg.page,
  '@media': { [media.laptop]: { display: 'grid', gridTemplateColumns: `clamp(${rem(480)}, 44.5vw, ${rem(640)}) minmax(0, 1fr)` } },
})

export const side = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: '100dvh' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  flexShrink: 0,
  minBlockSize: rem(56),
  paddingInline: space['4'],
  borderBlockEnd: `${theme.borderWidth.hairline} solid ${color.border.default}`,
  '@media': { [media.laptop]: { minBlockSize: rem(88), paddingInline: space['10'], borderBlockEnd: 'none' } },
})

export const column = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: rem(448),
  marginInline: 'auto',
  paddingBlock: `${space['8']} ${space['10']}`,
  paddingInline: space['4'],
  '@media': { [media.laptop]: { maxInlineSize: rem(400), paddingInline: 0 } },
})

// Positioned from the top, so that the title does not move when the form grows.
export const verticalAlign = styleVariants<SplitLayoutVerticalAlign>({
  middle: { '@media': { [media.laptop]: { paddingBlockStart: `clamp(${rem(24)}, 13vh, ${rem(120)})` } } },
  top: { '@media': { [media.laptop]: { paddingBlockStart: `clamp(${rem(8)}, 4.4vh, ${rem(40)})` } } },
})

// Above the title without moving it, where there is space.
export const backLink = style({
  minBlockSize: theme.size.control,
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.laptop]: { position: 'absolute', insetInlineStart: 0, transform: `translateY(calc(-1 * ${rem(56)}))` } },
})

export const description = style({ ...typography.body, color: color.text.secondary, marginBlockStart: space['2'], textWrap: 'pretty' })
export const body = style({ marginBlockStart: space['6'] })

export const illustration = style({ marginBlockStart: 'auto', '@media': { [media.laptop]: { display: 'none' } } })

export const panel = style({
  display: 'none',
  '@media': {
    [media.laptop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      background: color.sidebar.bg,
      overflow: 'clip',
    },
    [media.print]: { display: 'none' },
  },
})
