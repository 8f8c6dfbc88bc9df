'use client'
import { cx } from 'class-variance-authority'
import { useContext, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react'
import { Modal } from '../private/overlay/Modal.tsx'
import { isPromiseLike, PressErrorContext, usePressResult } from '../private/pressErrors.ts'
import * as overlay from '../private/overlay/overlay.css.ts'
import * as styles from './ConfirmDialog.css.ts'
import { ConfirmDialogContent } from './ConfirmDialogContent.tsx'

export type ConfirmDialogType = 'NORMAL' | 'DANGER'

export interface ConfirmDialogLabels {
  /** On the proceed button while pending. */
  pending: string
  /** Asks for the typed confirmation. */
  typeToConfirm: (text: string) => string
  /** When something else was typed. */
  confirmationMismatch: (text: string) => string
  /** When what proceeding started was refused, and `error` says nothing better. */
  failed: string
}

export interface ConfirmDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children' | 'role'> {
  open: boolean
  /** The question. */
  title: string
  /** What proceeding means, and what stays as it is. */
  description?: ReactNode
  /** What proceeding means for the person's data: focus starts on the safe button for `DANGER`, on proceed for `NORMAL`. @default 'NORMAL' */
  type?: ConfirmDialogType
  /** @default 'Yes' */
  proceedText?: string
  /** @default 'No' for NORMAL, 'Cancel' for DANGER */
  cancelText?: string
  /** Proceeding is under way: the dialog stays, and can be neither left nor confirmed again. A promise of `onProceed` says so by itself. */
  pending?: boolean
  /** Why proceeding failed; it can be tried again. A function gets what the promise of `onProceed` was refused with. */
  error?: ReactNode | ((refusal: unknown) => ReactNode)
  /** Must be typed, exactly, before proceeding. */
  confirmationText?: string
  /** In the disc of a `DANGER`. @default a bin */
  icon?: ReactNode
  /** While a promise that it returns is open, the dialog is pending; when it is refused, the dialog says so and stays. */
  onProceed: () => unknown
  /** Called when the user cancels with the button or Escape, or when the route changes. */
  onCancel: () => unknown
  /** What has the focus afterwards. @default what had it before, or the nearest place that is still there */
  finalFocus?: RefObject<HTMLElement | null>
  /** Where in the document it is drawn. @default the body */
  container?: HTMLElement | null
  labels?: Partial<ConfirmDialogLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: ConfirmDialogLabels = {
  pending: 'Processing...',
  typeToConfirm: (text) => `Type ${text} to confirm`,
  confirmationMismatch: (text) => `This is not the same as ${text}`,
  failed: 'An error occurred!',
}

/** Asks once more before something happens. A click beside it changes nothing, and Escape means no. */
export function ConfirmDialog({
  open,
  title,
  description,
  type = 'NORMAL',
  proceedText = 'Yes',
  cancelText = type === 'DANGER' ? 'Cancel' : 'No',
  pending = false,
  error,
  confirmationText,
  icon,
  onProceed,
  onCancel,
  labels,
  className,
  ...rest
}: ConfirmDialogProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const { isPending, failure, proceed: handleProceed } = useProceed(open, onProceed)
  const isWaiting = pending || isPending
  const handleResult = usePressResult()
  const id = useId()
  const titleId = `${id}title`
  const descriptionId = description === undefined ? undefined : `${id}description`
  const proceed = useRef<HTMLElement>(null)
  const cancel = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const errorMessage =
    typeof error === 'function' ? failure && error(failure.error) : (error ?? (failure ? mergedLabels.failed : undefined))
  return (
    <Modal
      aria-labelledby={titleId}
      {...rest}
      aria-describedby={[rest['aria-describedby'], descriptionId].filter(Boolean).join(' ') || undefined}
      role="alertdialog"
      open={open}
      onDismiss={(reason) => {
        if (reason === 'route-change' || (reason === 'escape-key' && !isWaiting)) handleResult(onCancel())
      }}
      getInitialFocus={() => (type === 'DANGER' ? cancel.current : (field.current ?? proceed.current))}
      scrimClass={overlay.centred}
      isInsideScrim
      className={cx(overlay.surface, styles.root, className)}
    >
      <ConfirmDialogContent
        {...{ titleId, descriptionId, title, description, type, proceedText, cancelText, confirmationText, icon }}
        labels={mergedLabels}
        pending={isWaiting}
        error={errorMessage}
        proceed={proceed}
        cancel={cancel}
        field={field}
        onProceed={handleProceed}
        onCancel={onCancel}
      />
    </Modal>
  )
}

/** Runs `onProceed` and tracks whether its promise is pending or was rejected. */
function useProceed(open: boolean, onProceed: () => unknown) {
  const onUnshownError = useContext(PressErrorContext)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [wasOpen, setWasOpen] = useState(open)
  const attempt = useRef(0)
  if (open !== wasOpen) {
    setWasOpen(open)
    setPending(false)
    setFailure(undefined)
  }
  // Closing or unmounting makes the running attempt stale.
  useEffect(
    () => () => {
      attempt.current += 1
    },
    [open],
  )
  const proceed = async () => {
    const current = ++attempt.current
    setFailure(undefined)
    const result = onProceed()
    if (!isPromiseLike(result)) return
    setPending(true)
    try {
      await result
    } catch (error) {
      if (current === attempt.current) setFailure({ error })
      else onUnshownError(error)
    }
    if (current === attempt.current) setPending(false)
  }
  return { isPending: open && isPending, failure: open ? failure : undefined, proceed }
}
