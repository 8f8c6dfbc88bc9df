'use client'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { isPromiseLike } from '../private/pressErrors.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { createConfirmQueue, type ConfirmQueue } from './confirmQueue.ts'

/** The texts of a ConfirmDialog and what happens on proceed. */
export interface ConfirmOptions extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'type' | 'proceedText' | 'cancelText' | 'confirmation' | 'icon' | 'error' | 'labels' | 'finalFocus'
> {
  /** Runs on proceed while the dialog is pending; if its promise is rejected, the dialog shows the error and stays open. */
  onProceed?: () => unknown
}

/** Asks for confirmation and resolves to the answer: `if (await confirm({ title: 'Remove it?' })) remove()`. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<ConfirmQueue<ConfirmOptions> | undefined>(undefined)

export interface ConfirmDialogProviderProps {
  /** The app: whatever may ask with `useConfirm`. */
  children?: ReactNode
}

/** Renders the confirmations that components inside it request with `useConfirm`, one after the other. */
export function ConfirmDialogProvider({ children }: ConfirmDialogProviderProps) {
  const [current, setCurrent] = useState<{ options: ConfirmOptions; key: number }>()
  const [confirmQueue] = useState(() => createConfirmQueue<ConfirmOptions>(setCurrent))
  const [lastShown, setLastShown] = useState(current)
  if (current && current !== lastShown) setLastShown(current)
  useEffect(() => () => confirmQueue.cancelAll(), [confirmQueue])

  // Keeps the last content during the exit animation.
  const { onProceed, ...dialogProps } = (current ?? lastShown)?.options ?? { title: '' }
  return (
    <ConfirmContext value={confirmQueue}>
      {children}
      <ConfirmDialog
        // A new key per question, so that each returns focus to its own trigger.
        key={(current ?? lastShown)?.key}
        {...dialogProps}
        open={current !== undefined}
        onProceed={() => {
          const outcome = onProceed?.()
          if (!isPromiseLike(outcome)) return confirmQueue.answer(true)
          return outcome.then(() => confirmQueue.answer(true))
        }}
        onCancel={() => confirmQueue.answer(false)}
      />
    </ConfirmContext>
  )
}

/** Returns a function that asks for confirmation. Open requests resolve to false when the component unmounts. */
export function useConfirm(): Confirm {
  const confirmQueue = useContext(ConfirmContext)
  if (confirmQueue === undefined) throw new Error('useConfirm needs a ConfirmDialogProvider around it')
  const owner = useRef({})
  useEffect(() => {
    const { current } = owner
    return () => confirmQueue.cancel(current)
  }, [confirmQueue])
  const [confirm] = useState<Confirm>(() => (options: ConfirmOptions) => confirmQueue.add(owner.current, options))
  return confirm
}
