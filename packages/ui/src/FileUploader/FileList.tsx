'use client'
import { useRef, type RefObject } from 'react'
import { cx } from '../private/cx.ts'
import { SmallButton } from '../private/SmallButton.tsx'
import { useHeldWhilePressed } from '../private/useHeldWhilePressed.ts'
import { FileRow } from './FileRow.tsx'
import * as styles from './FileUploader.css.ts'
import type { FileUploaderLabels } from './fileUploaderLabels.ts'
import type { UploadRow } from './uploadRows.ts'
import type { useUploads } from './useUploads.ts'

interface FileListProps {
  files: Pick<ReturnType<typeof useUploads>, 'rows' | 'cancel' | 'release' | 'retry' | 'remove'>
  control: RefObject<HTMLInputElement | null>
  label: string
  labels: FileUploaderLabels
  preview: boolean
  readOnly: boolean
  replaceInputId: string | undefined
  isFocusVisible: boolean
  ids: (row: UploadRow) => { name: string; reason: string }
  /** Files are being dragged over it. */
  isDropTarget: boolean
}

/** The selected files, and a button that uploads them if `autoUpload` is off. */
export function FileList({
  files: { rows: currentRows, cancel, release, retry, remove },
  control,
  label,
  ids,
  isDropTarget,
  ...rest
}: FileListProps) {
  const list = useRef<HTMLUListElement>(null)
  // A row changes its height with its status.
  const rows = useHeldWhilePressed(currentRows)
  if (rows.length === 0) return null
  const waitingCount = rows.filter(({ isOnHold }) => isOnHold).length
  const { labels, readOnly } = rest

  return (
    <>
      <ul ref={list} aria-label={label} className={cx(styles.list, isDropTarget && styles.listTarget)}>
        {rows.map((row, index) => {
          const handleRemove = () => {
            const endButtons = list.current?.querySelectorAll<HTMLElement>('[data-end]')
            const next = endButtons?.[index + 1] ?? endButtons?.[index - 1] ?? control.current
            next?.focus()
            remove(row)
          }
          return (
            <FileRow
              key={row.key}
              {...rest}
              row={row}
              ids={ids(row)}
              onCancel={cancel ? () => cancel(row.key) : handleRemove}
              onRetry={() => retry(row.key)}
              onRemove={handleRemove}
            />
          )
        })}
      </ul>
      {waitingCount === 0 || readOnly ? null : (
        <div className={styles.start}>
          <SmallButton
            onClick={() => {
              // The button is removed once no file is on hold.
              list.current?.querySelector<HTMLElement>('[data-end]')?.focus()
              release?.()
            }}
          >
            {labels.startUpload(waitingCount)}
          </SmallButton>
        </div>
      )}
    </>
  )
}
