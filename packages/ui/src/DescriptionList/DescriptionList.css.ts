import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({ containerType: 'inline-size' })
// Rows have a gap between each other, but none around the list.
export const list = style({ display: 'grid', columnGap: theme.space['8'], margin: 0, marginBlock: `calc(-1 * ${theme.space['3']})` })
export const two = style({ '@container': { [`(min-width: ${rem(560)})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: theme.space['4'],
  paddingBlock: theme.space['3'],
  borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})
// The last row of two columns may have one or two items.
export const rowOfTwo = style({
  '@container': {
    [`(min-width: ${rem(560)})`]: { selectors: { '&:nth-last-child(2):nth-child(odd)': { borderBlockEnd: 'none' } } },
  },
})
const beside = `(min-width: ${rem(360)})`
// In the card of a phone a value has room beside its term, unless a button takes it.
const besideOnPhone = `(min-width: ${rem(272)})`
const withoutAction = ':not(:has(> dd + dd))'
const columns = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'baseline', paddingBlock: theme.space['2'] }
export const rowWithSide = style({
  '@container': { [besideOnPhone]: { selectors: { [`&${withoutAction}`]: columns } }, [beside]: columns },
})
// Short values leave the rest to their terms.
export const rowWithEnd = style({
  '@container': {
    [besideOnPhone]: { selectors: { [`&${withoutAction}`]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)', textAlign: 'end' } } },
  },
})
export const term = style({ ...typography.small, gridColumn: 1, textAlign: 'start', color: theme.color.text.tertiary })
export const value = style({ ...typography.body, gridColumn: 1, overflowWrap: 'anywhere', color: theme.color.text.primary })
const atSide = { gridColumn: 2, gridRow: 1 }
export const valueAtSide = style({
  '@container': { [besideOnPhone]: { selectors: { [`${rowWithSide}${withoutAction} > &`]: atSide } }, [beside]: atSide },
})
export const missing = style({ color: theme.color.text.tertiary })
export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['3'],
  gridColumn: 2,
  gridRow: '1 / span 2',
  margin: 0,
})
export const actionAtSide = style({
  '@container': { [beside]: { gridRow: 1, justifySelf: 'end', marginBlock: `calc(-1 * ${theme.space['3']})` } },
})
