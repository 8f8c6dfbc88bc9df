import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth, radius } = theme

export const root = style({ display: 'flex', flexDirection: 'column', gap: space['4'] })

/** A shaded band, as the road in the pictures of the vehicle. */
export const road = style({ padding: `${space['3']} ${space['4']}`, background: color.bg.sunken, borderRadius: radius.medium })

// Seats lie in the direction of travel: to the end of the line, on phones to the top.
export const vehicle = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: space['2'],
  maxInlineSize: rem(560),
  marginInline: 'auto',
  padding: space['3'],
  border: `${borderWidth.focus} solid ${color.border.control}`,
  borderRadius: rem(18),
  background: color.bg.surface,
  '@media': { [media.phone]: { flexDirection: 'column', inlineSize: 'fit-content', maxInlineSize: '100%' } },
})
export const front = style({
  flexShrink: 0,
  borderInlineEnd: `${borderWidth.focus} solid ${color.border.control}`,
  inlineSize: rem(20),
  borderRadius: '50%',
  '@media': {
    [media.phone]: {
      blockSize: rem(16),
      inlineSize: '100%',
      borderInlineEnd: 'none',
      borderBlockStart: `${borderWidth.focus} solid ${color.border.control}`,
    },
  },
})
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  gap: space['1'],
  minInlineSize: 0,
  '@media': { [media.phone]: { flexDirection: 'row' } },
})

const booked = '&[data-booked]'
const bookedLook = { background: color.brand.solid, borderStyle: 'solid', borderColor: color.brand.solid, color: color.text.onBrand }
const forced = { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const

export const seat = style({
  ...typography.caption,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: 0,
  flexShrink: 0,
  blockSize: rem(28),
  border: `${borderWidth.hairline} dashed ${color.border.control}`,
  borderRadius: rem(5),
  color: color.text.secondary,
  overflow: 'hidden',
  selectors: { [booked]: bookedLook },
  '@media': { [media.forcedColors]: { selectors: { [booked]: forced } }, [media.phone]: { flexShrink: 1, inlineSize: rem(48) } },
})

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space['2']} ${space['5']}` })
export const legendItem = style({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  color: color.text.primary,
})
export const mark = style({
  boxSizing: 'border-box',
  inlineSize: rem(16),
  blockSize: rem(12),
  border: `${borderWidth.hairline} dashed ${color.border.control}`,
  borderRadius: rem(3),
  selectors: { [booked]: bookedLook },
  '@media': { [media.forcedColors]: { selectors: { [booked]: forced } } },
})
