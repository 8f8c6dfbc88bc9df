import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { canStart } from './canStart.ts'
import * as styles from './Checklist.css.ts'
import { ChecklistItems } from './ChecklistItems.tsx'
import { ChecklistRow } from './ChecklistRow.tsx'
import { ItemsSkeleton, TitleSkeleton } from './ChecklistSkeleton.tsx'

export type ChecklistStatus = 'pending' | 'declined' | 'under-review' | 'completed'

export interface ChecklistItem {
  id: string
  label: string
  status: ChecklistStatus
  optional?: boolean
  /** Page of the task; without it the task cannot be started now. */
  href?: string | undefined
  /** Why the task cannot be started now. */
  disabledReason?: string
  /** A line below the status, such as why the task was returned. */
  hint?: ReactNode
}

export interface ChecklistLabels {
  pending: string
  declined: string
  underReview: string
  completed: string
  /** Follows the status after a comma. */
  optional: string
  /** Follows the number of completed items, which is bold: " of 6 done". */
  progress: (total: number) => string
  /** Announced when a status changes while focus is in the list: "Add vehicle: Completed". */
  changed: (label: string, status: string) => string
  hide: string
  loading: string
  failed: string
}

export interface ChecklistProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Names the tasks. */
  title: string
  /** The heading level of the title. @default 2 */
  titleLevel?: HeadingLevel
  /** The tasks, in the order in which they are done. */
  items: readonly ChecklistItem[]
  /** The id of the next task, which `action` starts. @default the first one that can be started, required ones first */
  nextId?: string | undefined
  /** A button for the next task, below a divider. */
  action?: ReactNode
  /** Describes the button. */
  actionDescription?: ReactNode
  /** Shows a button to hide the list. The caller stores that it is hidden. */
  onHide?: () => void
  /** Renders nothing once all required items are completed. */
  hideWhenComplete?: boolean
  /** The data is on its way: a skeleton keeps its place. */
  loading?: boolean
  /** Number of placeholder items while loading. @default 6 */
  skeletonItems?: number
  /** Loading failed: `true`, or the reason. */
  error?: boolean | string
  /** Called when the user presses Retry. */
  onRetry?: () => void
  /** The data is asked for again: Retry is busy. */
  retrying?: boolean
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<ChecklistLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: ChecklistLabels = {
  pending: 'Pending',
  declined: 'Declined',
  underReview: 'Under review',
  completed: 'Completed',
  optional: 'optional',
  progress: (total) => ` of ${total} done`,
  changed: (label, status) => `${label}: ${status}`,
  hide: 'Hide',
  loading: 'Loading',
  failed: 'Could not load',
}

/** A list of tasks connected by a line: solid for completed ones, dashed for upcoming ones, amber for the next one. */
export function Checklist({
  title,
  titleLevel = 2,
  items,
  nextId,
  action,
  actionDescription,
  onHide,
  hideWhenComplete = false,
  loading = false,
  skeletonItems = 6,
  error = false,
  onRetry,
  retrying,
  labels,
  ...rest
}: ChecklistProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const statuses: Record<ChecklistStatus, string> = {
    pending: mergedLabels.pending,
    declined: mergedLabels.declined,
    'under-review': mergedLabels.underReview,
    completed: mergedLabels.completed,
  }
  const hasFailed = error !== false && error !== ''
  if (hideWhenComplete && !loading && !hasFailed && isComplete(items)) return null
  if (loading || hasFailed)
    return (
      <Card
        {...rest}
        title={loading ? <TitleSkeleton title={title} /> : title}
        titleLevel={titleLevel}
        titleSize="heading"
        action={loading ? <Skeleton size="small" width="word" /> : undefined}
      >
        {loading ? (
          <ItemsSkeleton count={skeletonItems} label={mergedLabels.loading} />
        ) : (
          <ErrorState
            compact
            titleLevel={titleLevel === 1 ? 2 : 3}
            title={mergedLabels.failed}
            description={error === true ? undefined : error}
            onRetry={onRetry}
            retrying={retrying}
          />
        )}
      </Card>
    )
  const completed = items.filter(({ status }) => status === 'completed').length
  const startableItems = items.filter(({ status, href }) => canStart(status) && href !== undefined)
  const nextItem = items.find(({ id }) => id === nextId) ?? startableItems.find(({ optional }) => !optional) ?? startableItems[0]
  return (
    <Card
      {...rest}
      title={title}
      titleLevel={titleLevel}
      titleSize="heading"
      action={
        <div className={styles.headerEnd}>
          <ProgressBar
            completed={completed}
            total={items.length}
            label={title}
            text={`${completed}${mergedLabels.progress(items.length)}`}
          />
          <span className={styles.progress}>
            <span className={styles.done}>{completed}</span>
            {mergedLabels.progress(items.length)}
          </span>
          {onHide === undefined ? null : (
            <Button
              ref={moveFocusOnUnmount}
              variant="quiet"
              size="small"
              aria-label={`${mergedLabels.hide}: ${title}`}
              onClick={() => onHide()}
            >
              {mergedLabels.hide}
            </Button>
          )}
        </div>
      }
      footer={
        action === undefined && actionDescription === undefined ? undefined : (
          <div className={styles.footer}>
            <div className={styles.footerText}>{actionDescription}</div>
            {action}
          </div>
        )
      }
    >
      <ChecklistItems
        items={items.map(({ id, label, status }) => ({ id, status, text: mergedLabels.changed(label, statuses[status]) }))}
        className={styles.items}
      >
        {items.map((item, index) => (
          <ChecklistRow
            key={item.id}
            item={item}
            look={item === nextItem && item.status === 'pending' ? 'next' : item.status}
            isCurrent={item === nextItem}
            isLast={index === items.length - 1}
            status={item.optional ? `${statuses[item.status]}, ${mergedLabels.optional}` : statuses[item.status]}
          />
        ))}
      </ChecklistItems>
    </Card>
  )
}

const isComplete = (items: readonly ChecklistItem[]) =>
  items.length > 0 && items.every(({ status, optional }) => optional === true || status === 'completed')

interface ProgressBarProps {
  completed: number
  total: number
  label: string
  text: string
}

/** The progress as a bar; the text is next to it. */
function ProgressBar({ completed, total, label, text }: ProgressBarProps) {
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={completed}
      aria-valuetext={text}
      viewBox="0 0 72 6"
      className={styles.bar}
    >
      <rect width="72" height="6" rx="3" className={styles.barRemaining} />
      <rect width={total === 0 ? 0 : (72 * completed) / total} height="6" rx="3" className={styles.barDone} />
    </svg>
  )
}
