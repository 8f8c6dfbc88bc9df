import { cva } from 'class-variance-authority'
import { CircleCheck, Info, TriangleAlert } from '../private/icons.ts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import * as styles from './AlertStrip.css.ts'

export type AlertStripTone = 'danger' | 'warning' | 'success' | 'info'
export type AlertStripPlace = 'page' | 'card'

export interface AlertStripProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** @default 'info' */
  tone?: AlertStripTone
  /** The first sentence, printed bold. */
  title: ReactNode
  /** What follows from it. */
  children?: ReactNode
  /** One link or button that settles it. */
  action?: ReactNode
  /** `card`: from edge to edge of the card that it stands in. @default 'page' */
  place?: AlertStripPlace
  /** Give `status` or `alert` when it appears after something that the person did. */
  role?: 'status' | 'alert'
  ref?: Ref<HTMLDivElement>
}

const strip = cva(styles.root, { variants: { tone: styles.tone, place: styles.place } })
const sign = cva(styles.icon, { variants: { tone: styles.iconTone } })
const icons: Record<AlertStripTone, ReactNode> = {
  danger: <TriangleAlert />,
  warning: <TriangleAlert />,
  success: <CircleCheck />,
  info: <Info />,
}

/** Says what needs attention on a page, and the one thing to do about it. */
export function AlertStrip({ tone = 'info', title, action, place = 'page', className, children, ...rest }: AlertStripProps) {
  return (
    <div {...rest} className={strip({ tone, place, className })}>
      <span className={sign({ tone })}>
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
