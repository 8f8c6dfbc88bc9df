import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { BadgeTone } from '../Badge/Badge.tsx'

const { color, space, radius, borderWidth } = theme
const hairline = `${borderWidth.hairline} solid ${color.border.subtle}`
/** From here there is room for a scale of hours beside the names. */
const wide = `(min-width: ${rem(720)})`
const nameWidth = rem(168)
const laneHeight = rem(48)

export const root = style({ containerType: 'inline-size', minInlineSize: 0 })

export const scale = style({
  display: 'none',
  '@container': {
    [wide]: { display: 'block', position: 'relative', blockSize: rem(24), marginInlineStart: nameWidth, marginInlineEnd: space['6'] },
  },
})
export const mark = style({
  ...typography.caption,
  position: 'absolute',
  insetInlineStart: 'var(--vp-schedule-from)',
  color: color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
})

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  paddingBlock: space['3'],
  borderBlockStart: hairline,
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: `${nameWidth} minmax(0, 1fr)`, alignItems: 'center' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['3'],
  alignItems: 'baseline',
  paddingBlockEnd: space['2'],
  '@container': { [wide]: { display: 'block', padding: 0, paddingInlineEnd: space['3'] } },
})
// The frame of a plate has an underline of its own.
globalStyle(`${head} a > *`, { '@layer': { [components]: { textDecoration: 'inherit', textUnderlineOffset: 'inherit' } } })
export const note = style({ ...typography.small, color: color.text.secondary })
export const problem = style({ color: color.danger.text, fontWeight: 600 })

export const track = style({
  display: 'grid',
  gap: space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [wide]: {
      display: 'block',
      position: 'relative',
      blockSize: `calc(${laneHeight} * var(--vp-schedule-lanes))`,
      marginInlineEnd: space['6'],
      background: color.bg.sunken,
      borderRadius: radius.small,
    },
  },
})
export const slot = style({
  '@container': {
    [wide]: {
      position: 'absolute',
      insetBlockStart: `calc(${laneHeight} * var(--vp-schedule-lane) + ${rem(2)})`,
      insetInlineStart: 'var(--vp-schedule-from)',
      inlineSize: 'calc(var(--vp-schedule-to) - var(--vp-schedule-from))',
      // A short trip is still a target, as far as the next one leaves room.
      minInlineSize: `min(${rem(44)}, var(--vp-schedule-next) - var(--vp-schedule-from))`,
    },
  },
})
export const now = style({
  display: 'none',
  '@container': {
    [wide]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'var(--vp-schedule-from)',
      borderInlineStart: `${rem(2)} solid ${color.brand.solid}`,
      pointerEvents: 'none',
    },
  },
})

export const item = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['2'],
  alignItems: 'center',
  minBlockSize: rem(44),
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: radius.small,
  textDecoration: 'none',
  '@media': { [media.forcedColors]: { border: `${borderWidth.hairline} solid CanvasText` } },
  '@container': {
    [wide]: {
      ...typography.caption,
      display: 'block',
      blockSize: rem(44),
      paddingInline: space['1'],
      whiteSpace: 'nowrap',
    },
  },
})
export const tone = styleVariants<BadgeTone>({
  success: { background: color.success.subtle, color: color.success.text },
  warning: { background: color.warning.subtle, color: color.warning.text },
  danger: { background: color.danger.subtle, color: color.danger.text },
  info: { background: color.info.subtle, color: color.info.text },
  neutral: { background: color.neutral.subtle, color: color.neutral.text },
})
export const link = style({ ...focusRing, ':hover': { textDecoration: 'underline' } })
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' }
export const content = style({
  display: 'contents',
  '@container': {
    [wide]: {
      // The time and the state above the name. Both run on beyond a short trip, as far as the next one or the margin leaves room.
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space['1'],
      inlineSize: 'max-content',
      maxInlineSize: `calc(var(--vp-schedule-room) * (100cqi - ${nameWidth} - ${space['6']}) + var(--vp-schedule-last) * ${space['6']} - ${space['2']})`,
      overflow: 'hidden',
    },
  },
})
export const time = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const state = style({ '@container': { [wide]: { ...cut, gridArea: '1 / 2' } } })
export const name = style({ '@container': { [wide]: { ...cut, gridArea: '2 / 1 / auto / -1' } } })
export const ends = style({
  '@container': {
    [wide]: {
      position: 'absolute',
      inlineSize: rem(1),
      blockSize: rem(1),
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
