import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({ containerType: 'inline-size' })
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space['6'],
  paddingBlockStart: theme.space['3'],
  '@container': { [`(min-width: ${rem(480)})`]: { flexDirection: 'row', gap: theme.space['10'] } },
})

const diameter = '184px' // the SVG is measured in px
export const ring = style({ position: 'relative', flexShrink: 0, inlineSize: diameter, blockSize: diameter, direction: 'ltr' })
export const center = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
})
export const total = style({ ...typography.metric, lineHeight: 1.1 })
export const centerLabel = style({ ...typography.small, color: theme.color.text.secondary })

export const table = style({ ...typography.small, inlineSize: '100%', borderCollapse: 'collapse' })
export const row = style({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.subtle}` } },
})
export const cell = style({ blockSize: rem(40), padding: 0, fontWeight: 400, textAlign: 'start' })
export const name = style({ display: 'flex', alignItems: 'center', gap: theme.space['3'] })
export const count = style({ inlineSize: '1%', fontWeight: 700, textAlign: 'end', whiteSpace: 'nowrap' })
export const percent = style({
  inlineSize: '1%',
  minInlineSize: rem(64),
  paddingInlineStart: theme.space['4'],
  color: theme.color.text.tertiary,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const skeletonRing = style({ display: 'block', inlineSize: diameter, blockSize: diameter })
export const skeletonRows = style({
  inlineSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space['4'],
  paddingBlock: theme.space['2'],
})
export const hiddenCell = style({ position: 'relative', padding: 0 })
export const groupedLabels = style({
  ...typography.small,
  display: 'block',
  color: theme.color.text.tertiary,
  paddingBlockEnd: theme.space['2'],
  paddingInlineStart: rem(32),
  overflowWrap: 'anywhere',
})
export const segmentButton = style({
  ...focusRing,
  minBlockSize: rem(32),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  font: 'inherit',
  color: theme.color.text.link,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: rem(3),
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { fontWeight: 700, textDecorationThickness: theme.borderWidth.strong } },
  '@media': { [media.touch]: { minBlockSize: rem(44) } },
})
