import { theme } from '../theme/contract.css.ts'
import { narrowContainer } from '../theme/narrowContainer.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

export const root = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderRadius: theme.radius.large,
  background: theme.color.bg.surface,
})

export const media = style({ borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.default}` })

// Each cell has two borders; the outermost ones are covered by the group's border.
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockEnd: '-1px',
  marginInlineEnd: '-1px',
  selectors: { '&[data-stats="compact"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  '@container': {
    [`(min-width: ${rem(688)})`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [narrowContainer]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-stats="compact"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})
