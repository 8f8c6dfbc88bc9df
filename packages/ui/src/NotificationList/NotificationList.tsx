import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../private/icons/messageIcons.ts'
import { UnbrokenText } from '../UnbrokenText/UnbrokenText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './NotificationList.css.ts'

export type NotificationTone = 'info' | 'success' | 'warning' | 'critical'

export interface NotificationItem {
  id: string
  tone: NotificationTone
  title: string
  body?: string
  /** As text: "14:32". */
  time: string
  /** The `datetime` attribute, ISO 8601. */
  dateTime?: string
  unread: boolean
  /** Where it leads; the whole item is the link. */
  href?: string | undefined
  /** What to do there: "Renew documents". */
  actionLabel?: string | undefined
}

export interface NotificationGroup {
  /** The heading: "Today". */
  label: string
  items: readonly NotificationItem[]
}

export interface NotificationListLabels extends Record<NotificationTone, string> {
  unread: string
}

export interface NotificationListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Newest first. */
  groups: readonly NotificationGroup[]
  /** Called when the user opens an item; one without `href` is a button while it is unread. */
  onItemOpen?: (id: string) => void
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<NotificationListLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: NotificationListLabels = {
  unread: 'Unread',
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  critical: 'Critical',
}
const icons: Record<NotificationTone, ReactNode> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  critical: <CircleAlert />,
}

/** Notifications in groups, such as days; unread ones are marked. */
export function NotificationList({ groups, onItemOpen, labels, className, ...rest }: NotificationListProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const id = useId()
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {groups.map(({ label, items }, index) => (
        <section key={label} aria-labelledby={`${id}${index}`}>
          <h3 id={`${id}${index}`} className={styles.heading}>
            {label}
          </h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <Item item={item} labels={mergedLabels} onOpen={() => onItemOpen?.(item.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Item({ item, labels, onOpen }: { item: NotificationItem; labels: NotificationListLabels; onOpen: () => void }) {
  const LinkComponent = useLinkComponent()
  const { tone, title, body, time, dateTime, unread, href, actionLabel } = item
  // Its button keeps the focus when it is read.
  const [wasUnread] = useState(unread)
  const content = (
    <>
      <span className={cx(styles.icon, styles.iconTone[tone])}>
        <Icon>{icons[tone]}</Icon>
      </span>
      <span className={styles.words}>
        <VisuallyHidden>{`${unread ? `${labels.unread}, ` : ''}${labels[tone]}: `}</VisuallyHidden>
        <UnbrokenText className={cx(styles.title, unread && styles.unreadTitle)}>{title}</UnbrokenText>{' '}
        {body && <UnbrokenText className={styles.body}>{body}</UnbrokenText>}{' '}
        <span className={styles.meta}>
          <time dateTime={dateTime}>{time}</time> {actionLabel && <span className={styles.action}>{actionLabel}</span>}
        </span>
      </span>
      {unread && <span aria-hidden="true" className={styles.dot} />}
    </>
  )
  if (href !== undefined)
    return (
      <LinkComponent href={href} className={cx(styles.item, styles.pressable)} onClick={onOpen}>
        {content}
      </LinkComponent>
    )
  if (!(unread || wasUnread)) return <div className={styles.item}>{content}</div>
  return (
    <button
      type="button"
      aria-disabled={!unread}
      className={cx(styles.item, unread && styles.pressable)}
      onClick={unread ? onOpen : undefined}
    >
      {content}
    </button>
  )
}
