import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './PrintSheet.css.ts'

export interface PrintSheetRow {
  id: string
  /** What is looked for on paper, such as a seat: set in large type at the start. */
  mark?: string | undefined
  label: string
  detail?: string | undefined
  /** At the end of the row: "₦42,000.00". */
  amount?: string | undefined
  /** Whether the box for a tick by pen is already ticked. Without it there is no box. */
  ticked?: boolean | undefined
}

export interface PrintSheetGroup {
  id: string
  title: string
  /** At the end of the title's line, such as a time or a sum. */
  aside?: string | undefined
  rows: readonly PrintSheetRow[]
}

export interface PrintSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The heading of the sheet. */
  title: string
  /** Lines below the title. */
  lines?: readonly string[]
  /** The rows in their groups; a group is not split between pages if it fits on one. */
  groups: readonly PrintSheetGroup[]
  /** The last line: who may keep it, and how old it is. */
  footer?: ReactNode
  /** `a4` is for documents that are filed, in smaller type. @default 'a5' */
  paper?: 'a5' | 'a4'
  /** Shows the sheet on the screen as it looks on paper. @default false */
  preview?: boolean
  ref?: Ref<HTMLElement>
}

/** A list for paper, black on white: large type and boxes to tick by pen, or amounts. Only it is printed of the page around it. */
export function PrintSheet({ title, lines = [], groups, footer, paper = 'a5', preview = false, className, ...rest }: PrintSheetProps) {
  return (
    <article
      {...rest}
      data-print-sheet=""
      aria-label={rest['aria-label'] ?? title}
      className={cx(
        styles.root,
        paper === 'a4' && styles.a4,
        preview && styles.preview,
        preview && paper === 'a4' && styles.previewA4,
        className,
      )}
    >
      <h2 className={styles.title}>{title}</h2>
      {lines.map((line) => (
        <p key={line} className={styles.textLine}>
          {line}
        </p>
      ))}
      {groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <h3 className={styles.groupTitle}>
            <span>{group.title}</span>
            {group.aside === undefined ? null : <span>{group.aside}</span>}
          </h3>
          {group.rows.length === 0 ? null : (
            <ul className={styles.rows}>
              {group.rows.map(({ id, mark, label, detail, amount, ticked }) => (
                <li key={id} className={styles.row}>
                  {mark === undefined && amount !== undefined ? null : <span className={styles.mark}>{mark}</span>}
                  <span className={styles.text}>
                    <span className={styles.label}>{label}</span>
                    {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
                  </span>
                  {amount === undefined ? null : <span className={styles.amount}>{amount}</span>}
                  {ticked === undefined ? null : (
                    <span role="img" aria-label={ticked ? 'Ticked' : 'Not ticked'} className={styles.box}>
                      {ticked ? '✓' : ''}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {footer === undefined ? null : <p className={styles.footer}>{footer}</p>}
    </article>
  )
}
