import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { layout } from '../theme/layers.css.ts'
import { rem } from '../theme/rem.ts'
import { layoutStyle } from '../theme/responsiveVariants.ts'

export const container = layoutStyle({ containerType: 'inline-size' })
export const row = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space['4'],
  rowGap: theme.space['2'],
})

/** Room for a label beside a control, or two controls below a label. */
const isRoomForTwo = `(min-width: ${rem(264)})`
/** Room for a label beside two controls. */
const isRoomForThree = `(min-width: ${rem(420)})`

// A browser without subgrids places everything below each other.
const inContainer = (query: string, selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${row}${selector}`, {
    '@layer': { [layout]: { '@supports': { '(grid-template-rows: subgrid)': { '@container': { [query]: rule } } } } },
  })
const pair = ' > :not(:only-child)'
const firstOfPair = ' > :first-child:not(:only-child)'
const texts = ' > :is(label, [id$="hint"])'
const controls = ' > :not(label, [id])'

// The fields share the lines of the row: label, hint, controls, note and error. The first one has the column of the labels as well. A hint that
// is longer than its control goes on beside the messages, in a last line that takes what the others leave.
inContainer(isRoomForTwo, '', { gridTemplate: 'repeat(5, auto) 1fr / repeat(2, minmax(0, 1fr))', rowGap: 0 })
inContainer(isRoomForTwo, ' > *', { display: 'grid', gridTemplate: 'subgrid / subgrid', gridArea: '1 / 1 / -1 / -1' })
inContainer(isRoomForTwo, ' > * + *', { gridColumn: '-2 / -1' })
inContainer(isRoomForTwo, ' > * > *', { gridColumn: '-2 / -1' })
inContainer(isRoomForTwo, ` > *${texts}`, { gridColumn: '1 / -2' })
inContainer(isRoomForTwo, ' > * > label:has(+ :not([id$="hint"]))', { gridRow: 'span 2', alignSelf: 'center' })
inContainer(isRoomForTwo, ' > * > [id$="hint"]', { gridRow: '2 / -1' })
inContainer(isRoomForTwo, ` > *${controls}`, { gridRow: '1 / span 2', alignSelf: 'start' })
inContainer(isRoomForTwo, ' > * > [id$="note"]', { gridRow: 4 })
inContainer(isRoomForTwo, ' > * > [id$="error"]', { gridRow: 5 })
inContainer(isRoomForTwo, `${firstOfPair} > *`, { gridColumn: 1 })
inContainer(isRoomForTwo, `${pair}${texts}`, { gridColumn: '1 / -1' })
inContainer(isRoomForTwo, `${pair} > [id$="hint"]`, { gridRow: 2 })
inContainer(isRoomForTwo, `${pair}${controls}`, { gridRow: 3 })
inContainer(isRoomForThree, '', { gridTemplateColumns: 'minmax(0, 1.2fr) repeat(2, minmax(0, 1fr))' })
inContainer(isRoomForThree, firstOfPair, { gridColumn: '1 / -2' })
inContainer(isRoomForThree, `${firstOfPair} > *`, { gridColumn: 2 })
inContainer(isRoomForThree, `${firstOfPair}${texts}`, { gridColumn: 1 })
inContainer(isRoomForThree, `${pair} > [id$="hint"]`, { gridRow: '2 / -1' })
inContainer(isRoomForThree, `${pair}${controls}`, { gridRow: '1 / span 2' })
