'use client'
import { cva, cx } from 'class-variance-authority'
import { ArrowRight, Check, Clock } from '../private/icons.ts'
import { useId, type ReactNode } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import type { ChecklistItem } from './Checklist.tsx'
import * as styles from './Checklist.css.ts'

export type StopLook = 'done' | 'review' | 'next' | 'pending'

const node = cva(styles.node, { variants: { look: styles.nodeLook } })

const icons: Record<StopLook, ReactNode> = { done: <Check />, review: <Clock />, next: <ArrowRight />, pending: null }

interface ChecklistStopProps {
  item: ChecklistItem
  look: StopLook
  isLast: boolean
  /** The status in words. */
  status: string
}

/** One stop of the lane: its node, the line to the next one, and its words. */
export function ChecklistStop({ item, look, isLast, status }: ChecklistStopProps) {
  const LinkComponent = useLinkComponent()
  const titleId = useId()
  const statusId = useId()
  // What is being looked at, or is done, cannot be worked on.
  const leads = item.href !== undefined && item.status === 'pending'
  return (
    <li className={styles.stop} aria-current={look === 'next' ? 'step' : undefined}>
      {isLast ? null : (
        <span className={cx(styles.line, styles.ahead)}>
          <span className={cx(styles.travelled, look === 'done' && styles.travelledAll)} />
        </span>
      )}
      <span className={node({ look })}>
        {icons[look] === null ? null : (
          <Icon size="small" className={look === 'next' ? styles.arrow : ''}>
            {icons[look]}
          </Icon>
        )}
      </span>
      <div className={cx(styles.words, !isLast && styles.wordsBeforeNext)}>
        {leads && item.href !== undefined ? (
          <LinkComponent
            href={item.href}
            aria-labelledby={`${titleId} ${statusId}`}
            className={cx(styles.title, look === 'next' ? styles.nextLink : styles.link)}
          >
            <span id={titleId}>{item.label}</span>
          </LinkComponent>
        ) : (
          <span className={styles.title}>{item.label}</span>
        )}
        <div id={statusId} className={styles.status}>
          {status}
        </div>
        {leads || item.disabledReason === undefined || item.status !== 'pending' ? null : (
          <div className={styles.status}>{item.disabledReason}</div>
        )}
        {item.hint === undefined ? null : <div className={styles.status}>{item.hint}</div>}
      </div>
    </li>
  )
}
