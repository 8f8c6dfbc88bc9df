'use client'
import { useId, useRef, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react'
import { cx } from '../private/cx.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../private/Icon.tsx'
import { X } from '../private/icons/messageIcons.ts'
import { Modal } from '../private/overlay/Modal.tsx'
import { usePressResult } from '../private/pressErrors.ts'
import * as overlay from '../private/overlay/overlay.css.ts'
import * as styles from './AlertDialog.css.ts'

export interface AlertDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children' | 'role'> {
  /** Whether it is shown. */
  open: boolean
  /** The title of the alert. @default 'Error!' */
  title?: string
  /** What happened, in plain language. */
  description: ReactNode
  /** The label of the only button. @default 'OK' */
  confirmText?: string
  /** Called when the user dismisses the alert with the button or Escape, or when the route changes. */
  onConfirm: () => unknown
  /** The element that gets focus afterwards. @default the element that had it before, or the nearest one that is left */
  finalFocus?: RefObject<HTMLElement | null>
  /** The element to render into. @default document.body */
  container?: HTMLElement | null
  ref?: Ref<HTMLDivElement>
}

/**
 * An error message that the user has to dismiss. Focus starts on its button and returns to where it was; if no element had it, it
 * moves to the part of the page that renders the dialog.
 */
export function AlertDialog({ open, title = 'Error!', description, confirmText = 'OK', onConfirm, className, ...rest }: AlertDialogProps) {
  const id = useId()
  const confirm = useRef<HTMLElement>(null)
  const handleResult = usePressResult()
  return (
    <Modal
      aria-labelledby={`${id}title`}
      {...rest}
      aria-describedby={[rest['aria-describedby'], `${id}description`].filter(Boolean).join(' ')}
      role="alertdialog"
      open={open}
      onDismiss={(reason) => {
        if (reason !== 'outside-press') handleResult(onConfirm())
      }}
      getInitialFocus={() => confirm.current}
      scrimClass={overlay.centred}
      isInsideScrim
      className={cx(overlay.surface, styles.root, className)}
    >
      <span className={styles.disc}>
        <Icon>
          <X />
        </Icon>
      </span>
      <h2 id={`${id}title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}description`} className={styles.description}>
        {description}
      </p>
      <Button ref={confirm} variant="inverse" className={styles.confirm} onClick={onConfirm}>
        {confirmText}
      </Button>
    </Modal>
  )
}
