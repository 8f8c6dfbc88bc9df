import { theme } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { partStyle } from '../../theme/style.ts'
import { typography } from '../../theme/typography.ts'

const { color, space, borderWidth } = theme

export const root = partStyle({
  position: 'relative',
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['1'],
  outline: 'none',
})

export const group = partStyle({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: space['1'],
      marginInline: `calc(-1 * ${space['1']})`,
      paddingInline: space['1'],
      paddingBlockStart: space['1'],
      borderBlockStart: `${borderWidth.hairline} solid ${color.border.subtle}`,
    },
  },
})

export const heading = partStyle({
  ...typography.caption,
  paddingBlock: space['2'],
  paddingInline: space['3'],
  color: color.text.tertiary,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const option = partStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: theme.size.control,
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: theme.radius.medium,
  color: color.text.primary,
  cursor: 'pointer',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-selected="true"]': { background: color.bg.selected, fontWeight: 600 },
    '[aria-multiselectable] &[aria-selected="true"]': { background: 'transparent', fontWeight: 400 },
    '&[data-active]': { background: color.bg.hover },
    '[aria-multiselectable] &[data-active]': { background: color.bg.hover },
    // The active option needs more than a background color.
    '&[data-active="keys"]': {
      outline: `${borderWidth.strong} solid ${color.border.focus}`,
      outlineOffset: `calc(-1 * ${borderWidth.strong})`,
    },
    '&[aria-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-active]': { outline: `${borderWidth.strong} solid Highlight`, outlineOffset: `calc(-1 * ${borderWidth.strong})` },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const oneLine = partStyle({ whiteSpace: 'nowrap' })

export const apart = partStyle({
  marginBlockStart: rem(9),
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: `calc(-1 * ${space['1']})`,
    insetBlockStart: rem(-5),
    borderBlockStart: `${borderWidth.hairline} solid ${color.border.subtle}`,
  },
})

export const tick = partStyle({ color: color.brand.solid, '@media': { [media.forcedColors]: { color: 'CanvasText' } } })

export const box = partStyle({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(20),
  blockSize: rem(20),
  border: `${rem(1.5)} solid ${color.border.control}`,
  borderRadius: theme.radius.small,
  background: color.bg.surface,
  color: color.text.onBrand,
  selectors: { '[aria-disabled] &': { borderColor: color.border.default, background: color.bg.disabled } },
})
export const boxOn = partStyle({
  borderColor: color.brand.solid,
  background: color.brand.solid,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

export const inBox = partStyle({ inlineSize: rem(14), blockSize: rem(14) })
