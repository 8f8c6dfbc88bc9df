import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Card } from '../Card/Card.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Checklist.css.ts'
import { ChecklistStop, type StopLook } from './ChecklistStop.tsx'

export type ChecklistStatus = 'pending' | 'under-review' | 'completed'

export interface ChecklistItem {
  id: string
  label: string
  status: ChecklistStatus
  optional?: boolean
  /** Where it is worked on; without one it cannot be started now. */
  href?: string | undefined
  /** One more line under the status, such as why it came back. */
  hint?: ReactNode
}

export interface ChecklistLabels {
  pending: string
  underReview: string
  completed: string
  /** Follows the status after a comma. */
  optional: string
  /** Follows the number of completed items, which is printed bold: " of 6 done". */
  progress: (total: number) => string
  loading: string
  failed: string
}

export interface ChecklistProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  title: string
  /** @default 2 */
  titleLevel?: HeadingLevel
  items: readonly ChecklistItem[]
  /** The one button of the next step, under a rule. */
  action?: ReactNode
  /** Says what the button is for. */
  actionText?: ReactNode
  loading?: boolean
  /** How many stops to keep room for while loading. @default 6 */
  expected?: number
  /** The list could not be fetched: `true`, or the reason. */
  error?: boolean | string
  onRetry?: () => void
  retrying?: boolean
  labels?: Partial<ChecklistLabels>
  ref?: Ref<HTMLElement>
}

const english: ChecklistLabels = {
  pending: 'Pending',
  underReview: 'Under review',
  completed: 'Completed',
  optional: 'optional',
  progress: (total) => ` of ${total} done`,
  loading: 'Loading',
  failed: 'Could not load',
}

const looks: Record<ChecklistStatus, StopLook> = { completed: 'done', 'under-review': 'review', pending: 'pending' }

/** Tasks as stops on a lane: solid where it is done, dashed where it is ahead, amber where to go next. */
export function Checklist({
  title,
  titleLevel = 2,
  items,
  action,
  actionText,
  loading = false,
  expected = 6,
  error = false,
  onRetry,
  retrying,
  labels,
  ...rest
}: ChecklistProps) {
  const words = { ...english, ...labels }
  const statuses: Record<ChecklistStatus, string> = {
    pending: words.pending,
    'under-review': words.underReview,
    completed: words.completed,
  }
  const failed = error !== false && error !== ''
  if (loading || failed)
    return (
      <Card
        {...rest}
        title={loading ? <Blank title={title} /> : title}
        titleLevel={titleLevel}
        titleSize="heading"
        action={loading ? <Skeleton size="small" width="word" /> : undefined}
      >
        {loading ? (
          <BlankLane count={expected} label={words.loading} />
        ) : (
          <ErrorState
            compact
            titleLevel={titleLevel === 1 ? 2 : 3}
            title={words.failed}
            description={error === true ? undefined : error}
            onRetry={onRetry}
            retrying={retrying}
          />
        )}
      </Card>
    )
  const completed = items.filter(({ status }) => status === 'completed').length
  const open = items.filter(({ status, href }) => status === 'pending' && href !== undefined)
  const next = open.find(({ optional }) => !optional) ?? open[0]
  return (
    <Card
      {...rest}
      title={title}
      titleLevel={titleLevel}
      titleSize="heading"
      action={
        <span className={styles.progress}>
          <span className={styles.done}>{completed}</span>
          {words.progress(items.length)}
        </span>
      }
      footer={
        action === undefined && actionText === undefined ? undefined : (
          <div className={styles.foot}>
            <div className={styles.footText}>{actionText}</div>
            {action}
          </div>
        )
      }
    >
      <ol className={styles.stops}>
        {items.map((item, index) => (
          <ChecklistStop
            key={item.id}
            item={item}
            look={item === next ? 'next' : looks[item.status]}
            isLast={index === items.length - 1}
            status={item.optional ? `${statuses[item.status]}, ${words.optional}` : statuses[item.status]}
          />
        ))}
      </ol>
    </Card>
  )
}

function Blank({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Skeleton size="heading" width="medium" />
    </>
  )
}

function BlankLane({ count, label }: { count: number; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.stops}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={styles.stop}>
              {index === count - 1 ? null : <span className={cx(styles.line, styles.blankLine)} />}
              <span className={cx(styles.node, styles.blankNode)} />
              <div className={cx(styles.words, styles.blankWords)}>
                <Skeleton size="body" width="medium" />
                <Skeleton size="small" width="short" />
              </div>
            </div>
          ))}
        </div>
        <div className={styles.blankRow}>
          <Skeleton size="small" />
        </div>
      </div>
    </>
  )
}
