'use client'
import { cx } from 'class-variance-authority'
import { useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { AlertStrip } from '../AlertStrip/AlertStrip.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../private/Icon.tsx'
import { Trash2 } from '../private/icons.ts'
import { usePressResult } from '../private/pressErrors.ts'
import { TextField } from '../TextField/TextField.tsx'
import { UnbrokenText } from '../UnbrokenText/UnbrokenText.tsx'
import * as styles from './ConfirmDialog.css.ts'
import type { ConfirmDialogLabels, ConfirmDialogType } from './ConfirmDialog.tsx'

interface ConfirmDialogContentProps {
  titleId: string
  descriptionId: string | undefined
  title: string
  description: ReactNode
  type: ConfirmDialogType
  proceedText: string
  cancelText: string
  confirmationText: string | undefined
  icon: ReactNode
  pending: boolean
  error: ReactNode
  labels: ConfirmDialogLabels
  proceed: RefObject<HTMLElement | null>
  cancel: RefObject<HTMLElement | null>
  field: RefObject<HTMLInputElement | null>
  onProceed: () => unknown
  onCancel: () => unknown
}

/** The content of a confirmation. Mounted for each question, so that typed text is not kept. */
export function ConfirmDialogContent({
  titleId,
  descriptionId,
  title,
  description,
  type,
  proceedText,
  cancelText,
  confirmationText,
  icon,
  pending,
  error,
  labels,
  proceed,
  cancel,
  field,
  onProceed,
  onCancel,
}: ConfirmDialogContentProps) {
  const handleResult = usePressResult()
  const formId = useId()
  const [typedText, setTypedText] = useState('')
  const [hasMismatch, setMismatch] = useState(false)
  const isDanger = type === 'DANGER'
  const needsTyping = confirmationText !== undefined

  const handleProceed = () => {
    if (!needsTyping || typedText.trim() === confirmationText) return onProceed()
    setMismatch(true)
    field.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog may be rendered inside another form, which must not submit.
    event.stopPropagation()
    if (!pending) handleResult(handleProceed())
  }

  return (
    <>
      {isDanger ? (
        <span className={styles.iconCircle}>
          <Icon>{icon ?? <Trash2 />}</Icon>
        </span>
      ) : null}
      <h2 id={titleId} className={cx(styles.title, isDanger && styles.belowIcon)}>
        <UnbrokenText>{title}</UnbrokenText>
      </h2>
      {description === undefined ? null : (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
      {needsTyping ? (
        <form id={formId} noValidate onSubmit={handleSubmit} className={styles.section}>
          <TextField
            ref={field}
            label={labels.typeToConfirm(confirmationText)}
            value={typedText}
            onValueChange={(value) => {
              setTypedText(value)
              setMismatch(false)
            }}
            error={hasMismatch ? labels.confirmationMismatch(confirmationText) : undefined}
            required
            readOnly={pending}
            autoComplete="off"
          />
        </form>
      ) : null}
      <div role="alert" className={error === undefined ? undefined : styles.section}>
        {error === undefined ? null : <AlertStrip tone="danger" title={error} />}
      </div>
      <div className={styles.actions}>
        {/* Not disabled while pending, so that focus is not lost. */}
        <Button
          ref={cancel}
          variant="secondary"
          aria-disabled={pending ? true : undefined}
          className={pending ? styles.pendingCancel : undefined}
          onClick={() => (pending ? undefined : onCancel())}
        >
          {cancelText}
        </Button>
        <Button
          ref={proceed}
          variant={isDanger ? 'danger' : 'primary'}
          pending={pending}
          pendingLabel={labels.pending}
          onClick={handleProceed}
        >
          {proceedText}
        </Button>
      </div>
    </>
  )
}
