'use client'
import { memo, useId, type ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { pulsing } from '../private/skeletonLine.css.ts'
import { SkeletonLine } from '../private/SkeletonLine.tsx'
import * as styles from './CardList.css.ts'
import * as frame from './DataTable.css.ts'
import { rowLinkHandlers } from './rowLinkHandlers.ts'
import { GroupHeading, type RowGroupRange } from './rowGroups.tsx'
import type { RowSettings, RowProps } from './tablePartProps.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as rows from './TableRow.css.ts'
import { RowName } from './TableRow.tsx'

interface CardListProps<Row> {
  rowSettings: RowSettings<Row>
  /** All filtered rows, for the totals. */
  all: readonly Row[]
  loading: boolean
  dimmed: boolean
  /** Whether cards may stand side by side. */
  isGrid: boolean
  /** Consecutive rows under the same heading. */
  groups: readonly RowGroupRange[] | undefined
  renderRows: (from: number, to: number) => ReactNode
  children: ReactNode
}

/** The rows as a list of cards. */
export function CardList<Row>({ rowSettings, all, loading, dimmed, isGrid, groups, renderRows, children }: CardListProps<Row>) {
  const baseId = useId()
  const list = cx(styles.list, isGrid && styles.grid, dimmed && frame.dimmed)
  if (loading)
    return (
      <div aria-hidden="true" data-loading-rows="" className={pulsing}>
        {[0, 1, 2, 3].map(renderSkeleton)}
      </div>
    )
  return (
    <>
      {groups ? (
        groups.map(({ group, from, to }) => (
          <div key={`${group.id} ${from}`}>
            <div id={`${baseId}${from}`} className={rows.group}>
              <GroupHeading {...group} />
            </div>
            <ul aria-labelledby={`${baseId}${from}`} className={list}>
              {renderRows(from, to)}
            </ul>
          </div>
        ))
      ) : (
        <ul className={list}>{children}</ul>
      )}
      <CardTotals columns={rowSettings.columns} all={all} />
    </>
  )
}

const renderSkeleton = (index: number) => (
  <div key={index} className={styles.card}>
    <div className={styles.fullWidth}>
      <div className={styles.title}>
        <SkeletonLine width="half" />
      </div>
      <div className={styles.subtitle}>
        <SkeletonLine width="threeQuarters" />
        <SkeletonLine width="third" />
      </div>
    </div>
  </div>
)

function CardTotals<Row>({ columns, all }: Pick<RowSettings<Row>, 'columns'> & Pick<CardListProps<Row>, 'all'>) {
  const totalColumns = columns.filter(({ total }) => total)
  if (totalColumns.length === 0) return null
  return (
    <div className={cx(styles.card, styles.sum)}>
      <dl className={styles.fields}>
        {totalColumns.map(({ id, header, total }) => (
          <div key={id} className={styles.field}>
            <dt className={styles.term}>{header}</dt>
            <dd className={styles.value}>{total?.(all)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function CardContentItem<Row>({ row, rowSettings }: Pick<RowProps<Row>, 'row' | 'rowSettings'>) {
  const { columns, rowHref, rowActions, card = {} } = rowSettings
  const href = rowHref?.(row)
  const rowHeader = columns.find(({ rowHeader }) => rowHeader)
  const fields = columns.filter((column) => !column.rowHeader && (card.fields === undefined || card.fields.includes(column.id)))
  return (
    <>
      {card.media ? <div className={styles.picture}>{card.media(row)}</div> : null}
      <div className={cx(styles.title, card.note && styles.titleWithNote)}>
        <RowName href={href}>{card.title?.(row) ?? rowHeader?.cell(row)}</RowName>
        {card.note ? <span>{card.note(row)}</span> : null}
      </div>
      {card.subtitle ? <div className={styles.subtitle}>{card.subtitle(row)}</div> : null}
      {card.content ? (
        <div className={styles.content}>{card.content(row)}</div>
      ) : fields.length === 0 ? null : (
        <dl className={styles.fields}>
          {fields.map((column) => (
            <div key={column.id} className={styles.field}>
              <dt className={styles.term}>{column.header}</dt>
              <dd className={styles.value}>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {rowActions ? <div className={styles.actions}>{rowActions(row)}</div> : null}
    </>
  )
}

// Apart from the card, so that a selection of all rows renders their checkboxes only.
const CardContent = memo(CardContentItem) as typeof CardContentItem // `memo` drops the generic type

function RowCardItem<Row>({ row, id, rowSettings, selected, position, totalCount }: RowProps<Row>) {
  const { getRowName, rowHref, labels, isSelectable, onSelectChange, currentRowId } = rowSettings
  const href = rowHref?.(row)
  return (
    <li
      {...(href === undefined ? {} : rowLinkHandlers)}
      data-line={position}
      aria-posinset={position === undefined ? undefined : position + 1}
      aria-setsize={totalCount}
      aria-current={id === currentRowId || undefined}
      className={cx(styles.card, (selected || id === currentRowId) && rows.selected, href !== undefined && rows.clickable)}
    >
      {isSelectable ? (
        <div className={styles.box}>
          <RowCheckbox
            label={labels.selectRow(getRowName(row))}
            checked={selected}
            disabled={!isSelectable(row)}
            onCheckedChange={(on) => onSelectChange(id, on)}
          />
        </div>
      ) : null}
      <CardContent row={row} rowSettings={rowSettings} />
    </li>
  )
}

/** A row as a card. */
export const CardRow = memo(RowCardItem) as typeof RowCardItem // `memo` drops the generic type
