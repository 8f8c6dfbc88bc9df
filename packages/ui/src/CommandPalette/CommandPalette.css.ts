import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import { keyboardHeightVar, animateOpenClose } from '../private/overlay/overlayAnimation.ts'
import { rise, sink } from '../private/overlay/overlay.css.ts'

const { color, space, borderWidth } = theme
const rule = `${borderWidth.hairline} solid ${color.border.subtle}`

export const root = style({
  position: 'fixed',
  insetInline: 0,
  zIndex: theme.zIndex.overlay,
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  marginInline: 'auto',
  background: color.bg.surface,
  color: color.text.primary,
  overflow: 'hidden',
  outline: 'none',
  '@media': {
    [media.motion]: animateOpenClose(rise, sink, theme.duration.quick),
    [media.phone]: { insetBlockStart: 0, blockSize: `calc(100dvh - ${keyboardHeightVar})` },
    [media.tablet]: {
      // The field keeps its position, however many results there are.
      insetBlockStart: '12dvh',
      inlineSize: `calc(100% - ${space['8']})`,
      maxInlineSize: rem(640),
      maxBlockSize: `min(${rem(520)}, calc(88dvh - ${space['4']} - ${keyboardHeightVar}))`,
      borderRadius: theme.radius.large,
      boxShadow: theme.shadow.overlay,
    },
    [media.forcedColors]: { border: `${borderWidth.hairline} solid CanvasText` },
  },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  flexShrink: 0,
  minBlockSize: rem(56),
  paddingInline: `${space['4']} ${space['2']}`,
  borderBlockEnd: rule,
  color: color.text.tertiary,
})

export const field = style({
  ...typography.body,
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: theme.size.control,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text.primary,
  // Focus never leaves the search field, so it needs no ring.
  outline: 'none',
  '::placeholder': { color: color.text.tertiary, opacity: 1 },
  // In forced-colors mode the caret alone is not visible enough.
  '@media': { [media.forcedColors]: { ':focus-visible': { outline: `${borderWidth.focus} solid Highlight` } } },
})

export const shortcut = style({ ...typography.caption, fontFamily: 'inherit', color: color.text.tertiary })

export const note = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space['3'],
  flexShrink: 0,
  minBlockSize: theme.size.control,
  paddingBlock: space['2'],
  paddingInline: space['4'],
  fontSize: typography.small.fontSize,
  lineHeight: typography.small.lineHeight,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
})
