import { cx } from 'class-variance-authority'
import { toElementType } from '../private/elementType.ts'
import * as layout from '../private/layout.css.ts'
import type { Align, Justify, LayoutProps } from '../private/layoutProps.ts'
import { getResponsiveClasses, type Responsive, type Space } from '../theme/responsiveProp.ts'
import * as styles from './Stack.css.ts'

export interface StackProps extends LayoutProps {
  /** The distance between the children. @default 'medium' */
  gap?: Responsive<Space>
  /** Where children stand across the stack. @default 'stretch' */
  align?: Align
  /** Where children stand along the stack when there is room to spare. @default 'start' */
  justify?: Justify
}

/** Puts its children one under the other, with one distance between them. */
export function Stack({ as = 'div', gap = 'medium', align, justify, className, ...rest }: StackProps) {
  const Element = toElementType(as)
  return (
    <Element
      {...rest}
      className={cx(
        styles.root,
        (as === 'ul' || as === 'ol') && layout.list,
        getResponsiveClasses(layout.gap, gap),
        align && layout.align[align],
        justify && layout.justify[justify],
        className,
      )}
    />
  )
}
