import { cx } from '../private/cx.ts'
import { toElementType } from '../private/toElementType.ts'
import * as layout from '../private/layout.css.ts'
import type { Align, Justify, LayoutProps } from '../private/layoutProps.ts'
import { getResponsiveClasses, type Responsive, type Space } from '../theme/responsiveProp.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps extends LayoutProps {
  /** The space between children, also between lines. @default 'small' */
  gap?: Responsive<Space>
  /** Alignment across the line. @default 'center' */
  align?: Align
  /** Alignment along the line. @default 'start' */
  justify?: Justify
  /** Whether children may wrap; with `words` the text of the first one wraps before, down to its longest word. @default true */
  wrap?: boolean | 'words'
}

/** Places its children side by side and wraps them. */
export function Inline({ as = 'div', gap = 'small', align = 'center', justify, wrap = true, className, ...rest }: InlineProps) {
  const Element = toElementType(as)
  return (
    <Element
      {...rest}
      className={cx(
        styles.root,
        wrap === true && styles.wrap,
        wrap === 'words' && styles.words,
        (as === 'ul' || as === 'ol') && layout.list,
        ...getResponsiveClasses(layout.gap, gap),
        layout.align[align],
        justify && layout.justify[justify],
        className,
      )}
    />
  )
}
