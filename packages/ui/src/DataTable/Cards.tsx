'use client'
import { cx } from 'class-variance-authority'
import { memo, useId, type ReactNode } from 'react'
import { Select } from '../Select/Select.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './cards.css.ts'
import { canSort } from './columns.ts'
import * as frame from './DataTable.css.ts'
import { followsItsLink } from './followRow.ts'
import { GroupWords, type Run } from './groups.tsx'
import type { RowManner, RowProps, TableParts } from './row.ts'
import { RowBox } from './RowBox.tsx'
import * as rows from './rows.css.ts'
import type { SortDirection } from './sortRows.ts'
import { RowName } from './TableRow.tsx'

interface CardsProps<Row> {
  manner: RowManner<Row>
  /** All rows that the filters leave, for what the columns say of all of them. */
  all: readonly Row[]
  loading: boolean
  dimmed: boolean
  /** Rows that follow each other under the same heading; without groups there are none. */
  runs: readonly Run[] | undefined
  drawn: (from: number, to: number) => ReactNode
  children: ReactNode
}

/** The rows as a list of cards. */
export function Cards<Row>({ manner, all, loading, dimmed, runs, drawn, children }: CardsProps<Row>) {
  const own = useId()
  const list = cx(styles.list, dimmed && frame.dimmed)
  if (loading) return <div aria-hidden="true">{[0, 1, 2, 3].map(blank)}</div>
  return (
    <>
      {runs ? (
        runs.map(({ group, from, to }) => (
          <div key={`${group.id} ${from}`}>
            <div id={`${own}${from}`} className={rows.group}>
              <GroupWords {...group} />
            </div>
            <ul aria-labelledby={`${own}${from}`} className={list}>
              {drawn(from, to)}
            </ul>
          </div>
        ))
      ) : (
        <ul className={list}>{children}</ul>
      )}
      <Sums columns={manner.columns} all={all} />
    </>
  )
}

const blank = (index: number) => (
  <div key={index} className={styles.card}>
    <div className={styles.words}>
      <Skeleton width="half" />
      <Skeleton size="small" width="threeQuarters" />
      <Skeleton size="small" width="third" />
    </div>
  </div>
)

function Sums<Row>({ columns, all }: Pick<RowManner<Row>, 'columns'> & Pick<CardsProps<Row>, 'all'>) {
  const said = columns.filter(({ total }) => total)
  if (said.length === 0) return null
  return (
    <div className={cx(styles.card, styles.sum)}>
      <dl className={styles.fields}>
        {said.map(({ id, header, total }) => (
          <div key={id} className={styles.field}>
            <dt className={styles.term}>{header}</dt>
            <dd className={styles.value}>{total?.(all)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const directions: readonly SortDirection[] = ['ascending', 'descending']

/** The order, where there are no heads to press. */
export function OrderSelect<Row>({ props, table, words }: Pick<TableParts<Row>, 'props' | 'table' | 'words'>) {
  const { sorting } = table
  return (
    <Select
      label={words.sortBy}
      labelHidden
      value={sorting === null ? '' : `${sorting.direction} ${sorting.columnId}`}
      options={[
        { value: '', label: words.unsorted },
        ...props.columns
          .filter(canSort)
          .flatMap(({ id, header }) =>
            directions.map((direction) => ({ value: `${direction} ${id}`, label: words.order(header, direction) })),
          ),
      ]}
      onValueChange={(value) => {
        const direction = directions.find((known) => value.startsWith(`${known} `))
        table.setOrder(direction === undefined ? null : { columnId: value.slice(direction.length + 1), direction })
      }}
    />
  )
}

function RowAsCard<Row>({ row, id, manner, selected, place, of }: RowProps<Row>) {
  const { columns, getRowName, rowHref, rowActions, card = {}, words, isSelectable, onSelect, currentRowId } = manner
  const href = rowHref?.(row)
  const named = columns.find(({ rowHeader }) => rowHeader)
  const fields = columns.filter((column) => !column.rowHeader && (card.fields === undefined || card.fields.includes(column.id)))
  return (
    <li
      {...(href === undefined ? {} : followsItsLink)}
      data-line={place}
      aria-posinset={place === undefined ? undefined : place + 1}
      aria-setsize={of}
      aria-current={id === currentRowId ? 'true' : undefined}
      className={cx(styles.card, (selected || id === currentRowId) && rows.chosen, href !== undefined && rows.leads)}
    >
      {isSelectable ? (
        <div className={styles.box}>
          <RowBox
            label={words.selectRow(getRowName(row))}
            checked={selected}
            disabled={!isSelectable(row)}
            onCheckedChange={(on) => onSelect(id, on)}
          />
        </div>
      ) : null}
      {card.media ? <div className={styles.picture}>{card.media(row)}</div> : null}
      <div className={styles.words}>
        <div className={styles.title}>
          <RowName href={href}>{card.title?.(row) ?? named?.cell(row)}</RowName>
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
      </div>
      {rowActions ? <div className={styles.actions}>{rowActions(row)}</div> : null}
    </li>
  )
}

/** A row of the table where there is no room for one. */
export const CardRow = memo(RowAsCard) as typeof RowAsCard // memo forgets that the component is generic
