'use client'
import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
import { Icon } from '../private/Icon.tsx'
import { ChevronLeft, ChevronRight } from '../private/icons.ts'
import { useLazyModule } from '../private/useLazyModule.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { getPageRange, listPaginationItems } from './paginationRange.ts'
import { PageLink } from './PageLink.tsx'
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
  getHref?: ((page: number) => string) | undefined
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
  showSinglePage?: boolean
  /** Stands after the range: "as of 14:32". */
  note?: ReactNode
  /** Where the focus goes after turning, such as the list's heading; without it, it stays on the pressed control. */
  focusAfterChange?: RefObject<HTMLElement | null>
  /** Says nothing by itself: whoever shows the list announces it. */
  unannounced?: boolean
  labels?: Partial<PaginationLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: PaginationLabels = {
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
  getHref,
  siblings = 1,
  compact = false,
  pageSizeOptions,
  onPageSizeChange,
  loading = false,
  showSinglePage = false,
  note,
  focusAfterChange,
  unannounced = false,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const { current, count, from, to, isLast } = getPageRange({ page, pageSize, total, hasNext })
  const isAlone = count === undefined ? current === 1 && !hasNext : count === 1
  // Who made the pages large must be able to make them small again.
  const offersSizes = pageSizeOptions !== undefined && total !== undefined && total > Math.min(...pageSizeOptions)
  const Select = useLazyModule(offersSizes, loadSelect)
  if (isAlone && !showSinglePage && !offersSizes && !loading) return null

  const goToPage = (target: number) => {
    onPageChange?.(target)
    focusAfterChange?.current?.focus()
  }
  const pageLink = { getHref: loading ? undefined : getHref, onPageChange: goToPage }
  return (
    <nav aria-label={`${mergedLabels.pagination}, ${label}`} {...rest} className={cx(styles.root, className)}>
      {loading ? (
        <Skeleton size="small" width="short" />
      ) : (
        <p className={styles.range}>
          <span role={unannounced ? undefined : 'status'}>{mergedLabels.range(from, to, total)}</span>
          {note === undefined ? null : <>, {note}</>}
        </p>
      )}
      <div className={styles.controls}>
        {offersSizes && Select ? (
          <Select
            label={mergedLabels.pageSize}
            labelHidden
            size="small"
            value={String(pageSize)}
            options={pageSizeOptions.map((size) => ({ value: String(size), label: mergedLabels.pageSizeOption(size) }))}
            onValueChange={(size) => onPageSizeChange?.(Number(size), Math.ceil(from / Number(size)))}
          />
        ) : null}
        <ul className={styles.steps}>
          <li>
            <PageLink {...pageLink} page={current - 1} label={mergedLabels.previous} disabled={loading || current === 1}>
              <Icon className={styles.chevron}>
                <ChevronLeft />
              </Icon>
            </PageLink>
          </li>
          <li className={cx(styles.compact, (compact || count === undefined) && styles.always)}>{mergedLabels.pageOf(current, count)}</li>
          {(compact ? [] : listPaginationItems(current, count ?? 0, siblings)).map((target, i) => (
            // A gap has no name of its own, but a place: before the current page or after it.
            <li key={target === 'gap' ? `gap ${i}` : target} className={styles.wide}>
              {target === 'gap' ? (
                <span aria-hidden="true" className={styles.gap}>
                  …
                </span>
              ) : (
                <PageLink {...pageLink} page={target} label={mergedLabels.page(target)} current={target === current} disabled={loading}>
                  {target}
                </PageLink>
              )}
            </li>
          ))}
          <li>
            <PageLink {...pageLink} page={current + 1} label={mergedLabels.next} disabled={loading || isLast}>
              <Icon className={styles.chevron}>
                <ChevronRight />
              </Icon>
            </PageLink>
          </li>
        </ul>
      </div>
    </nav>
  )
}
