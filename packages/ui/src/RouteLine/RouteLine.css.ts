import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth } = theme

const wide = `(min-width: ${rem(720)})`
const markerSize = rem(14)
const lineWidth = rem(3)
/** The height of a name of 24 letters that rises by 40 degrees. */
const nameHeight = rem(112)

export const root = style({ containerType: 'inline-size', minInlineSize: 0 })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const shortList = style({
  // The last name ends to the side of its stop.
  '@container': { [wide]: { display: 'flex', paddingInline: `${space['3']} ${rem(64)}` } },
})

export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markerSize} minmax(0, 1fr) auto`,
  columnGap: space['4'],
  alignItems: 'center',
  minBlockSize: rem(40),
  // The line to the next stop.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc((${markerSize} - ${lineWidth}) / 2)`,
    insetBlock: `calc(50% + ${markerSize} / 2) calc(-50% + ${markerSize} / 2)`,
    inlineSize: lineWidth,
    background: color.brand.solid,
  },
  selectors: { '&:last-child::after': { display: 'none' } },
  '@media': { [media.forcedColors]: { '::after': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
})
export const shortStop = style({
  '@container': {
    [wide]: {
      display: 'block',
      flex: '1 1 0',
      minInlineSize: 0,
      paddingBlockStart: nameHeight,
      '::after': {
        insetBlock: `calc(${nameHeight} + (${markerSize} - ${lineWidth}) / 2) auto`,
        insetInline: `${markerSize} 0`,
        inlineSize: 'auto',
        blockSize: lineWidth,
      },
      selectors: { '&:last-child': { flex: '0 0 auto' } },
    },
  },
})

export const name = style({
  ...typography.body,
  gridColumn: 2,
  fontWeight: 500,
  color: color.text.primary,
  overflowWrap: 'anywhere',
})
export const shortName = style({
  '@container': {
    [wide]: {
      ...typography.label,
      position: 'absolute',
      insetBlockStart: `calc(${nameHeight} - ${rem(26)})`,
      insetInlineStart: 0,
      transform: 'rotate(-40deg)',
      transformOrigin: 'left bottom',
      whiteSpace: 'nowrap',
      selectors: { '[dir="rtl"] &': { transform: 'rotate(40deg)', transformOrigin: 'right bottom' } },
    },
  },
})

export const marker = style({
  gridColumn: 1,
  gridRow: 1,
  boxSizing: 'border-box',
  inlineSize: markerSize,
  blockSize: markerSize,
  border: `${borderWidth.focus} solid ${color.brand.solid}`,
  borderRadius: theme.radius.full,
  background: color.bg.surface,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'Canvas' } },
})
export const end = style({
  background: color.brand.solid,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
export const shortMarker = style({ '@container': { [wide]: { display: 'block' } } })

export const time = style({ ...typography.small, gridColumn: 3, color: color.text.secondary, whiteSpace: 'nowrap' })
export const shortTime = style({
  '@container': {
    [wide]: {
      ...typography.caption,
      display: 'block',
      inlineSize: 'max-content',
      marginBlockStart: space['2'],
      // Centered below the marker.
      marginInlineStart: `calc(${markerSize} / 2)`,
      transform: 'translateX(-50%)',
      fontWeight: 400,
      selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
    },
  },
})
