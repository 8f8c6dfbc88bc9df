'use client'
import { cx } from 'class-variance-authority'
import { X } from '../private/icons.ts'
import { AlertDialog as Radix } from 'radix-ui'
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../private/Icon.tsx'
import { focusAround } from '../private/passFocusOn.ts'
import * as styles from './AlertDialog.css.ts'

export interface AlertDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  open: boolean
  /** @default 'Error!' */
  title?: string
  /** What happened, in words for people. */
  description: ReactNode
  /** @default 'OK' */
  confirmText?: string
  /** The person has read it: by the button or by the Escape key. */
  onConfirm: () => void
  ref?: Ref<HTMLDivElement>
}

/**
 * Says that something failed, and waits until that has been read. Focus starts on its one button and returns to where it was;
 * if it was nowhere, it goes to the part of the page that the dialog was rendered in.
 * Under a content security policy with a nonce, give the nonce to `setNonce` of `get-nonce` once at start: the scroll lock uses it.
 */
export function AlertDialog({ open, title = 'Error!', description, confirmText = 'OK', onConfirm, className, ...rest }: AlertDialogProps) {
  const before = useRef<Element>(null)
  const place = useRef<HTMLSpanElement>(null)
  const closed = (next: boolean) => {
    if (!next) onConfirm()
  }
  return (
    <Radix.Root open={open} onOpenChange={closed}>
      <span ref={place} hidden />
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            {...rest}
            className={cx(styles.root, className)}
            // Radix returns focus to its trigger; an alert has none, so we remember who had the focus.
            onOpenAutoFocus={() => {
              before.current = document.activeElement
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
              focusAround(place.current)
            }}
          >
            <span className={styles.disc}>
              <Icon>
                <X />
              </Icon>
            </span>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Description className={styles.description}>{description}</Radix.Description>
            {/* Radix puts the first focus on the cancel part; the dialog's only button is the safe one. */}
            <Radix.Cancel asChild>
              <Button variant="inverse" className={styles.confirm}>
                {confirmText}
              </Button>
            </Radix.Cancel>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
