import { cva, cx } from 'class-variance-authority'
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import { ArrowRight, Check } from '../private/icons/messageIcons.ts'
import * as stepMarker from '../private/stepMarker.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Timeline.css.ts'

export type TimelineStatus = 'done' | 'current' | 'upcoming' | 'failed'

/** `large` is for a few steps, with icons. */
export type TimelineSize = 'small' | 'large'

/** `horizontal`: side by side from the tablet breakpoint, without descriptions of some length. */
export type TimelineOrientation = 'vertical' | 'horizontal'

export interface TimelineEvent {
  id: string
  title: ReactNode
  status: TimelineStatus
  /** When, as text. */
  time?: string
  /** A delay after the time: "+4". */
  delay?: string
  /** The exact time next to a relative one: "Sat 21 Nov, 14:02" next to "3 minutes ago". */
  exactTime?: string
  /** Consecutive events with the same day are grouped under it: "Today, Sat 21 Nov". */
  day?: string
  /** The `datetime` attribute, ISO 8601. */
  dateTime?: string
  description?: ReactNode
  /** The user who caused the event. */
  actor?: ReactNode
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Name of the list: "Stops". */
  'aria-label': string
  /** In chronological order. */
  events: readonly TimelineEvent[]
  /** The size of the marks and titles. @default 'small' */
  size?: TimelineSize
  /** A horizontal one is for up to six events, without days. @default 'vertical' */
  orientation?: TimelineOrientation
  /** Announces new events. */
  live?: boolean
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<Record<TimelineStatus, string>>
  ref?: Ref<HTMLOListElement>
}

const defaultLabels: Record<TimelineStatus, string> = { done: 'Done', current: 'Now', upcoming: 'Ahead', failed: 'Failed' }

const markerStyle = cva(stepMarker.marker, { variants: { status: stepMarker.markerStatus, size: { small: '', large: styles.largeNode } } })
const eventStyle = cva(styles.event, {
  variants: { size: { small: '', large: styles.largeEvent }, orientation: { vertical: '', horizontal: styles.eventAcross } },
})
const statusIcons: Partial<Record<TimelineStatus, ReactNode>> = { done: <Check />, current: <ArrowRight /> }

/** Past, current and upcoming events on a line, solid where done. */
export function Timeline({ events, size = 'small', orientation = 'vertical', live = false, labels, className, ...rest }: TimelineProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const id = useId()
  const liveProps = live ? ({ 'aria-live': 'polite', 'aria-relevant': 'additions' } as const) : {}
  const days = groupByDay(events)
  const renderEvent = (event: TimelineEvent, next: TimelineEvent | undefined) => (
    <TimelineItem key={event.id} {...{ event, size, orientation }} hasNext={next !== undefined} statusLabel={mergedLabels[event.status]} />
  )
  return (
    <ol {...rest} {...liveProps} className={cx(styles.root, orientation === 'horizontal' && styles.across, className)}>
      {days.map(({ day, events: those }, i) =>
        day === undefined ? (
          those.map((event, j) => renderEvent(event, those[j + 1]))
        ) : (
          // A day may occur twice, with events without a day in between.
          <li key={`${day} ${i}`} className={styles.dayGroup}>
            <div id={`${id}${i}`} className={styles.day}>
              {day}
            </div>
            <ol aria-labelledby={`${id}${i}`} className={styles.root}>
              {those.map((event, j) => renderEvent(event, those[j + 1]))}
            </ol>
          </li>
        ),
      )}
    </ol>
  )
}

interface TimelineDay {
  day: string | undefined
  events: TimelineEvent[]
}

function groupByDay(events: readonly TimelineEvent[]): TimelineDay[] {
  const days: TimelineDay[] = []
  for (const event of events) {
    const last = days.at(-1)
    if (last && last.day === event.day) last.events.push(event)
    else days.push({ day: event.day, events: [event] })
  }
  return days
}

interface TimelineItemProps {
  event: TimelineEvent
  size: TimelineSize
  orientation: TimelineOrientation
  /** Another event follows. */
  hasNext: boolean
  statusLabel: string
}

function TimelineItem({ event, size, orientation, hasNext, statusLabel }: TimelineItemProps) {
  const { status, title, description, actor, time, delay, exactTime, dateTime } = event
  const isLarge = size === 'large'
  const isAcross = orientation === 'horizontal'
  return (
    <li aria-current={status === 'current' ? 'step' : undefined} className={eventStyle({ size, orientation })}>
      <span aria-hidden="true" className={markerStyle({ status, size })}>
        {isLarge && statusIcons[status] ? <Icon size="small">{statusIcons[status]}</Icon> : null}
      </span>
      {hasNext ? (
        <span
          aria-hidden="true"
          className={cx(
            stepMarker.line,
            isLarge ? styles.longLine : styles.line,
            status === 'done' ? stepMarker.lineDone : stepMarker.lineUpcoming,
            isAcross && (status === 'done' ? styles.lineAcross : styles.dashesAcross),
          )}
        />
      ) : null}
      <div className={styles.words}>
        <div className={cx(styles.title, isLarge && styles.largeTitle)}>
          <VisuallyHidden>{`${statusLabel}: `}</VisuallyHidden>
          {title}
        </div>
        {description === undefined ? null : <div className={styles.detail}>{description}</div>}
        {actor === undefined ? null : <div className={styles.detail}>{actor}</div>}
      </div>
      {time === undefined ? null : (
        <time dateTime={dateTime} className={cx(styles.time, isAcross && styles.timeAcross)}>
          {time}
          {delay === undefined ? null : <span className={styles.delay}> {delay}</span>}
          {exactTime === undefined ? null : <span className={styles.exact}>{exactTime}</span>}
        </time>
      )}
    </li>
  )
}
