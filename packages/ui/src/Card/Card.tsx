import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Heading, type HeadingLevel, type HeadingSize } from '../Heading/Heading.tsx'
import { toElementType } from '../private/toElementType.ts'
import { CardLink } from './CardLink.tsx'
import * as styles from './Card.css.ts'

export type CardPadding = 'normal' | 'none'
export type CardElement = 'section' | 'article' | 'div' | 'figure'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Names the card; shown in its header. */
  title?: ReactNode
  /** Makes the whole card a link, named by its title. Requires a title; controls in `action` and `footer` stay usable. */
  href?: string
  /** The heading level of the title. @default 2 */
  titleLevel?: HeadingLevel
  /** The size of the title, independent of its level. @default 'subheading' */
  titleSize?: HeadingSize
  /** A secondary line below the title. */
  subtitle?: ReactNode
  /** At the end of the header. */
  action?: ReactNode
  /** Below a divider at the end. */
  footer?: ReactNode
  /** Draws a divider between header and content. */
  divided?: boolean
  /** `none` for tables and lists that reach the edge. @default 'normal' */
  padding?: CardPadding
  /** The element that is rendered. @default 'section' with a title, else 'div' */
  as?: CardElement
  ref?: Ref<HTMLElement>
}

/** A surface for related content. Do not nest cards; use dividers. */
export function Card({
  title,
  href,
  titleLevel = 2,
  titleSize = 'subheading',
  subtitle,
  action,
  footer,
  divided = false,
  padding = 'normal',
  as,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId()
  const hasTitle = title !== undefined
  const hasHeader = hasTitle || action !== undefined
  const Element = toElementType(as ?? (hasTitle ? 'section' : 'div'))
  const Header = toElementType(as === 'figure' ? 'figcaption' : 'div')
  return (
    <Element
      aria-labelledby={hasTitle ? titleId : undefined}
      {...rest}
      className={cx(styles.root, hasTitle && href !== undefined && styles.clickable, className)}
    >
      {hasHeader ? (
        <Header className={cx(styles.header, divided && styles.divided)}>
          <div className={styles.titleGroup}>
            {hasTitle ? (
              <Heading id={titleId} level={titleLevel} size={titleSize}>
                {href === undefined ? title : <CardLink href={href}>{title}</CardLink>}
              </Heading>
            ) : null}
            {subtitle === undefined ? null : <div className={styles.subtitle}>{subtitle}</div>}
          </div>
          {action === undefined ? null : <div className={cx(styles.action, styles.aboveLink)}>{action}</div>}
        </Header>
      ) : null}
      {children === undefined ? null : (
        <div className={cx(styles.body, styles.padding[padding], hasHeader && !divided && padding === 'normal' && styles.belowHeader)}>
          {children}
        </div>
      )}
      {footer === undefined ? null : <div className={cx(styles.footer, styles.aboveLink)}>{footer}</div>}
    </Element>
  )
}
