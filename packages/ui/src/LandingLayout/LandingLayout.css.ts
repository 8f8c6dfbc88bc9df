import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space } = theme

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: color.sidebar.bg,
  color: color.sidebar.text,
  overflow: 'clip',
})

export const header = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  flexShrink: 0,
  minBlockSize: rem(56),
  paddingInline: space['4'],
  '@media': { [media.laptop]: { minBlockSize: rem(88), paddingInline: space['12'] } },
})

// In the flow on narrow pages, where it fills the remaining height; next to the text on wide ones.
export const illustration = style({
  position: 'relative',
  flexGrow: 1,
  flexBasis: 0,
  minBlockSize: rem(240),
  pointerEvents: 'none',
  // The illustration may overflow at the top, but must not run behind the text.
  clipPath: 'inset(-100vmax -100vmax 0)',
  '@media': {
    // There the name in the header is wider than half of the page: the road in the middle begins below it.
    '(max-width: 22em)': { clipPath: 'inset(0 -100vmax 0)' },
    [media.laptop]: {
      clipPath: 'none',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      // Keeps the illustration away from the link in the corner.
      insetInlineEnd: rem(64),
      inlineSize: `min(60vw, ${rem(980)})`,
    },
    [media.desktop]: { insetInlineEnd: rem(24) },
    '(min-width: 1440px)': { insetInlineEnd: 0 },
  },
})

// As tall as the remaining space; the page clips the excess width.
export const illustrationBox = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '50%',
  translate: '-50%',
  aspectRatio: '24 / 25',
  '@media': { [media.laptop]: { insetInline: 0, translate: 'none', aspectRatio: 'auto' } },
})

export const main = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  paddingInline: space['4'],
  paddingBlock: `${space['3']} ${space['6']}`,
  '@media': {
    [media.laptop]: {
      flexGrow: 1,
      maxInlineSize: rem(512),
      boxSizing: 'content-box',
      paddingInline: space['12'],
      paddingBlock: `0 ${space['12']}`,
    },
  },
})

export const intro = style({
  '@media': {
    [media.laptop]: {
      flexGrow: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      maxInlineSize: rem(440),
      paddingBlockEnd: space['6'],
    },
  },
})

export const title = style({
  color: color.sidebar.textStrong,
  // A title of this length has one line from 320 px; it needs 9.9 times its size.
  fontSize: `clamp(${rem(28)}, (100vw - 2 * ${space['4']}) / 9.9, ${rem(36)})`,
  lineHeight: rem(40),
  fontWeight: 700,
  letterSpacing: '-0.025em',
  '@media': { [media.laptop]: { fontSize: rem(56), lineHeight: rem(60) } },
})

// The description continues the sentence of the title; on its own line it starts with a capital.
export const description = style({
  ...typography.body,
  marginBlockStart: space['3'],
  '::first-letter': { textTransform: 'uppercase' },
  '@media': {
    [media.laptop]: { fontSize: rem(20), lineHeight: rem(30), marginBlockStart: space['5'], maxInlineSize: rem(340), textWrap: 'pretty' },
  },
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  marginBlockStart: space['6'],
  '@media': { [media.tablet]: { flexDirection: 'row' }, [media.laptop]: { marginBlockStart: rem(36) } },
})

export const benefits = style({
  display: 'none',
  '@media': {
    [media.laptop]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(${rem(200)}, 1fr))`,
      columnGap: space['8'],
      flexShrink: 0,
    },
  },
})

export const benefit = style({
  borderBlockStart: `${theme.borderWidth.hairline} solid ${color.sidebar.heading}`,
  paddingBlockStart: space['4'],
})
export const benefitTitle = style({ ...typography.subheading, color: color.sidebar.textStrong })
export const benefitText = style({ ...typography.small, marginBlockStart: space['1'] })
