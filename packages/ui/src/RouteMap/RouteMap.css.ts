import { theme } from '../theme/contract.css.ts'
import { accentRing } from '../theme/accentOutline.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { RouteMapHeight, RouteStopStatus } from './RouteMap.tsx'

const { color, space, borderWidth } = theme

export const root = style({ containerType: 'inline-size', minInlineSize: 0 })
const beside = `(min-width: ${rem(720)})`
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})
export const withList = style({
  gap: space['5'],
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space['6'] } },
})

export const skip = style({
  ...typography.label,
  ...focusRing,
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space['2'],
  insetInlineStart: space['2'],
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderRadius: theme.radius.medium,
  background: color.bg.surface,
  color: color.text.link,
  selectors: { '&:not(:focus)': { inlineSize: '1px', blockSize: '1px', padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' } },
  '@media': { [media.print]: { display: 'none' } },
})

export const map = style({
  position: 'relative',
  minInlineSize: 0,
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: theme.radius.large,
  background: color.bg.sunken,
  overflow: 'clip',
  outline: 'none',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const flush = style({ borderInlineWidth: 0, borderBlockStartWidth: 0, borderRadius: 0 })
export const caption = style({ ...typography.small, marginBlockStart: space['2'], color: color.text.secondary })
export const flushCaption = style({
  marginBlockStart: 0,
  paddingBlock: space['3'],
  paddingInline: space['6'],
  '@media': { [media.belowLaptop]: { paddingInline: space['4'] } },
})
// A map is not mirrored in right-to-left languages.
export const canvas = style({ position: 'relative', direction: 'ltr' })
export const height = styleVariants<RouteMapHeight>({
  normal: { blockSize: rem(400), '@container': { [`(max-width: ${rem(479)})`]: { blockSize: rem(240) } } },
  low: { blockSize: rem(240) },
})
export const tiles = style({ position: 'absolute', inset: 0 })
export const tilesWaiting = style({ visibility: 'hidden' })
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'hidden' })

const forced = (rule: { fill?: string; stroke?: string }) => ({ '@media': { [media.forcedColors]: rule } })

export const water = style({ fill: color.info.subtle, ...forced({ fill: 'Canvas', stroke: 'GrayText' }) })
export const waterName = style({
  ...typography.label,
  fontSize: rem(13),
  letterSpacing: rem(0.6),
  fill: color.info.text,
  ...forced({ fill: 'GrayText' }),
})
const lines = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
export const sideRoad = style({ ...lines, stroke: color.border.default, strokeWidth: 6, ...forced({ stroke: 'GrayText' }) })
export const road = style({ ...lines, stroke: color.border.default, strokeWidth: 14, ...forced({ stroke: 'Canvas' }) })
export const travelled = style({ ...lines, stroke: color.brand.solid, strokeWidth: 5, ...forced({ stroke: 'CanvasText' }) })
export const ahead = style({
  ...lines,
  strokeLinecap: 'butt',
  stroke: color.text.secondary,
  strokeWidth: 3.5,
  strokeDasharray: '9 8',
  ...forced({ stroke: 'CanvasText' }),
})

export const stop = styleVariants<RouteStopStatus>({
  done: { fill: color.brand.solid, stroke: color.bg.surface, strokeWidth: 2, ...forced({ fill: 'CanvasText', stroke: 'Canvas' }) },
  current: { fill: color.accent.solid, stroke: accentRing, strokeWidth: 2, ...forced({ fill: 'Highlight', stroke: 'CanvasText' }) },
  upcoming: { fill: color.bg.surface, stroke: color.text.secondary, strokeWidth: 2.5, ...forced({ fill: 'Canvas', stroke: 'CanvasText' }) },
  failed: { fill: color.danger.solid, stroke: color.bg.surface, strokeWidth: 2, ...forced({ fill: 'Canvas', stroke: 'CanvasText' }) },
})
// A skipped stop also has a cross, not only a color.
export const cross = style({ stroke: color.bg.surface, strokeWidth: 2, ...forced({ stroke: 'CanvasText' }) })
export const chosen = style({
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 2.5,
  ...forced({ stroke: 'Highlight' }),
})

export const label = style({
  ...typography.label,
  fontSize: rem(13),
  fill: color.text.primary,
  stroke: color.bg.sunken,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  ...forced({ fill: 'CanvasText', stroke: 'Canvas' }),
})

// Moves to the next position in the interval between positions; jumps with reduced motion.
export const bus = style({ '@media': { [media.motion]: { transition: 'transform 1s linear' } } })

export const marker = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: rem(24),
  blockSize: rem(24),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.full,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':focus-visible': { outline: `${borderWidth.focus} solid ${color.border.focus}`, outlineOffset: 0 },
  '@media': {
    '(hover: hover)': { ':hover': { boxShadow: `inset 0 0 0 ${borderWidth.strong} ${color.text.primary}` } },
    [media.touch]: { inlineSize: rem(44), blockSize: rem(44) },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { border: `${borderWidth.strong} solid Highlight` } } },
    [media.print]: { display: 'none' },
  },
})

export const badge = style({
  ...typography.label,
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space['4'],
  insetInlineStart: space['4'],
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: rem(32),
  maxInlineSize: `calc(100% - 2 * ${space['4']})`,
  paddingInline: space['3'],
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: theme.radius.medium,
  background: color.bg.surface,
  color: color.text.primary,
  '@container': {
    // There is no corner without stops.
    [`(max-width: ${rem(479)})`]: { position: 'static', inlineSize: 'fit-content', margin: space['3'] },
  },
})
const dot = { flexShrink: 0, inlineSize: rem(8), blockSize: rem(8), borderRadius: theme.radius.full } as const
export const live = style({ ...dot, background: color.accent.mark, '@media': { [media.forcedColors]: { background: 'Highlight' } } })
export const stale = style({ ...dot, border: `${borderWidth.strong} solid ${color.text.tertiary}` })

export const note = style({
  ...typography.small,
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: space['3'],
  insetInlineEnd: space['3'],
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space['2'],
  maxInlineSize: `calc(100% - 2 * ${space['3']})`,
  paddingInline: space['3'],
  paddingBlock: space['1'],
  borderRadius: theme.radius.medium,
  background: color.bg.surface,
  color: color.text.secondary,
})
export const nothing = style({ ...typography.small, display: 'grid', placeItems: 'center', blockSize: '100%', color: color.text.secondary })
export const end = style({ outline: 'none' })
