import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import { notOnPaper, sides } from './tableStyles.ts'

const { color, space, borderWidth } = theme

export const choice = style({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  columnGap: space['6'],
  paddingBlock: space['1'],
  paddingInline: space['4'],
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: theme.radius.large,
  background: color.bg.surface,
})

export const bulk = style({
  ...typography.small,
  background: color.bg.selected,
  borderBlockEnd: `${borderWidth.hairline} solid ${color.border.default}`,
  '@media': notOnPaper,
})
export const bulkLine = style({
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
  minBlockSize: rem(52),
  paddingBlock: space['1'],
})
export const bulkCount = style({ fontWeight: 600 })
// Text of quiet buttons aligns with the content; their targets extend beyond it.
export const bulkActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['1'],
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space['3']})`,
})

export const stale = style({
  ...typography.small,
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: rem(52),
  paddingBlock: space['2'],
  background: color.warning.subtle,
  color: color.warning.text,
  borderBlockEnd: `${borderWidth.hairline} solid ${color.border.default}`,
})
export const staleText = style({ flex: 1, minInlineSize: rem(160) })
