import { cx } from '../private/cx.ts'
import { toElementType } from '../private/toElementType.ts'
import * as layout from '../private/layout.css.ts'
import type { Align, Justify, LayoutProps } from '../private/layoutProps.ts'
import { getResponsiveClasses, type Responsive, type Space } from '../theme/responsiveProp.ts'
import * as styles from './Stack.css.ts'

export interface StackProps extends LayoutProps {
  /** The gap between the children. @default 'medium' */
  gap?: Responsive<Space>
  /** Alignment on the cross axis. @default 'stretch' */
  align?: Align
  /** Alignment on the main axis. @default 'start' */
  justify?: Justify
  /** In a Grid of several columns: takes two rows, beside two cells. */
  rowSpan?: 2
}

/** A vertical layout with equal gaps. */
export function Stack({ as = 'div', gap = 'medium', align, justify, rowSpan, className, ...rest }: StackProps) {
  const Element = toElementType(as)
  return (
    <Element
      {...rest}
      className={cx(
        styles.root,
        (as === 'ul' || as === 'ol') && layout.list,
        ...getResponsiveClasses(layout.gap, gap),
        align && layout.align[align],
        justify && layout.justify[justify],
        rowSpan && styles.twoRows,
        className,
      )}
    />
  )
}
