import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { layout } from '../theme/layers.css.ts'
import { rem } from '../theme/rem.ts'
import { layoutStyle } from '../theme/responsiveVariants.ts'

/** Below a field, so that its messages come between it and the next row. */
const gap = theme.space['4']

export const root = layoutStyle({
  display: 'grid',
  // Two columns as long as one has room for a few words: with large text on a small phone the fields stand below each other.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rem(100)}, 40%)), 1fr))`,
  columnGap: gap,
  marginBlockEnd: `calc(-1 * ${gap})`,
})

// In columns, a row gap would also part the lines that the fields share.
export const stacked = layoutStyle({ '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', gap: theme.space['2'] } } })

const inLayout = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layout]: rule } })
// Label, hint, control and messages of the fields of a row share its lines; a browser without subgrids ignores that alone.
const lines = { display: 'grid', gridTemplateColumns: '100%', gridTemplateRows: 'subgrid', gridRow: 'span 8', alignContent: 'start' }
inLayout(`${root}${root} > *`, lines)
// A field in a Stack with something of its form below it. A rule of its own: a browser without :has() drops the whole rule.
inLayout(`${root} > * > :has(> label)`, lines)
inLayout(`${root} > *`, { paddingBlockEnd: gap })
// Without a hint, the label takes its line.
inLayout(`${root} label:has(+ :not([id$="hint"]))`, { gridRow: 'span 2' })
