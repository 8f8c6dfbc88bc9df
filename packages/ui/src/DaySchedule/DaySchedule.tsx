import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import type { BadgeTone } from '../Badge/Badge.tsx'
import * as styles from './DaySchedule.css.ts'
import { layOutLanes, type ScheduleSpan } from './layOutLanes.ts'

export interface ScheduleItem extends ScheduleSpan {
  id: string
  /** "06:30". */
  begins: string
  /** "08:10". On the scale only its place says it. */
  ends: string
  /** "Ajah – CMS". */
  title: string
  /** What the tone means: "Delayed 12 min". */
  note?: string | undefined
  /** @default 'neutral' */
  tone?: BadgeTone
  href?: string | undefined
}

export interface ScheduleRow {
  id: string
  /** What the row is of, such as a plate. */
  label: ReactNode
  href?: string | undefined
  /** "4 trips, 2 overlap". */
  note?: string | undefined
  hasProblem?: boolean
  items: readonly ScheduleItem[]
}

export interface DayScheduleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** "Trips of Mon 23 Nov by vehicle". */
  'aria-label': string
  /** One track each, such as a vehicle. */
  rows: readonly ScheduleRow[]
  /** The first and the last hour that is drawn. @default 0 and 24 */
  hours?: { from: number; to: number }
  /** Minutes since midnight, if the day is today. */
  now?: number | undefined
  /** The level of the rows' headings. @default 2 */
  headingLevel?: HeadingLevel
  ref?: Ref<HTMLDivElement>
}

const wholeDay = { from: 0, to: 24 }
/** Minutes, beyond every trip that begins on the day. */
const afterTheDay = 2 * 24 * 60

/** What several things do in one day: a row each, on one scale of hours. Where there is no room for a scale, a list each. */
export function DaySchedule({ rows, hours = wholeDay, now, headingLevel = 2, className, ...rest }: DayScheduleProps) {
  const span = Math.max(1, hours.to - hours.from) * 60
  const share = (minutes: number) => `${(Math.min(Math.max(minutes - hours.from * 60, 0), span) / span) * 100}%`
  const marks = Array.from({ length: Math.floor((hours.to - hours.from) / 2) + 1 }, (_, at) => hours.from + at * 2)
  const nowStyle = now === undefined || now < hours.from * 60 || now > hours.to * 60 ? undefined : place({ from: share(now) })
  return (
    <div role="group" {...rest} className={cx(styles.root, className)}>
      <div aria-hidden="true" className={styles.scale}>
        {marks.map((hour) => (
          <span key={hour} className={styles.mark} style={place({ from: share(hour * 60) })}>
            {String(hour % 24).padStart(2, '0')}
          </span>
        ))}
      </div>
      <ul className={styles.rows}>
        {rows.map(({ id, label, href, note, hasProblem = false, items }) => {
          const lanes = layOutLanes(items)
          // Where the next one in its lane begins; after the last one there is room.
          const findNext = ({ to }: ScheduleSpan, at: number) =>
            items.reduce((next, { from }, other) => (lanes[other] === lanes[at] && from >= to ? Math.min(next, from) : next), afterTheDay)
          const laneCount = Math.max(1, ...lanes.map((lane) => lane + 1))
          return (
            <li key={id} className={styles.row}>
              <div className={styles.head}>
                <Heading level={headingLevel} size="subheading">
                  {href === undefined ? label : <Link href={href}>{label}</Link>}
                </Heading>
                {note === undefined ? null : <span className={cx(styles.note, hasProblem && styles.problem)}>{note}</span>}
              </div>
              <ol className={styles.track} style={place({ lanes: laneCount })}>
                {/* Behind the times of what runs now. */}
                {nowStyle ? <li aria-hidden="true" className={styles.now} style={nowStyle} /> : null}
                {items.map((each, at) => {
                  const next = findNext(each, at)
                  return (
                    <li
                      key={each.id}
                      className={styles.slot}
                      style={place({
                        from: share(each.from),
                        to: share(each.to),
                        next: `${((next - hours.from * 60) / span) * 100}%`,
                        last: next === afterTheDay ? 1 : 0,
                        room: (Math.min(next, hours.to * 60) - Math.max(each.from, hours.from * 60)) / span,
                        lane: lanes[at] ?? 0,
                      })}
                    >
                      <ItemBox {...each} />
                    </li>
                  )
                })}
              </ol>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function ItemBox({ begins, ends, title, note, tone = 'neutral', href }: ScheduleItem) {
  const LinkComponent = useLinkComponent()
  const state = note === undefined ? null : <strong className={styles.state}>{note}</strong>
  const name = <span className={styles.name}>{title}</span>
  // What is wrong comes first.
  const isProblem = tone === 'danger' || tone === 'warning'
  const content = (
    <span className={styles.content}>
      <span className={styles.time}>
        {begins}
        <span className={styles.ends}> – {ends}</span>
      </span>{' '}
      {isProblem ? state : name} {isProblem ? name : state}
    </span>
  )
  const hint = [`${begins} – ${ends}`, title, note].filter(Boolean).join(', ')
  return href === undefined ? (
    <div title={hint} className={cx(styles.item, styles.tone[tone])}>
      {content}
    </div>
  ) : (
    <LinkComponent href={href} title={hint} className={cx(styles.item, styles.tone[tone], styles.link)}>
      {content}
    </LinkComponent>
  )
}

/** Positions as variables: only the scale uses them, the list does not. */
const place = (values: Partial<Record<'from' | 'to' | 'next' | 'last' | 'room' | 'lane' | 'lanes', string | number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--vp-schedule-${name}`, String(value)])) as CSSProperties // variables
