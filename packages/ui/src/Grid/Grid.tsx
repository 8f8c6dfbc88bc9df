import { cx } from '../private/cx.ts'
import { toElementType } from '../private/toElementType.ts'
import * as layout from '../private/layout.css.ts'
import type { Align, LayoutProps } from '../private/layoutProps.ts'
import { getResponsiveClasses, type Responsive, type Space } from '../theme/responsiveProp.ts'
import * as styles from './Grid.css.ts'

/** Column patterns; each is one column below the laptop breakpoint. `facts` are short: pairs on a phone, side by side above. */
export type GridColumns = 'one' | 'halves' | 'thirds' | 'twoToOne' | 'oneToTwo' | 'fourToSeven' | 'facts'

export interface GridProps extends LayoutProps {
  /** How many columns, and how wide; on a phone one, of `facts` two. @default 'one' */
  columns?: GridColumns
  /** The space between cells. @default 16 on phones, 20 on tablets, 24 from the laptop breakpoint */
  gap?: Responsive<Space>
  /** Alignment of cells in their row. @default 'stretch' */
  align?: Align
}

const cards: Responsive<Space> = { phone: 'medium', tablet: 'large', laptop: 'xlarge' }

/** Places its children in columns of equal height. */
export function Grid({ as = 'div', columns = 'one', gap = cards, align, className, ...rest }: GridProps) {
  const Element = toElementType(as)
  return (
    <Element
      {...rest}
      className={cx(
        styles.root,
        styles.columns[columns],
        (as === 'ul' || as === 'ol') && layout.list,
        ...getResponsiveClasses(layout.gap, gap),
        align && layout.align[align],
        className,
      )}
    />
  )
}
