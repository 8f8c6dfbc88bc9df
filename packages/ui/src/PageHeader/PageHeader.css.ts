import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({
  '@media': { [media.laptop]: { borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.default}` } },
})

export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space['4'],
  maxInlineSize: `calc(${theme.size.content} + 2 * ${theme.space['8']})`,
  marginInline: 'auto',
  paddingInline: theme.space['4'],
  paddingBlockStart: theme.space['5'],
  '@media': {
    [media.laptop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"lead actions context"',
      minBlockSize: `calc(${rem(72)} - 1px)`,
      paddingInline: theme.space['6'],
      paddingBlock: theme.space['2'],
    },
    [media.desktop]: { paddingInline: theme.space['8'] },
    [media.print]: { paddingInline: 0 },
  },
})

// On phones it keeps nearly half of the width, or what its longest word needs: the actions then go below.
export const lead = style({
  gridArea: 'lead',
  flex: `1 1 calc(50% - ${theme.space['8']})`,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  '@media': { [media.laptop]: { minInlineSize: 0 } },
})
// Above the page, where there is room for it, the title of an item is as large as that of a list.
export const title = style({ outline: 'none', '@media': { [media.belowLaptop]: { selectors: { '&&': typography.title } } } })
export const back = style({
  overflowWrap: 'anywhere',
  ...typography.small,
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space['1'],
  minBlockSize: rem(32),
  borderRadius: theme.radius.small,
  color: theme.color.text.secondary,
  textDecoration: 'none',
  '@media': {
    '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: rem(3) } },
    [media.laptop]: { minBlockSize: rem(20) },
  },
})
// Wide screens show all breadcrumbs instead.
export const backOnPhone = style({ '@media': { [media.laptop]: { display: 'none' } } })
export const subtitle = style({ ...typography.small, color: theme.color.text.secondary })
export const wideOnly = style({ display: 'none', '@media': { [media.laptop]: { display: 'flex' } } })
export const crumbList = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space['1'], margin: 0, padding: 0, listStyle: 'none' })
export const crumb = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['1'],
  color: theme.color.text.secondary,
})
export const crumbLink = style({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(24),
  borderRadius: theme.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: rem(3) } } },
})
export const arrow = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space['2'],
  // At most a little over half of the width, for two words beside an icon at 360 px, or what the longest word of a button needs.
  minInlineSize: 'min-content',
  '@media': { [media.belowLaptop]: { maxInlineSize: `calc(50% + ${theme.space['4']})` } },
})
globalStyle(`${actions} *`, { '@layer': { [components]: { overflowWrap: 'break-word' } } })

export const phoneActions = style({ '@media': { [media.tablet]: { display: 'none' } } })

export const context = style({
  gridArea: 'context',
  flexBasis: '100%',
  display: 'flex',
  // With large text the link goes below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space['4'],
  minInlineSize: 0,
  paddingBlockStart: theme.space['1'],
  '@media': { [media.laptop]: { flexWrap: 'nowrap', justifyContent: 'flex-end', paddingBlockStart: 0 } },
})

// Below the laptop breakpoint the top bar shows the tools.
export const tools = style({
  display: 'none',
  '@media': {
    [media.laptop]: {
      display: 'flex',
      alignItems: 'center',
      gap: theme.space['1'],
      selectors: {
        '&:not(:last-child)::after': {
          content: '""',
          blockSize: theme.space['6'],
          marginInlineStart: theme.space['3'],
          borderInlineStart: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
        },
      },
    },
  },
})

export const owner = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['2'],
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  color: theme.color.text.tertiary,
  '@media': { [media.laptop]: { ...typography.label, color: theme.color.text.primary } },
})
export const ownerButton = style({
  ...focusRing,
  minBlockSize: theme.size.control,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  fontFamily: 'inherit',
  color: theme.color.text.primary,
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: rem(3) } },
  },
})
export const link = style({ ...typography.small, flexShrink: 0 })
