'use client'
import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
import { Icon } from '../private/Icon.tsx'
import { ChevronLeft, ChevronRight } from '../private/icons.ts'
import { useLazyModule } from '../private/useLazyModule.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { pageAt, pageSteps } from './pages.ts'
import { PageStep } from './PageStep.tsx'
import * as styles from './Pagination.css.ts'

export interface PaginationLabels {
  /** Names the navigation, before the name of the list. */
  pagination: string
  previous: string
  next: string
  page: (page: number) => string
  /** For narrow places; without a count nobody knows how many there are. */
  pageOf: (page: number, count: number | undefined) => string
  /** Which rows are shown. */
  range: (from: number, to: number, total: number | undefined) => string
  /** Names the choice of sizes. */
  pageSize: string
  pageSizeOption: (size: number) => string
}

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is turned over: "members". */
  label: string
  /** From 1; one beyond the end counts as the last. */
  page: number
  /** @default 10 */
  pageSize?: number
  /** How many rows there are; leave it out when nobody knows, and say `hasNext`. */
  total?: number | undefined
  /** Without a total: whether more follows. */
  hasNext?: boolean | undefined
  onPageChange?: (page: number) => void
  /** Makes the pages links; a plain press still calls `onPageChange`. */
  hrefFor?: ((page: number) => string) | undefined
  /** Pages offered on each side of the current one. @default 1 */
  siblings?: number
  /** Only back, on and where we are, also where there is room for more. */
  compact?: boolean
  /** Sizes that a person may choose from. */
  pageSizeOptions?: readonly number[] | undefined
  /** The page that keeps the first row in sight comes along. */
  onPageSizeChange?: (pageSize: number, page: number) => void
  /** A first answer is under way: keeps the place, and nothing can be turned yet. */
  loading?: boolean
  /** Stands also where there is only one page, to say how many rows there are. */
  always?: boolean
  /** Stands after the range: "as of 14:32". */
  note?: ReactNode
  /** Where the focus goes after turning, such as the list's heading; without it, it stays on the pressed control. */
  focusAfter?: RefObject<HTMLElement | null>
  /** Says nothing by itself: whoever shows the list announces it. */
  silent?: boolean
  labels?: Partial<PaginationLabels>
  ref?: Ref<HTMLElement>
}

const english: PaginationLabels = {
  pagination: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => (count === undefined ? `Page ${page}` : `Page ${page} of ${count}`),
  range: (from, to, total) => (total === undefined ? `${from} to ${to}` : `${from} to ${to} of ${total}`),
  pageSize: 'Rows on a page',
  pageSizeOption: (size) => `${size} rows`,
}

const loadSelect = async () => (await import('../Select/Select.tsx')).Select

/** Turns the pages of a list. With one page there is nothing to turn, and it is not there. */
export function Pagination({
  label,
  page,
  pageSize = 10,
  total,
  hasNext = false,
  onPageChange,
  hrefFor,
  siblings = 1,
  compact = false,
  pageSizeOptions,
  onPageSizeChange,
  loading = false,
  always = false,
  note,
  focusAfter,
  silent = false,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const words = { ...english, ...labels }
  const { current, count, from, to, isLast } = pageAt({ page, pageSize, total, hasNext })
  const isAlone = count === undefined ? current === 1 && !hasNext : count === 1
  // Who made the pages large must be able to make them small again.
  const offersSizes = pageSizeOptions !== undefined && total !== undefined && total > Math.min(...pageSizeOptions)
  const Select = useLazyModule(offersSizes, loadSelect)
  if (isAlone && !always && !offersSizes && !loading) return null

  const turn = (target: number) => {
    onPageChange?.(target)
    focusAfter?.current?.focus()
  }
  const step = { hrefFor: loading ? undefined : hrefFor, onTurn: turn }
  return (
    <nav aria-label={`${words.pagination}, ${label}`} {...rest} className={cx(styles.root, className)}>
      {loading ? (
        <Skeleton size="small" width="short" />
      ) : (
        <p className={styles.range}>
          <span role={silent ? undefined : 'status'}>{words.range(from, to, total)}</span>
          {note === undefined ? null : <>, {note}</>}
        </p>
      )}
      <div className={styles.controls}>
        {offersSizes && Select ? (
          <Select
            label={words.pageSize}
            labelHidden
            size="small"
            value={String(pageSize)}
            options={pageSizeOptions.map((size) => ({ value: String(size), label: words.pageSizeOption(size) }))}
            onValueChange={(size) => onPageSizeChange?.(Number(size), Math.ceil(from / Number(size)))}
          />
        ) : null}
        <ul className={styles.steps}>
          <li>
            <PageStep {...step} page={current - 1} label={words.previous} disabled={loading || current === 1}>
              <Icon className={styles.chevron}>
                <ChevronLeft />
              </Icon>
            </PageStep>
          </li>
          <li className={cx(styles.compact, (compact || count === undefined) && styles.always)}>{words.pageOf(current, count)}</li>
          {(compact ? [] : pageSteps(current, count ?? 0, siblings)).map((target, i) => (
            // A gap has no name of its own, but a place: before the current page or after it.
            <li key={target === 'gap' ? `gap ${i}` : target} className={styles.wide}>
              {target === 'gap' ? (
                <span aria-hidden="true" className={styles.gap}>
                  …
                </span>
              ) : (
                <PageStep {...step} page={target} label={words.page(target)} current={target === current} disabled={loading}>
                  {target}
                </PageStep>
              )}
            </li>
          ))}
          <li>
            <PageStep {...step} page={current + 1} label={words.next} disabled={loading || isLast}>
              <Icon className={styles.chevron}>
                <ChevronRight />
              </Icon>
            </PageStep>
          </li>
        </ul>
      </div>
    </nav>
  )
}
