import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({
  display: 'grid',
  gap: theme.space['5'],
  paddingBlock: theme.space['6'],
  '@media': { [media.laptop]: { gridTemplateColumns: `${rem(240)} minmax(0, ${rem(560)})`, columnGap: theme.space['12'] } },
  // Dividers between sections, not around them.
  selectors: {
    '& + &': { borderBlockStart: `${theme.borderWidth.hairline} solid ${theme.color.border.default}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
})
export const description = style({ ...typography.small, marginBlockStart: theme.space['1'], color: theme.color.text.tertiary })
export const content = style({ minInlineSize: 0 })
