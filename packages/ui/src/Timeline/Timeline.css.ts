import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { markerSize } from '../private/stepMarker.css.ts'
import { dashedLine } from '../private/dashedLine.ts'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space } = theme

export const root = style({ containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 })

/** On a phone with large text times stand below: beside them titles would break within words. */
const narrow = `(max-width: ${rem(224)})`

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markerSize} minmax(0, 1fr) auto`,
  columnGap: space['3'],
  alignItems: 'start',
  selectors: { '&:not(:last-child)': { minBlockSize: theme.size.control, paddingBlockEnd: space['3'] } },
  '@container': { [narrow]: { gridTemplateColumns: `${markerSize} minmax(0, 1fr)` } },
})
export const largeEvent = style({
  gridTemplateColumns: `${rem(28)} minmax(0, 1fr) auto`,
  columnGap: space['4'],
  selectors: { '&:not(:last-child)': { paddingBlockEnd: space['5'] } },
  '@container': { [narrow]: { gridTemplateColumns: `${rem(28)} minmax(0, 1fr)` } },
})
export const largeNode = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(28),
  blockSize: rem(28),
  marginBlockStart: 0,
})

// From below this marker to the next one, centered on both.
export const line = style({ insetInlineStart: rem(6), insetBlock: `${rem(20)} ${rem(0)}` })

export const longLine = style({ insetInlineStart: rem(13), insetBlock: `${rem(30)} ${rem(2)}` })

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...typography.label, color: color.text.primary })
export const largeTitle = style({ ...typography.subheading, fontWeight: 600, paddingBlockStart: rem(3) })
export const detail = style({ ...typography.small, color: color.text.secondary })
export const time = style({
  ...typography.small,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  textAlign: 'end',
  '@container': { [narrow]: { gridColumnStart: 2, textAlign: 'start' } },
})
export const delay = style({ color: color.warning.text, fontWeight: 600 })
export const exact = style({ display: 'block', color: color.text.tertiary })
export const dayGroup = style({ selectors: { '&:not(:first-child)': { paddingBlockStart: space['4'] } } })
export const day = style({ ...typography.label, paddingBlockEnd: space['3'], color: color.text.secondary })

const fromTablet = (rules: StyleRule) => style({ '@media': { [media.tablet]: rules } })

export const across = fromTablet({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' })
export const eventAcross = fromTablet({
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space['2'],
  alignContent: 'start',
  paddingInlineEnd: space['3'],
  selectors: { '&:not(:last-child)': { minBlockSize: 0, paddingBlockEnd: 0 } },
})
// On a phone the title and the description are on one line, where there is room.
globalStyle(`${eventAcross} > ${words}`, {
  '@layer': { [components]: { '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', columnGap: space['2'] } } } },
})
const acrossLine = { inlineSize: 'auto', blockSize: rem(2), insetBlock: `${rem(9)} auto`, insetInline: `${rem(20)} ${rem(6)}` } as const
export const lineAcross = fromTablet(acrossLine)
export const dashesAcross = fromTablet({ ...acrossLine, backgroundImage: dashedLine('to right') })
export const timeAcross = fromTablet({ textAlign: 'start' })
