'use client'
import { cx } from 'class-variance-authority'
import { Trash2 } from '../private/icons.ts'
import { AlertDialog as Radix } from 'radix-ui'
import { useId, useRef, useState, type FormEvent, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { AlertStrip } from '../AlertStrip/AlertStrip.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../private/Icon.tsx'
import * as overlay from '../private/overlay/overlay.css.ts'
import { useReturnFocus } from '../private/overlay/useReturnFocus.ts'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './ConfirmDialog.css.ts'

export type ConfirmType = 'NORMAL' | 'DANGER'

export interface ConfirmDialogLabels {
  /** On the proceed button while pending. */
  pending: string
  /** Asks for the typed confirmation. */
  typeToConfirm: (text: string) => string
  /** When something else was typed. */
  typedWrong: (text: string) => string
}

export interface ConfirmDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  open: boolean
  /** The question. */
  title: string
  /** What proceeding means, and what stays as it is. */
  description?: ReactNode
  /** What proceeding means for the person's data: focus starts on the safe button for `DANGER`, on proceed for `NORMAL`. @default 'NORMAL' */
  type?: ConfirmType
  /** @default 'Yes' */
  proceedText?: string
  /** @default 'No' for NORMAL, 'Cancel' for DANGER */
  cancelText?: string
  /** Proceeding is under way: the dialog stays, and can be neither left nor confirmed again. */
  pending?: boolean
  /** Why proceeding failed; it can be tried again. */
  error?: ReactNode
  /** Must be typed, exactly, before proceeding. */
  confirmationText?: string
  /** In the disc of a `DANGER`. @default a bin */
  icon?: ReactNode
  /** A promise that it returns holds back further presses until it settles. */
  onProceed: () => unknown
  /** The person thought better of it: by the button or by the Escape key. */
  onCancel: () => void
  labels?: Partial<ConfirmDialogLabels>
  ref?: Ref<HTMLDivElement>
}

const english: ConfirmDialogLabels = {
  pending: 'Processing...',
  typeToConfirm: (text) => `Type ${text} to confirm`,
  typedWrong: (text) => `This is not the same as ${text}`,
}

/** Asks once more before something happens. A click beside it changes nothing, and Escape means no. */
export function ConfirmDialog({ open, onCancel, pending = false, ...rest }: ConfirmDialogProps) {
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !pending) onCancel()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className={overlay.centred}>
          <Question {...rest} pending={pending} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Mounted anew for each question, so that nothing typed for the last one is left. */
function Question({
  title,
  description,
  type = 'NORMAL',
  proceedText = 'Yes',
  cancelText = type === 'DANGER' ? 'Cancel' : 'No',
  pending,
  error,
  confirmationText,
  icon,
  onProceed,
  labels,
  className,
  ...rest
}: Omit<ConfirmDialogProps, 'open' | 'onCancel'>) {
  const words = { ...english, ...labels }
  const formId = useId()
  const proceed = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { remember, restore } = useReturnFocus()
  const asks = confirmationText !== undefined

  const go = () => {
    if (!asks || typed.trim() === confirmationText) return onProceed()
    setWrong(true)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) void go()
  }

  return (
    <Radix.Content
      {...rest}
      aria-describedby={description === undefined ? undefined : rest['aria-describedby']}
      className={cx(overlay.surface, styles.root, className)}
      onOpenAutoFocus={(event) => {
        remember()
        if (type === 'DANGER') return
        event.preventDefault()
        ;(field.current ?? proceed.current)?.focus()
      }}
      onCloseAutoFocus={restore}
    >
      {type === 'DANGER' ? (
        <span className={styles.disc}>
          <Icon>{icon ?? <Trash2 />}</Icon>
        </span>
      ) : null}
      <Radix.Title className={cx(styles.title, type === 'DANGER' && styles.underDisc)}>{title}</Radix.Title>
      {description === undefined ? null : (
        <Radix.Description asChild>
          <div className={styles.description}>{description}</div>
        </Radix.Description>
      )}
      {asks ? (
        <form id={formId} noValidate onSubmit={submit} className={styles.part}>
          <TextField
            ref={field}
            label={words.typeToConfirm(confirmationText)}
            value={typed}
            onValueChange={(value) => {
              setTyped(value)
              setWrong(false)
            }}
            error={isWrong ? words.typedWrong(confirmationText) : undefined}
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
        <Radix.Cancel asChild>
          <Button variant="secondary" aria-disabled={pending ? true : undefined} className={pending ? styles.waiting : undefined}>
            {cancelText}
          </Button>
        </Radix.Cancel>
        <Button
          ref={proceed}
          variant={type === 'DANGER' ? 'danger' : 'primary'}
          pending={pending ?? false}
          pendingLabel={words.pending}
          onClick={go}
        >
          {proceedText}
        </Button>
      </div>
    </Radix.Content>
  )
}
