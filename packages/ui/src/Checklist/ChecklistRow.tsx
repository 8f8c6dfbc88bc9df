'use client'
import { cva, cx } from 'class-variance-authority'
import { Clock } from '../private/icons/frameIcons.ts'
import { ArrowRight, Check, X } from '../private/icons/messageIcons.ts'
import { useId, type ReactNode } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { canStart } from './canStart.ts'
import type { ChecklistItem, ChecklistStatus } from './Checklist.tsx'
import * as styles from './Checklist.css.ts'

export type ChecklistRowLook = ChecklistStatus | 'next'

const marker = cva(styles.marker, { variants: { look: styles.markerLook } })

const icons: Record<ChecklistRowLook, ReactNode> = {
  completed: <Check />,
  'under-review': <Clock />,
  next: <ArrowRight />,
  pending: null,
  declined: <X />,
}

interface ChecklistRowProps {
  item: ChecklistItem
  look: ChecklistRowLook
  isLast: boolean
  /** The next task to start. */
  isCurrent: boolean
  /** The status as text. */
  status: string
}

/** One task: marker, line to the next one, and text. */
export function ChecklistRow({ item, look, isLast, isCurrent, status }: ChecklistRowProps) {
  const LinkComponent = useLinkComponent()
  const titleId = useId()
  const statusId = useId()
  // A task that is under review or completed cannot be started.
  const href = canStart(item.status) ? item.href : undefined
  return (
    <li className={styles.item} aria-current={isCurrent ? 'step' : undefined}>
      {isLast ? null : (
        <span className={cx(styles.line, styles.upcomingLine)}>
          <span className={cx(styles.doneLine, look === 'completed' && styles.doneLineFull)} />
        </span>
      )}
      <span className={marker({ look })}>
        {icons[look] && (
          <Icon size="small" className={look === 'next' ? styles.arrow : ''}>
            {icons[look]}
          </Icon>
        )}
      </span>
      <div className={cx(styles.content, !isLast && styles.contentBeforeNext)}>
        {href ? (
          <LinkComponent
            href={href}
            aria-labelledby={`${titleId} ${statusId}`}
            className={cx(styles.title, isCurrent ? styles.nextLink : styles.link)}
          >
            <span id={titleId}>{item.label}</span>
          </LinkComponent>
        ) : (
          <span className={styles.title}>{item.label}</span>
        )}
        <div id={statusId} className={cx(styles.status, look === 'declined' && styles.declinedStatus)}>
          {status}
        </div>
        {!href && item.disabledReason && item.status === 'pending' ? <div className={styles.status}>{item.disabledReason}</div> : null}
        {item.hint === undefined ? null : <div className={styles.status}>{item.hint}</div>}
      </div>
    </li>
  )
}
