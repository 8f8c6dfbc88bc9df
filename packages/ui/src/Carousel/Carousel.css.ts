import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, size } = theme

export const root = style({
  position: 'relative',
  blockSize: '100%',
  minBlockSize: rem(240),
  background: color.sidebar.bg,
  color: color.sidebar.text,
  overflow: 'clip',
})

const scriptingDisabled = '(scripting: none)'

export const slides = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'pan-y',
  '@media': { [scriptingDisabled]: { position: 'static', display: 'grid', gap: space['12'], padding: space['12'] } },
})

export const slide = style({
  position: 'absolute',
  inset: 0,
  '@media': {
    [media.motion]: { transition: `opacity ${theme.duration.moderate} ${theme.easing.standard}, visibility 0s` },
    [scriptingDisabled]: { position: 'static' },
  },
})
export const hiddenSlide = style({
  opacity: 0,
  visibility: 'hidden',
  '@media': {
    [media.motion]: {
      transition: `opacity ${theme.duration.moderate} ${theme.easing.exit}, visibility 0s linear ${theme.duration.moderate}`,
    },
    [scriptingDisabled]: { opacity: 1, visibility: 'visible' },
  },
})

export const illustration = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': {
    [scriptingDisabled]: { display: 'none' },
    '(max-width: 1279.98px)': { insetBlockStart: 'auto', insetInlineEnd: 'auto', inlineSize: rem(560), blockSize: rem(630) },
  },
})

const controlsSize = `calc(${size.control} + ${space['6']})`

export const caption = style({
  position: 'absolute',
  insetInlineStart: space['12'],
  insetBlockEnd: `calc(${space['12']} + ${controlsSize})`,
  maxInlineSize: `min(${rem(400)}, calc(100% - ${rem(96)}))`,
  '@media': {
    '(max-width: 1279.98px)': { maxInlineSize: `min(${rem(352)}, calc(100% - ${rem(96)}))` },
    [scriptingDisabled]: { position: 'static' },
  },
})
export const title = style({ ...typography.title, color: color.sidebar.textStrong })
export const text = style({ ...typography.body, marginBlockStart: space['2'], textWrap: 'pretty' })

// First in DOM order, so that the keyboard reaches it first; positioned above the slides.
export const controls = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: space['12'],
  insetBlockEnd: space['12'],
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  '@media': { [scriptingDisabled]: { display: 'none' } },
})

const onDarkPanel = { outline: `${theme.borderWidth.focus} solid ${color.sidebar.mark}`, outlineOffset: rem(2) }

const buttonReset = {
  appearance: 'none',
  padding: 0,
  background: 'transparent',
  cursor: 'pointer',
  ':focus-visible': onDarkPanel,
} as const

export const playButton = style({
  ...buttonReset,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  border: `${theme.borderWidth.hairline} solid ${color.sidebar.heading}`,
  borderRadius: theme.radius.medium,
  color: color.sidebar.textStrong,
  '@media': { '(hover: hover)': { ':hover': { background: color.sidebar.bgHover } } },
})

// The gradient assumes left-to-right text.
export const stepButton = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
export const disabledStep = style({
  opacity: 0.45,
  cursor: 'not-allowed',
  '@media': { [media.forcedColors]: { opacity: 1, color: 'GrayText' } },
})

export const dots = style({ display: 'flex' })

// A 24 px target around an 8 px dot.
export const dotButton = style({
  ...buttonReset,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: rem(24),
  blockSize: size.control,
  paddingInline: space['2'],
  border: 'none',
  borderRadius: theme.radius.small,
})

export const dot = style({
  display: 'block',
  inlineSize: rem(8),
  blockSize: rem(3),
  background: color.sidebar.heading,
  '@media': {
    [media.motion]: { transition: `inline-size ${theme.duration.quick} ${theme.easing.standard}` },
    [media.forcedColors]: { background: 'ButtonText' },
  },
})
export const activeDot = style({
  inlineSize: rem(28),
  background: color.sidebar.mark,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})
