'use client'
import { cx } from 'class-variance-authority'
import { memo } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import * as styles from './cards.css.ts'
import { followsItsLink } from './followRow.ts'
import type { RowProps } from './row.ts'
import { chosen, leads } from './rows.css.ts'
import { RowName } from './TableRow.tsx'

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
      className={cx(styles.card, (selected || id === currentRowId) && chosen, href !== undefined && leads)}
    >
      {isSelectable ? (
        <Checkbox
          size="small"
          label={words.selectRow(getRowName(row))}
          labelHidden
          checked={selected}
          disabled={!isSelectable(row)}
          onCheckedChange={(on) => onSelect(id, on)}
          className={styles.box}
        />
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
