import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { layoutStyle } from '../theme/responsiveVariants.ts'
import type { GridColumns } from './Grid.tsx'

export const root = layoutStyle({ display: 'grid', minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' })

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`
/** Two columns as long as one has room for a few words: with large text on a small phone they stand below each other. */
const two = `repeat(auto-fill, minmax(min(100%, max(${rem(100)}, 40%)), 1fr))`
const fromLaptop = (columns: string, rows?: string) =>
  layoutStyle({ '@media': { [media.laptop]: { gridTemplateColumns: columns, ...(rows && { gridTemplateRows: rows }) } } })

export const columns: Record<GridColumns, string> = {
  one: layoutStyle({}),
  halves: fromLaptop(equal(2)),
  thirds: fromLaptop(equal(3)),
  quarters: layoutStyle({ gridTemplateColumns: two, '@media': { [media.laptop]: { gridTemplateColumns: equal(4) } } }),
  twoToOne: fromLaptop('minmax(0, 2fr) minmax(0, 1fr)'),
  oneToTwo: fromLaptop('minmax(0, 1fr) minmax(0, 2fr)'),
  // Beside a cell of two rows the second one takes the rest.
  fourToSeven: fromLaptop('minmax(0, 4fr) minmax(0, 7fr)', 'auto 1fr'),
}
