'use client'
import { cva, cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon } from '../private/Icon.tsx'
import { Camera, Upload } from '../private/icons.ts'
import { SmallButtonLabel } from '../private/SmallButton.tsx'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { touch } from '../theme/media.ts'
import * as styles from './FileUploader.css.ts'
import type { FileUploaderLabels } from './labels.ts'
import type { Drag } from './useArrivals.ts'

interface DropZoneProps {
  control: string
  drag: Drag
  invalid: boolean
  multiple: boolean
  words: FileUploaderLabels
  refusal: string
  /** The input has the focus. */
  lit: boolean
  disabled: boolean
  capture: 'environment' | 'user' | undefined
  constraints: ReactNode
  onFiles: (files: File[]) => void
}

const zone = cva(styles.zone, {
  variants: { drag: styles.dragged, invalid: { true: styles.zoneInvalid }, disabled: { true: styles.zoneDisabled } },
})

/** What is seen of the file input. Its words are the input's label, and reach over all of it. */
export function DropZone({
  control,
  drag,
  invalid,
  multiple,
  words,
  refusal,
  lit,
  disabled,
  capture,
  constraints,
  onFiles,
}: DropZoneProps) {
  const dragging = { none: undefined, page: words.dropHere, over: words.drop, refused: refusal }[drag]
  return (
    <div className={zone({ drag, invalid: invalid && drag === 'none', disabled, className: lit ? styles.lit : '' })}>
      <Icon size="large">
        <Upload />
      </Icon>
      <label htmlFor={control} className={cx(styles.call, disabled && styles.callOff)}>
        {dragging === undefined ? null : <span aria-hidden="true">{dragging}</span>}
        <span className={dragging === undefined ? undefined : styles.away}>
          <span className={cx(styles.choose, !disabled && styles.chooseOn)}>{words.choose(multiple)}</span>{' '}
          <span className={styles.orDrop}>{words.orDrop(multiple)}</span>
        </span>
      </label>
      {constraints}
      {capture === undefined ? null : <CameraButton capture={capture} disabled={disabled} label={words.takePhoto} onFiles={onFiles} />}
    </div>
  )
}

/** `capture` leaves no way but the camera, so it has an input of its own, and only where there is a camera at hand. */
function CameraButton({
  capture,
  disabled,
  label,
  onFiles,
}: Pick<DropZoneProps, 'disabled' | 'onFiles'> & { capture: 'environment' | 'user'; label: string }) {
  const atHand = useMediaQuery(touch)
  if (!atHand) return null
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
