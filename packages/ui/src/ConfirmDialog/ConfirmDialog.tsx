'use client'
import { useContext, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react'
import { cx } from '../private/cx.ts'
import { Modal } from '../private/overlay/Modal.tsx'
import { isPromiseLike, PressErrorContext, usePressResult } from '../private/pressErrors.ts'
import * as overlay from '../private/overlay/overlay.css.ts'
import * as styles from './ConfirmDialog.css.ts'
import { ConfirmDialogContent } from './ConfirmDialogContent.tsx'

export type ConfirmDialogType = 'NORMAL' | 'DANGER'

export interface ConfirmDialogLabels {
  /** The label of the proceed button while pending. */
  pending: string
  /** The error of a rejected `onProceed`, unless `error` is given. */
  failed: string
}

export interface ConfirmDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children' | 'role'> {
  /** Whether it is shown. */
  open: boolean
  /** The question. */
  title: string
  /** The consequences, and what stays the same. */
  description?: ReactNode
  /** Focus starts on cancel for `DANGER` and on proceed for `NORMAL`. @default 'NORMAL' */
  type?: ConfirmDialogType
  /** The label of the button that goes on. @default 'Yes' */
  proceedText?: string
  /** The label of the button that changes nothing. @default 'No' for NORMAL, 'Cancel' for DANGER */
  cancelText?: string
  /** Keeps the dialog open and its buttons inactive. A promise returned by `onProceed` does the same. */
  pending?: boolean
  /** Why proceeding failed. A function receives the rejection of the promise returned by `onProceed`; `null` shows no message. */
  error?: ReactNode | ((refusal: unknown) => ReactNode)
  /** What the user fills in before proceeding: a TypedConfirmation. */
  confirmation?: ReactNode
  /** The icon of a `DANGER` dialog. @default a bin */
  icon?: ReactNode
  /** May return a promise: the dialog is pending until it settles, and stays open with an error if it is rejected. */
  onProceed: () => unknown
  /** Called when the user cancels with the button or Escape, or when the route changes. */
  onCancel: () => unknown
  /**
   * Another path of the page cancels. Not for the question whether to leave the page: a step back in the browser, which the router takes back,
   * would answer it. @default true
   */
  closeOnRouteChange?: boolean
  /** The element that gets focus afterwards. @default the element that had it before, or the nearest one that is left */
  finalFocus?: RefObject<HTMLElement | null>
  /** The element to render into. @default document.body */
  container?: HTMLElement | null
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<ConfirmDialogLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: ConfirmDialogLabels = {
  pending: 'Processing...',
  failed: 'An error occurred!',
}

/** Asks for confirmation. An outside press does nothing, and Escape cancels. */
export function ConfirmDialog({
  open,
  title,
  description,
  type = 'NORMAL',
  proceedText = 'Yes',
  cancelText = type === 'DANGER' ? 'Cancel' : 'No',
  pending = false,
  error,
  confirmation,
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
        {...{ titleId, descriptionId, title, description, type, proceedText, cancelText, confirmation, icon }}
        labels={mergedLabels}
        pending={isWaiting}
        error={errorMessage ?? undefined}
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
