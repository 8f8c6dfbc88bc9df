'use client'
import type { ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import { Camera, Upload } from '../private/icons/frameIcons.ts'
import { SmallButtonLabel } from '../private/SmallButton.tsx'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { touch } from '../theme/media.ts'
import * as styles from './FileUploader.css.ts'
import type { FileUploaderLabels } from './fileUploaderLabels.ts'
import type { DragState } from './useDropAndPaste.ts'

interface DropZoneProps {
  inputId: string
  drag: DragState
  invalid: boolean
  multiple: boolean
  labels: FileUploaderLabels
  rejectMessage: string
  /** The input has visible focus. */
  isFocusVisible: boolean
  disabled: boolean
  capture: 'environment' | 'user' | undefined
  constraints: ReactNode
  onFiles: (files: File[]) => void
}

/** The visible part of the file input. Its text is the input's label and covers the whole area. */
export function DropZone({
  inputId,
  drag,
  invalid,
  multiple,
  labels,
  rejectMessage,
  isFocusVisible,
  disabled,
  capture,
  constraints,
  onFiles,
}: DropZoneProps) {
  const dragLabel = { none: undefined, page: labels.dropHere, over: labels.drop, refused: rejectMessage }[drag]
  return (
    <div
      className={cx(
        styles.zone,
        drag === 'none' ? invalid && styles.zoneInvalid : styles.dragged[drag],
        disabled && styles.zoneDisabled,
        isFocusVisible && styles.focused,
      )}
    >
      <Icon size="large">
        <Upload />
      </Icon>
      <label htmlFor={inputId} className={cx(styles.prompt, disabled && styles.promptDisabled)}>
        {dragLabel === undefined ? null : <span aria-hidden="true">{dragLabel}</span>}
        <span className={dragLabel === undefined ? undefined : styles.away}>
          <span className={cx(styles.choose, !disabled && styles.chooseOn)}>{labels.chooseFile(multiple)}</span>{' '}
          <span className={styles.dropHint}>{labels.orDrop(multiple)}</span>
        </span>
      </label>
      {constraints}
      {capture === undefined ? null : <CameraButton capture={capture} disabled={disabled} label={labels.takePhoto} onFiles={onFiles} />}
    </div>
  )
}

/** `capture` opens the camera only, so it has an input of its own, shown on touch devices. */
function CameraButton({
  capture,
  disabled,
  label,
  onFiles,
}: Pick<DropZoneProps, 'disabled' | 'onFiles'> & { capture: 'environment' | 'user'; label: string }) {
  const hasCamera = useMediaQuery(touch)
  if (!hasCamera) return null
  return (
    <SmallButtonLabel startIcon={<Camera />} className={styles.camera}>
      {label}
      <input
        type="file"
        accept="image/*"
        capture={capture}
        disabled={disabled}
        className={styles.input}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </SmallButtonLabel>
  )
}
