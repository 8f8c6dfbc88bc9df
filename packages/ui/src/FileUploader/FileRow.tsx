'use client'
import { useRef } from 'react'
import { cx } from '../private/cx.ts'
import { Trash2 } from '../private/icons/frameIcons.ts'
import { X } from '../private/icons/messageIcons.ts'
import { SmallButton, SmallButtonLabel, SmallIconButton } from '../private/SmallButton.tsx'
import * as progressBar from '../Progress/Progress.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './FileUploader.css.ts'
import type { FileUploaderLabels } from './fileUploaderLabels.ts'
import { isInProgress, type UploadRow } from './uploadRows.ts'
import { FileThumbnail } from './FileThumbnail.tsx'

interface FileRowProps {
  row: UploadRow
  labels: FileUploaderLabels
  preview: boolean
  readOnly: boolean
  /** The id of the input that the Replace label belongs to; for a single file only. */
  replaceInputId: string | undefined
  /** The input has visible focus while its drop zone is hidden. */
  isFocusVisible: boolean
  /** Ids of name and status, for the description of the input. */
  ids: { name: string; reason: string }
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

const isFailed = ({ status }: UploadRow) => status === 'failed' || status === 'rejected'

function getStatusText(row: UploadRow, labels: FileUploaderLabels): string {
  const { status, progress, size, isOnHold } = row
  const sizeText = size === undefined ? undefined : labels.size(size)
  switch (status) {
    case 'uploading':
      if (progress === undefined || size === undefined || sizeText === undefined) return labels.uploading
      return progress === 1 ? labels.processing : labels.sent(labels.size(progress * size), sizeText, Math.floor(progress * 100))
    case 'done':
      return [sizeText, row.note ?? labels.uploaded].filter(Boolean).join(', ')
    case 'queued':
      return isOnHold ? labels.notStarted : labels.queued
    case 'failed':
    case 'rejected':
      return row.reason ?? ''
    case 'checking':
    case 'cancelled':
      return labels[status]
  }
}

/** One file with thumbnail, name, status and actions. */
export function FileRow({
  row,
  labels,
  preview,
  readOnly,
  replaceInputId,
  isFocusVisible,
  ids,
  onCancel,
  onRetry,
  onRemove,
}: FileRowProps) {
  const endButton = useRef<HTMLButtonElement>(null)
  const { name, status, progress } = row
  const hasFailed = isFailed(row)
  const isMoving = isInProgress(row) && !row.isOnHold
  return (
    <li className={cx(styles.row, !readOnly && styles.rowWithActions, hasFailed && styles.rowFailed)}>
      <FileThumbnail row={row} preview={preview} />
      <div className={styles.text}>
        <span id={ids.name} className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span id={ids.reason} className={cx(styles.state, hasFailed && styles.reason)}>
          <VisuallyHidden>: </VisuallyHidden>
          <bdi>{getStatusText(row, labels)}</bdi>
        </span>
      </div>
      {status === 'uploading' ? (
        <div className={styles.meter}>
          <progress
            aria-label={name}
            {...(progress === undefined || progress === 1
              ? {}
              : { value: progress * 100, 'aria-valuetext': `${Math.floor(progress * 100)}%` })}
            max={100}
            className={cx(progressBar.bar, progressBar.brand)}
          />
        </div>
      ) : null}
      {readOnly ? null : (
        <div className={styles.actions}>
          {row.retry === 'never' ? null : (
            <SmallButton
              aria-describedby={ids.name}
              onClick={() => {
                // The retry button is removed; this one stays.
                endButton.current?.focus()
                onRetry()
              }}
            >
              {labels.retry}
            </SmallButton>
          )}
          {replaceInputId === undefined || isMoving ? null : (
            <SmallButtonLabel
              htmlFor={replaceInputId}
              variant={hasFailed ? 'secondary' : 'quiet'}
              className={isFocusVisible ? styles.focused : ''}
            >
              {labels.replaceShort}
            </SmallButtonLabel>
          )}
        </div>
      )}
      {readOnly ? null : (
        <div className={styles.end}>
          <SmallIconButton
            ref={endButton}
            data-end=""
            label={isMoving ? labels.cancel(name) : labels.remove(name)}
            icon={isMoving || hasFailed ? <X /> : <Trash2 />}
            onClick={isMoving ? onCancel : onRemove}
          />
        </div>
      )}
    </li>
  )
}
