'use client'
import { cx } from 'class-variance-authority'
import { useRef } from 'react'
import { Trash2, X } from '../private/icons.ts'
import { SmallButton, SmallButtonLabel, SmallIconButton } from '../private/SmallButton.tsx'
import * as progress from '../Progress/Progress.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './FileUploader.css.ts'
import type { FileUploaderLabels } from './labels.ts'
import type { UploadRow } from './queue.ts'
import { Thumb } from './Thumb.tsx'

interface FileRowProps {
  row: UploadRow
  words: FileUploaderLabels
  preview: boolean
  readOnly: boolean
  /** The input that "Replace" belongs to; only where there is room for one file. */
  replaces: string | undefined
  /** The input has the focus, and this is all that there is to see of it. */
  lit: boolean
  /** Ids of name and reason, for the input's description. */
  ids: { name: string; reason: string }
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

const isBad = ({ status }: UploadRow) => status === 'failed' || status === 'rejected'
const isOnItsWay = ({ status }: UploadRow) => status === 'checking' || status === 'queued' || status === 'uploading'

function stateOf(row: UploadRow, words: FileUploaderLabels): string {
  const { status, share, size, held } = row
  const weight = size === undefined ? undefined : words.size(size)
  switch (status) {
    case 'uploading':
      if (share === undefined || size === undefined || weight === undefined) return words.uploading
      return share === 1 ? words.processing : words.sent(words.size(share * size), weight, Math.floor(share * 100))
    case 'done':
      return [weight, row.note ?? words.uploaded].filter(Boolean).join(', ')
    case 'queued':
      return held ? words.held : words.queued
    case 'failed':
    case 'rejected':
      return row.reason ?? ''
    case 'checking':
    case 'cancelled':
      return words[status]
  }
}

/** One file: what it is, where it stands, what can be done with it. */
export function FileRow({ row, words, preview, readOnly, replaces, lit, ids, onCancel, onRetry, onRemove }: FileRowProps) {
  const end = useRef<HTMLButtonElement>(null)
  const { name, status, share } = row
  const bad = isBad(row)
  const moving = isOnItsWay(row) && !row.held
  return (
    <li className={cx(styles.row, bad && styles.rowBad)}>
      <Thumb row={row} preview={preview} />
      <div className={styles.text}>
        <span id={ids.name} className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span id={ids.reason} className={cx(styles.state, bad && styles.reason)}>
          <VisuallyHidden>: </VisuallyHidden>
          <bdi>{stateOf(row, words)}</bdi>
        </span>
        {status === 'uploading' ? (
          <div className={styles.meter}>
            <progress
              aria-label={name}
              {...(share === undefined || share === 1 ? {} : { value: share * 100, 'aria-valuetext': `${Math.floor(share * 100)}%` })}
              max={100}
              className={cx(progress.bar, progress.brand)}
            />
          </div>
        ) : null}
      </div>
      {readOnly ? null : (
        <div className={styles.actions}>
          {row.again === 'never' ? null : (
            <SmallButton
              aria-describedby={ids.name}
              onClick={() => {
                // The button goes with the failure; this one stays.
                end.current?.focus()
                onRetry()
              }}
            >
              {words.retry}
            </SmallButton>
          )}
          {replaces === undefined || moving ? null : (
            <SmallButtonLabel htmlFor={replaces} variant={bad ? 'secondary' : 'quiet'} className={lit ? styles.lit : ''}>
              {words.replaceShort}
            </SmallButtonLabel>
          )}
          <SmallIconButton
            ref={end}
            data-end=""
            label={moving ? words.cancel(name) : words.remove(name)}
            icon={moving || bad ? <X /> : <Trash2 />}
            onClick={moving ? onCancel : onRemove}
          />
        </div>
      )}
    </li>
  )
}
