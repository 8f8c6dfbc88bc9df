import { accentRing } from '../theme/accentOutline.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { dashedLine } from './dashedLine.ts'

const { color, borderWidth } = theme

type StepMarkerStatus = 'done' | 'current' | 'upcoming' | 'failed'

/** The size of a small marker. */
export const markerSize = rem(14)

// Fills show the status, so forced colors get explicit fills.
export const marker = style({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: markerSize,
  blockSize: markerSize,
  marginBlockStart: rem(3),
  border: `${borderWidth.strong} solid ${color.border.control}`,
  borderRadius: theme.radius.full,
  background: color.bg.surface,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'Canvas' } },
})

const stroke = (angle: string, ink: string) =>
  `linear-gradient(${angle}, transparent calc(50% - ${rem(1)}), ${ink} calc(50% - ${rem(1)}) calc(50% + ${rem(1)}), transparent calc(50% + ${rem(1)}))`
// Failed markers have a cross, because color alone is not enough.
const cross = (ink: string, face: string) => ({
  background: `${stroke('45deg', ink)} center / ${rem(8)} ${rem(8)} no-repeat, ${stroke('135deg', ink)} center / ${rem(8)} ${rem(8)} no-repeat, ${face}`,
})

export const markerStatus = styleVariants<StepMarkerStatus>({
  done: {
    borderColor: color.brand.solid,
    background: color.brand.solid,
    color: color.text.onBrand,
    '@media': { [media.forcedColors]: { background: 'CanvasText', color: 'Canvas' } },
  },
  current: {
    borderColor: accentRing,
    background: color.accent.solid,
    color: color.accent.on,
    '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
  },
  upcoming: {},
  failed: {
    borderColor: color.danger.solid,
    ...cross(color.danger.on, color.danger.solid),
    '@media': { [media.forcedColors]: cross('CanvasText', 'Canvas') },
  },
})

export const line = style({
  position: 'absolute',
  inlineSize: rem(2),
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const lineDone = style({ background: color.brand.solid, '@media': { [media.forcedColors]: { background: 'CanvasText' } } })
export const lineUpcoming = style({ backgroundImage: dashedLine('to bottom') })
