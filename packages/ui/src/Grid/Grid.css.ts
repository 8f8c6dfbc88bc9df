import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { layoutStyle } from '../theme/responsiveVariants.ts'
import type { GridColumns } from './Grid.tsx'

export const root = layoutStyle({ display: 'grid', minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Room for columns side by side: with large text they would be narrower than their words and amounts. */
const roomForColumns = `${media.laptop} and (min-width: ${rem(1024)})`

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const fromLaptop = (columns: string, rows?: string) =>
  layoutStyle({ '@media': { [roomForColumns]: { gridTemplateColumns: columns, ...(rows && { gridTemplateRows: rows }) } } })

export const columns: Record<GridColumns, string> = {
  one: layoutStyle({}),
  halves: fromLaptop(equal(2)),
  thirds: fromLaptop(equal(3)),
  twoToOne: fromLaptop('minmax(0, 2fr) minmax(0, 1fr)'),
  oneToTwo: fromLaptop('minmax(0, 1fr) minmax(0, 2fr)'),
  // As wide as their contents on one line; equal pairs on phones, unless large text leaves no room for two.
  facts: layoutStyle({
    '@media': {
      [media.phone]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rem(100)}, 34%)), 1fr))` },
      [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
    },
  }),
  // Beside a cell of two rows the second one takes the rest.
  fourToSeven: fromLaptop('minmax(0, 4fr) minmax(0, 7fr)', 'auto 1fr'),
}
