'use client'
import { useRef, type ReactNode, type RefObject } from 'react'
import { cx } from '../private/cx.ts'
import { AlertStrip } from '../AlertStrip/AlertStrip.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../private/Icon.tsx'
import { Trash2 } from '../private/icons/frameIcons.ts'
import { usePressResult } from '../private/pressErrors.ts'
import { UnbrokenText } from '../UnbrokenText/UnbrokenText.tsx'
import * as styles from './ConfirmDialog.css.ts'
import { ConfirmationContext } from './ConfirmationContext.ts'
import type { ConfirmDialogLabels, ConfirmDialogType } from './ConfirmDialog.tsx'

interface ConfirmDialogContentProps {
  titleId: string
  descriptionId: string | undefined
  title: string
  description: ReactNode
  type: ConfirmDialogType
  proceedText: string
  cancelText: string
  confirmation: ReactNode
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
  confirmation,
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
  const check = useRef<(() => boolean) | null>(null)
  const isDanger = type === 'DANGER'

  const handleProceed = () => {
    if (check.current?.() !== false) return onProceed()
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
      {confirmation ? (
        <div className={styles.section}>
          <ConfirmationContext value={{ pending, field, check, proceed: () => (pending ? undefined : handleResult(handleProceed())) }}>
            {confirmation}
          </ConfirmationContext>
        </div>
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
