import { cx } from '../private/cx.ts'
import { CircleCheck, Info, TriangleAlert } from '../private/icons/messageIcons.ts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import * as styles from './AlertStrip.css.ts'

export type AlertStripTone = 'danger' | 'warning' | 'success' | 'info'
export type AlertStripPlacement = 'page' | 'card'

export interface AlertStripProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** How serious it is: color and icon. @default 'info' */
  tone?: AlertStripTone
  /** The first sentence, in bold. */
  title: ReactNode
  /** Details. */
  children?: ReactNode
  /** A link or button that resolves it. */
  action?: ReactNode
  /** `card` spans the full width of a card, and as its last content reaches the end of it. @default 'page' */
  placement?: AlertStripPlacement
  /** Set `status` or `alert` if it appears after a user action. */
  role?: 'status' | 'alert'
  ref?: Ref<HTMLDivElement>
}

const icons: Record<AlertStripTone, ReactNode> = {
  danger: <TriangleAlert />,
  warning: <TriangleAlert />,
  success: <CircleCheck />,
  info: <Info />,
}

/** A message about something on the page that needs attention, with one action. */
export function AlertStrip({ tone = 'info', title, action, placement = 'page', className, children, ...rest }: AlertStripProps) {
  return (
    <div {...rest} className={cx(styles.root, styles.tone[tone], styles.place[placement], className)}>
      <span className={cx(styles.icon, styles.iconTone[tone])}>
        <Icon>{icons[tone]}</Icon>
      </span>
      <div className={styles.content}>
        <div className={styles.text}>
          <span className={styles.title}>{title}</span> {children}
        </div>
        {action === undefined ? null : (
          <div ref={moveFocusOnUnmount} className={styles.action}>
            {action}
          </div>
        )}
      </div>
    </div>
  )
}
