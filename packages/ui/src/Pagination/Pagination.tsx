'use client'
import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import { ChevronLeft, ChevronRight } from '../private/icons/messageIcons.ts'
import { useLazyModule } from '../private/useLazyModule.ts'
import { SkeletonLine } from '../private/SkeletonLine.tsx'
import { getPageRange, listPaginationItems } from './paginationRange.ts'
import { PageLink } from './PageLink.tsx'
import * as styles from './Pagination.css.ts'

export interface PaginationLabels {
  /** Name of the navigation, before the name of the list. */
  pagination: string
  previous: string
  next: string
  page: (page: number) => string
  /** For narrow layouts. `count` is undefined if the total is unknown. */
  pageOf: (page: number, count: number | undefined) => string
  /** The range of visible rows. */
  range: (from: number, to: number, total: number | undefined) => string
  /** Label of the page size select. */
  pageSize: string
  pageSizeOption: (size: number) => string
}

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the list contains: "members". */
  label: string
  /** Starts at 1; a page beyond the end counts as the last. */
  page: number
  /** Rows per page. @default 10 */
  pageSize?: number
  /** The total number of rows. If unknown, pass `hasNext` instead. */
  total?: number | undefined
  /** Whether more rows follow, if the total is unknown. */
  hasNext?: boolean | undefined
  /** Called with the page that the user chooses, from 1. */
  onPageChange?: (page: number) => void
  /** Renders pages as links; a plain click still calls `onPageChange`. */
  getHref?: ((page: number) => string) | undefined
  /** Number of pages on each side of the current one. @default 1 */
  siblings?: number
  /** Shows only previous, next and the current page, at all widths. */
  compact?: boolean
  /** The page sizes to choose from. */
  pageSizeOptions?: readonly number[] | undefined
  /** Receives the page that keeps the first row visible. */
  onPageSizeChange?: (pageSize: number, page: number) => void
  /** The first page is loading: keeps the layout and disables the controls. */
  loading?: boolean
  /** Shows the pagination for a single page too, with the number of rows. */
  showSinglePage?: boolean
  /** Shown after the range: "as of 14:32". */
  note?: ReactNode
  /** Receives focus after a page change, such as the list's heading. By default the pressed control keeps focus. */
  focusAfterChange?: RefObject<HTMLElement | null>
  /** Does not announce page changes, because the list does. */
  unannounced?: boolean
  /** The words that the component brings itself, such as for another language. */
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

const loadSelectBox = async () => (await import('../private/SelectBox.tsx')).SelectBox

/** Page navigation for a list. Renders nothing for a single page. */
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
  // Keep the select when a larger page size leaves a single page.
  const offersSizes = pageSizeOptions !== undefined && total !== undefined && total > Math.min(...pageSizeOptions)
  const SelectBox = useLazyModule(offersSizes, loadSelectBox)
  if (isAlone && !showSinglePage && !offersSizes && !loading) return null

  const goToPage = (target: number) => {
    onPageChange?.(target)
    focusAfterChange?.current?.focus()
  }
  const pageLink = { getHref: loading ? undefined : getHref, onPageChange: goToPage }
  return (
    <nav aria-label={`${mergedLabels.pagination}, ${label}`} {...rest} className={cx(styles.root, className)}>
      {loading ? (
        <SkeletonLine width="short" />
      ) : (
        <p className={styles.range}>
          <span role={unannounced ? undefined : 'status'}>{mergedLabels.range(from, to, total)}</span>
          {note === undefined ? null : <>, {note}</>}
        </p>
      )}
      <div className={styles.controls}>
        {offersSizes && SelectBox ? (
          <SelectBox
            size="small"
            aria-label={mergedLabels.pageSize}
            value={pageSize}
            onChange={({ currentTarget: { value } }) => onPageSizeChange?.(Number(value), Math.ceil(from / Number(value)))}
          >
            {[...new Set([...pageSizeOptions, pageSize])].map((size) => (
              <option key={size} value={size}>
                {mergedLabels.pageSizeOption(size)}
              </option>
            ))}
          </SelectBox>
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
            // Gaps are identified by their position.
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
