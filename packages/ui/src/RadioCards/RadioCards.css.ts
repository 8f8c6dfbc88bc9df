import { createVar, globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { RadioCardsColumns } from './RadioCards.tsx'

const { color, space, borderWidth } = theme

// A variable, so that the description also changes when a fieldset disables the card.
const descriptionColor = createVar()

export const cards = style({ display: 'grid', gap: space['3'] })
// On a short phone two cards with points fit on the page without scrolling: the illustration is decorative and gives way.
const shortPhone = `${media.phone} and (max-height: 780px)`

export const columns = styleVariants<RadioCardsColumns>({
  one: {},
  two: { '@media': { [media.tablet]: { gap: space['4'], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  three: {
    // Two columns on a phone, unless the text is large.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(136)}), 1fr))`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
})

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  minInlineSize: 0,
  padding: space['5'],
  border: `${borderWidth.hairline} solid ${color.border.control}`,
  borderRadius: theme.radius.large,
  background: color.bg.surface,
  color: color.text.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  vars: { [descriptionColor]: color.text.secondary },
  selectors: {
    // The second pixel is an inset shadow, so that the layout does not change.
    '&:has(:checked)': {
      borderColor: color.brand.solid,
      background: color.bg.selected,
      boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${color.brand.solid}`,
    },
    '&:has(:disabled)': {
      borderColor: color.border.default,
      background: color.bg.disabled,
      color: color.text.disabled,
      cursor: 'not-allowed',
      vars: { [descriptionColor]: color.text.disabled },
    },
    // The selection stays visible while disabled.
    '&:has(:disabled:checked)': {
      borderColor: color.text.disabled,
      boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${color.text.disabled}`,
    },
    '&:has(:focus-visible)': { outline: `${borderWidth.focus} solid ${color.border.focus}`, outlineOffset: rem(2) },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.bg.hover } } },
    [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', outline: `${borderWidth.strong} solid Highlight` },
        '&:has(:focus-visible)': { outline: `${borderWidth.focus} solid Highlight`, outlineOffset: rem(2) },
        '&:has(:disabled)': {
          borderColor: 'GrayText',
          outlineColor: 'GrayText',
          color: 'GrayText',
          vars: { [descriptionColor]: 'GrayText' },
        },
      },
    },
  },
})

export const withAvatar = style({
  alignItems: 'center',
  gap: space['4'],
  '@media': { [media.phone]: { gap: space['3'], padding: space['4'] } },
})
export const short = style({ alignItems: 'center', padding: `${space['3']} ${space['4']}` })
// 44 px instead of 56 px on a phone, to leave space for the text.
export const avatar = style({ display: 'flex', flexShrink: 0, '@media': { [media.phone]: { zoom: 0.786 } } })

// With an illustration the card is vertical, and only its text is padded.
export const withIllustration = style({ flexDirection: 'column', alignItems: 'stretch', gap: 0, padding: 0, overflow: 'clip' })
globalStyle(`${cards}:has(> ${withIllustration})`, {
  '@layer': { [components]: { gap: space['4'], '@media': { [media.tablet]: { gap: space['6'] }, [shortPhone]: { gap: space['3'] } } } },
})
export const illustration = style({
  display: 'block',
  borderBlockEnd: `${borderWidth.hairline} solid ${color.border.default}`,
  background: color.bg.sunken,
  selectors: { [`${card}:has(:checked) &`]: { background: 'transparent' } },
  '@media': { [shortPhone]: { display: 'none' } },
})

export const invalid = style({ borderColor: color.danger.solid, boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${color.danger.solid}` })

// The native radio button is invisible. For touch exploration it covers the card; a mouse reaches the text, whose label is the card.
export const control = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: rem(24),
  blockSize: rem(24),
  margin: 0,
  borderRadius: 'inherit',
  outline: 'none',
  cursor: 'inherit',
  '@media': { [media.touch]: { inlineSize: '100%', blockSize: '100%' } },
})

// Replaces the native radio button visually.
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: rem(24),
  blockSize: rem(24),
  border: `${rem(1.5)} solid ${color.border.control}`,
  borderRadius: theme.radius.full,
  background: color.bg.surface,
  selectors: {
    '&::after': { content: '""', inlineSize: rem(8), blockSize: rem(8), borderRadius: theme.radius.full },
    [`${card}:has(:checked) &`]: { borderColor: color.brand.solid, background: color.brand.solid },
    [`${card}:has(:checked) &::after`]: { background: color.text.onBrand },
    [`${card}:has(:disabled) &`]: { borderColor: color.border.default, background: color.bg.disabled },
    [`${card}:has(:disabled:checked) &`]: { borderColor: color.text.disabled, background: color.text.disabled },
    [`${card}:has(:disabled:checked) &::after`]: { background: color.bg.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        [`${card}:has(:checked) &`]: { borderColor: 'Highlight', background: 'Highlight' },
        [`${card}:has(:checked) &::after`]: { background: 'HighlightText' },
        [`${card}:has(:disabled) &`]: { borderColor: 'GrayText', background: 'Canvas' },
        [`${card}:has(:disabled:checked) &`]: { borderColor: 'GrayText', background: 'GrayText' },
        [`${card}:has(:disabled:checked) &::after`]: { background: 'Canvas' },
      },
    },
  },
})

export const icon = style({ marginBlockStart: rem(2) })
export const text = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${withIllustration} > &`]: { padding: `${space['5']} ${space['6']} ${space['6']}` } },
  '@media': { [shortPhone]: { selectors: { [`${withIllustration} > &`]: { padding: `${space['4']} ${space['5']}` } } } },
})
export const titleRow = style({ display: 'flex', alignItems: 'center', gap: space['3'], minBlockSize: rem(24) })
export const title = style({
  ...typography.subheading,
  display: 'block',
  minInlineSize: 0,
  fontWeight: 600,
  selectors: { [`${withIllustration} &`]: { ...typography.heading } },
})
export const description = style({
  ...typography.small,
  display: 'block',
  color: descriptionColor,
  selectors: { [`${withIllustration} &`]: { marginBlockStart: space['2'] } },
})

export const points = style({
  ...typography.small,
  display: 'grid',
  gap: space['2'],
  marginBlockStart: space['4'],
  borderBlockStart: `${borderWidth.hairline} solid ${color.border.default}`,
  paddingBlockStart: space['4'],
  color: 'inherit',
  '@media': { [shortPhone]: { gap: space['1'], marginBlockStart: space['3'], paddingBlockStart: space['3'] } },
})
export const point = style({ display: 'flex', alignItems: 'flex-start', gap: space['2'] })
export const tick = style({ marginBlockStart: rem(2), color: color.brand.solid })
