import { cva, cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Timeline.css.ts'

export type TimelineStatus = 'done' | 'current' | 'upcoming' | 'failed'

export interface TimelineEvent {
  id: string
  title: ReactNode
  status: TimelineStatus
  /** When, in words. */
  time?: string
  /** When, for machines: ISO 8601. */
  dateTime?: string
  description?: ReactNode
  /** Who did it. */
  actor?: ReactNode
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Names the list: "Stops". */
  'aria-label': string
  /** In the order of time. */
  events: readonly TimelineEvent[]
  /** New events are said politely as they come. */
  live?: boolean
  labels?: Partial<Record<TimelineStatus, string>>
  ref?: Ref<HTMLOListElement>
}

const english: Record<TimelineStatus, string> = { done: 'Done', current: 'Now', upcoming: 'Ahead', failed: 'Failed' }

const node = cva(styles.node, { variants: { status: styles.nodeStatus } })

/** What happened, what happens now and what is ahead: a lane, solid where it was travelled. */
export function Timeline({ events, live = false, labels, className, ...rest }: TimelineProps) {
  const words = { ...english, ...labels }
  return (
    <ol {...rest} {...(live ? { 'aria-live': 'polite', 'aria-relevant': 'additions' } : {})} className={cx(styles.root, className)}>
      {events.map((event, i) => {
        const next = events[i + 1]
        return (
          <li key={event.id} aria-current={event.status === 'current' ? 'step' : undefined} className={styles.event}>
            <span aria-hidden="true" className={node({ status: event.status })} />
            {next === undefined ? null : (
              <span aria-hidden="true" className={cx(styles.line, event.status === 'done' ? styles.travelled : styles.ahead)} />
            )}
            <div className={styles.words}>
              <div className={styles.title}>
                <VisuallyHidden>{`${words[event.status]}: `}</VisuallyHidden>
                {event.title}
              </div>
              {event.description === undefined ? null : <div className={styles.detail}>{event.description}</div>}
              {event.actor === undefined ? null : <div className={styles.detail}>{event.actor}</div>}
            </div>
            {event.time === undefined ? null : (
              <time dateTime={event.dateTime} className={styles.time}>
                {event.time}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
