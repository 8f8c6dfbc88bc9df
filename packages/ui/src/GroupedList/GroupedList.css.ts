import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth, radius } = theme
const hairline = `${borderWidth.hairline} solid ${color.border.default}`

export const root = style({ overflow: 'clip', border: hairline, borderRadius: radius.large, background: color.bg.surface })
export const group = style({ selectors: { '& + &': { borderBlockStart: hairline } } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space['4']}`,
  padding: `${space['3']} ${space['4']}`,
  borderBlockEnd: hairline,
  background: color.bg.sunken,
})
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space['2']}`, minInlineSize: 0 })
export const title = style({ ...typography.subheading, margin: 0, overflowWrap: 'anywhere' })
export const quiet = style({ ...typography.small, color: color.text.secondary })
export const items = style({ margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'flex',
  // With large text on a small phone the end goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: rem(60),
  padding: `${space['2']} ${space['4']}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
})
export const texts = style({ flex: `1 1 ${rem(88)}`, minInlineSize: 0 })
export const itemTitle = style({ ...typography.label, display: 'block', overflowWrap: 'anywhere' })
export const description = style({ ...typography.small, display: 'block', color: color.text.secondary, overflowWrap: 'anywhere' })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space['2'],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-end', gap: 0 } },
})
