import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { narrowContainer } from '../theme/narrowContainer.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth } = theme

export const list = style({ containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' })
// Cards side by side have lines between them; the outer ones lie below the edge of the table.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(360)}), 1fr))`,
  marginInlineEnd: `calc(-1 * ${borderWidth.hairline})`,
  marginBlockEnd: `calc(-1 * ${borderWidth.hairline})`,
})

export const card = style({
  position: 'relative',
  display: 'grid',
  // Checkbox, picture, text and actions. A narrow card has no room for its text beside its actions: only the name stands there.
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'start',
  padding: space['4'],
  overflowWrap: 'anywhere',
  background: color.bg.surface,
  borderBlockEnd: `${borderWidth.hairline} solid ${color.border.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    [`${grid} > &`]: {
      borderInlineEnd: `${borderWidth.hairline} solid ${color.border.subtle}`,
      borderBlockEnd: `${borderWidth.hairline} solid ${color.border.subtle}`,
    },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

// The checkbox target uses the padding of the card.
export const box = style({
  gridArea: '1 / 1 / span 3',
  marginInlineEnd: space['3'],
  marginBlock: `calc(-1 * ${space['2']})`,
  '@media': { [media.print]: { display: 'none' } },
})
const pictureHidden = { selectors: { '&:not(:has(time))': { display: 'none' } } }
export const picture = style({
  ...typography.heading,
  gridArea: '1 / 2 / span 3',
  marginInlineEnd: space['3'],
  minInlineSize: rem(40),
  minBlockSize: rem(40),
  // On the smallest screens, and zoomed in, the text needs its room; a time is text.
  '@media': { '(max-width: 21em)': pictureHidden },
  '@container': { [narrowContainer]: { gridArea: '5 / 3', ...pictureHidden } },
})
export const title = style({ ...typography.body, gridArea: '1 / 3', fontWeight: 600, color: color.text.primary })
/** The note is at the end of the line, and the actions are at the end of the content. */
export const titleWithNote = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space['3']}`,
  gridColumnEnd: -1,
  // With large text on a small phone the note goes below.
  '@container': { [narrowContainer]: { flexWrap: 'wrap' } },
})
const belowNote = `${titleWithNote} ~ &`
globalStyle(`${titleWithNote} > :last-child`, {
  '@layer': { [components]: { ...typography.small, color: color.text.secondary, whiteSpace: 'nowrap' } },
})
export const subtitle = style({
  ...typography.small,
  gridArea: '2 / 3',
  color: color.text.tertiary,
  selectors: { [belowNote]: { gridColumnEnd: -1 } },
})
/** Below the name, which takes what the actions leave free. */
export const fullWidth = style({ gridColumn: '3 / -1' })
export const content = style({
  ...typography.small,
  gridArea: '3 / 3 / auto / -1',
  marginBlockStart: space['2'],
  color: color.text.secondary,
  ':empty': { display: 'none' },
  selectors: { [belowNote]: { gridColumnEnd: 'auto' } },
})

export const fields = style({
  ...typography.small,
  gridArea: '3 / 3 / auto / -1',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space['4'],
  rowGap: space['1'],
  margin: 0,
  marginBlockStart: space['2'],
  '@container': { [narrowContainer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const field = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'center' })
export const term = style({ color: color.text.tertiary })
export const value = style({ margin: 0, minInlineSize: 0, color: color.text.primary })

export const actions = style({
  display: 'flex',
  ':empty': { display: 'none' },
  gridArea: '1 / 4 / span 2',
  alignItems: 'center',
  gap: space['2'],
  marginInlineStart: space['3'],
  // The target of the actions extends into the padding; the icon aligns with the text.
  marginBlockStart: `calc(-1 * ${space['2']})`,
  marginInlineEnd: `calc(-1 * ${space['2']})`,
  // A button is in the middle of the last line of the content.
  selectors: { [belowNote]: { gridArea: '3 / 4', alignSelf: 'end', marginBlockEnd: rem(-6), marginInlineEnd: 0 } },
  '@container': {
    [narrowContainer]: {
      selectors: { [belowNote]: { gridArea: '4 / 3' } },
      gridArea: '4 / 3',
      justifySelf: 'start',
      marginBlock: `${space['2']} 0`,
      marginInlineStart: `calc(-1 * ${space['2']})`,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
})
export const sum = style({ borderBlockStart: `${borderWidth.hairline} solid ${color.border.default}`, fontWeight: 700 })
