import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color, radius, space, borderWidth } = theme

// Indented below the checkbox that stands for all of them.
export const indented = style({ paddingInlineStart: rem(36) })

export const frame = style({
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: radius.large,
  background: color.bg.surface,
  marginBlockStart: space['2'],
})
export const framedBox = style({
  paddingInline: space['4'],
  borderRadius: 'inherit',
  selectors: {
    '&:not(:first-child)': {
      borderBlockStart: `${borderWidth.hairline} solid ${color.border.subtle}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
    '&:not(:last-child)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    '&:has(:checked)': { background: color.bg.selected },
  },
})
