import { accentRing } from '../theme/accentOutline.ts'
import { theme } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { ChecklistRowLook } from './ChecklistRow.tsx'

export const headerEnd = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: theme.space['3'],
})
export const bar = style({
  inlineSize: rem(72),
  blockSize: rem(6),
  borderRadius: theme.radius.full,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.phone]: { display: 'none' } },
})
export const barRemaining = style({
  fill: theme.color.bg.disabled,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const barDone = style({ fill: theme.color.brand.solid, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } })
export const progress = style({ ...typography.small, color: theme.color.text.secondary, whiteSpace: 'nowrap' })
export const done = style({ fontWeight: 700, color: theme.color.text.primary })

// The last item is as wide as its text, so that the line ends with the card's content.
export const items = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  paddingBlockStart: theme.space['1'],
  listStyle: 'none',
  '@media': { [media.laptop]: { flexDirection: 'row' } },
})

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(28)} minmax(0, 1fr)`,
  columnGap: theme.space['3'],
  minInlineSize: 0,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: theme.space['5'] } },
  '@media': {
    [media.laptop]: {
      display: 'block',
      flex: '1 1 0',
      selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 }, '&:last-child': { flex: '0 1 auto' } },
    },
  },
})

const nodeSize = rem(28)
const lineStart = rem(12.5)

// From the edge of this marker to the next one.
export const line = style({
  position: 'absolute',
  insetBlockStart: nodeSize,
  insetBlockEnd: 0,
  insetInlineStart: lineStart,
  inlineSize: rem(3),
  '@media': {
    [media.laptop]: { insetBlock: `${lineStart} auto`, insetInline: `${nodeSize} 0`, inlineSize: 'auto', blockSize: rem(3) },
  },
})
const dashes = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${theme.color.border.control} 0 ${rem(8)}, transparent ${rem(8)} ${rem(14)})`
export const upcomingLine = style({
  backgroundImage: dashes('to bottom'),
  backgroundPosition: `0 ${rem(6)}`,
  backgroundRepeat: 'no-repeat',
  '@media': {
    [media.laptop]: { backgroundImage: dashes('to right'), backgroundPosition: `${rem(6)} 0` },
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
})
// Covers the dashed line when the item becomes completed.
export const doneLine = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 0,
  background: theme.color.brand.solid,
  '@media': {
    [media.laptop]: { inlineSize: 0, blockSize: '100%' },
    [media.motion]: {
      transition: `inline-size ${theme.duration.moderate} ${theme.easing.standard}, block-size ${theme.duration.moderate} ${theme.easing.standard}`,
    },
    [media.forcedColors]: { background: 'CanvasText' },
  },
})
export const doneLineFull = style({ blockSize: '100%', '@media': { [media.laptop]: { inlineSize: '100%' } } })

export const marker = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: nodeSize,
  blockSize: nodeSize,
  border: `${theme.borderWidth.strong} solid ${theme.color.border.control}`,
  borderRadius: theme.radius.full,
  background: theme.color.bg.surface,
})
export const markerLook = styleVariants<ChecklistRowLook>({
  completed: { borderColor: theme.color.brand.solid, background: theme.color.brand.solid, color: theme.color.text.onBrand },
  'under-review': { borderColor: theme.color.info.icon, color: theme.color.info.icon },
  next: { borderColor: accentRing, background: theme.color.accent.solid, color: theme.color.accent.on },
  pending: {},
  declined: { borderColor: theme.color.danger.solid, color: theme.color.danger.solid },
})
export const arrow = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const content = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: rem(2),
  '@media': { [media.laptop]: { paddingBlockStart: theme.space['3'] } },
})
export const contentBeforeNext = style({ paddingInlineEnd: theme.space['3'] })
export const title = style({
  ...typography.label,
  ...focusRing,
  display: 'block',
  inlineSize: 'fit-content',
  fontSize: rem(16),
  lineHeight: 1.5,
  color: theme.color.text.primary,
  textDecoration: 'none',
  borderRadius: theme.radius.small,
  '@media': { [media.laptop]: { fontSize: rem(14), lineHeight: typography.label.lineHeight } },
})
export const link = style({
  position: 'relative',
  '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: rem(3) } }, ...touchTarget },
})
export const nextLink = style({
  position: 'relative',
  color: theme.color.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: theme.borderWidth.hairline,
  textUnderlineOffset: rem(3),
  '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: theme.borderWidth.strong } }, ...touchTarget },
})
export const status = style({
  ...typography.small,
  color: theme.color.text.secondary,
  '@media': {
    [media.laptop]: { fontSize: rem(12), lineHeight: typography.caption.lineHeight, marginBlockStart: theme.space['1'] },
  },
})
export const declinedStatus = style({ fontWeight: 700, color: theme.color.danger.text })

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space['4'],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: theme.space['3'] } },
})
export const footerText = style({ ...typography.small, color: theme.color.text.secondary })

export const skeletonMarker = style({ borderColor: theme.color.bg.disabled, background: theme.color.bg.disabled })
export const skeletonLine = style({ background: theme.color.bg.disabled })
export const skeletonContent = style({ '@media': { [media.laptop]: { display: 'none' } } })
export const skeletonFooter = style({
  display: 'none',
  '@media': { [media.laptop]: { display: 'block', paddingBlockStart: theme.space['3'] } },
})
