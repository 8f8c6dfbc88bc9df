'use client'
import { cx } from 'class-variance-authority'
import { useRef, type RefObject } from 'react'
import { SmallButton } from '../private/SmallButton.tsx'
import { FileRow } from './FileRow.tsx'
import * as styles from './FileUploader.css.ts'
import type { FileUploaderLabels } from './labels.ts'
import type { UploadRow } from './queue.ts'
import type { useUploads } from './useUploads.ts'

interface FileRowsProps {
  files: Pick<ReturnType<typeof useUploads>, 'rows' | 'uploads' | 'remove'>
  control: RefObject<HTMLInputElement | null>
  label: string
  words: FileUploaderLabels
  preview: boolean
  readOnly: boolean
  replaces: string | undefined
  lit: boolean
  ids: (row: UploadRow) => { name: string; reason: string }
  /** Files are held over it. */
  target: boolean
}

/** The files, in the order of choosing, and the button that sends them where that is not done at once. */
export function FileRows({ files: { rows, uploads, remove }, control, label, ids, target, ...rest }: FileRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  if (rows.length === 0) return null
  const waiting = rows.filter(({ held }) => held).length
  const { words, readOnly } = rest

  return (
    <>
      <ul ref={list} aria-label={label} className={cx(styles.list, target && styles.listTarget)}>
        {rows.map((row, place) => (
          <FileRow
            key={row.key}
            {...rest}
            row={row}
            ids={ids(row)}
            onCancel={() => uploads.cancel(row.key)}
            onRetry={() => uploads.retry(row.key)}
            onRemove={() => {
              const ends = list.current?.querySelectorAll<HTMLElement>('[data-end]')
              const next = ends?.[place + 1] ?? ends?.[place - 1] ?? control.current
              next?.focus()
              remove(row)
            }}
          />
        ))}
      </ul>
      {waiting === 0 || readOnly ? null : (
        <div className={styles.start}>
          <SmallButton
            onClick={() => {
              // The button goes once nothing waits any more.
              list.current?.querySelector<HTMLElement>('[data-end]')?.focus()
              uploads.release()
            }}
          >
            {words.start(waiting)}
          </SmallButton>
        </div>
      )}
    </>
  )
}
