import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { narrowContainer } from '../theme/narrowContainer.ts'
import { wideGroup } from '../private/statGroupWidth.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

export const root = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderRadius: theme.radius.large,
  background: theme.color.bg.surface,
})

export const above = style({ borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.default}` })

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

// Each cell has two borders; the outermost ones are covered by the group's border.
export const cells = style({
  display: 'grid',
  ...columns(2),
  marginBlockEnd: '-1px',
  marginInlineEnd: '-1px',
  selectors: {
    '&[data-stats="compact"]': columns(4),
    '&[data-stats="three"]': columns(1),
  },
  '@container': {
    [wideGroup]: {
      ...columns(4),
      selectors: {
        '&[data-stats="three"]': columns(3),
        '&[data-stats="aside"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
      },
    },
    // Two amounts of tens of millions have no room beside each other.
    [`(max-width: ${rem(320)})`]: { selectors: { '&[data-stats="aside"]': columns(1) } },
    [narrowContainer]: {
      ...columns(1),
      selectors: { '&[data-stats="compact"]': columns(2) },
    },
  },
})

export const beside = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  paddingBlock: theme.space['5'],
  paddingInline: theme.space['6'],
  borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderInlineEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  '@media': { [media.belowLaptop]: { padding: theme.space['4'] } },
  '@container': { [wideGroup]: { gridColumn: 'auto', gridRow: 'span 2' } },
})
