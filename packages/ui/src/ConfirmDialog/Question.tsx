'use client'
import { cx } from 'class-variance-authority'
import { useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { AlertStrip } from '../AlertStrip/AlertStrip.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../private/Icon.tsx'
import { Trash2 } from '../private/icons.ts'
import { usePressResult } from '../private/pressErrors.ts'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './ConfirmDialog.css.ts'
import type { ConfirmDialogLabels, ConfirmDialogType } from './ConfirmDialog.tsx'

interface QuestionProps {
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

/** The inside of a confirmation: mounted anew for each question, so that nothing typed for the last one is left. */
export function Question({
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
}: QuestionProps) {
  const handleResult = usePressResult()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isDanger = type === 'DANGER'
  const asks = confirmationText !== undefined

  const go = () => {
    if (!asks || typed.trim() === confirmationText) return onProceed()
    setWrong(true)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog may stand inside another form, and this is not meant for that one.
    event.stopPropagation()
    if (!pending) handleResult(go())
  }

  return (
    <>
      {isDanger ? (
        <span className={styles.disc}>
          <Icon>{icon ?? <Trash2 />}</Icon>
        </span>
      ) : null}
      <h2 id={titleId} className={cx(styles.title, isDanger && styles.underDisc)}>
        {title}
      </h2>
      {description === undefined ? null : (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
      {asks ? (
        <form id={formId} noValidate onSubmit={submit} className={styles.part}>
          <TextField
            ref={field}
            label={labels.typeToConfirm(confirmationText)}
            value={typed}
            onValueChange={(value) => {
              setTyped(value)
              setWrong(false)
            }}
            error={isWrong ? labels.confirmationMismatch(confirmationText) : undefined}
            required
            readOnly={pending}
            autoComplete="off"
          />
        </form>
      ) : null}
      <div role="alert" className={error === undefined ? undefined : styles.part}>
        {error === undefined ? null : <AlertStrip tone="danger" title={error} />}
      </div>
      <div className={styles.actions}>
        {/* Not switched off while pending: whoever stands on it would lose the place. */}
        <Button
          ref={cancel}
          variant="secondary"
          aria-disabled={pending ? true : undefined}
          className={pending ? styles.waiting : undefined}
          onClick={() => (pending ? undefined : onCancel())}
        >
          {cancelText}
        </Button>
        <Button ref={proceed} variant={isDanger ? 'danger' : 'primary'} pending={pending} pendingLabel={labels.pending} onClick={go}>
          {proceedText}
        </Button>
      </div>
    </>
  )
}
