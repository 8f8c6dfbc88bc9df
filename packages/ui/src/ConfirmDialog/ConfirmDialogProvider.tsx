'use client'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { isPromiseLike } from '../private/pressErrors.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { createConfirmQueue, type ConfirmQueue } from './confirmQueue.ts'

/** What is asked: the words of a `ConfirmDialog`, and what happens on yes. */
export interface ConfirmOptions extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'type' | 'proceedText' | 'cancelText' | 'confirmationText' | 'icon' | 'error' | 'labels' | 'finalFocus'
> {
  /** Runs on yes while the dialog waits; where it is refused the dialog stays, says so, and it can be tried again. */
  onProceed?: () => unknown
}

/** Asks, and answers whether it is to happen: `if (await confirm({ title: 'Remove it?' })) remove()`. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<ConfirmQueue<ConfirmOptions> | undefined>(undefined)

/** Holds the confirmQueue of everything inside it, and asks them one after the other. */
export function ConfirmDialogProvider({ children }: { children?: ReactNode }) {
  const [current, setCurrent] = useState<{ options: ConfirmOptions; key: number }>()
  const [confirmQueue] = useState(() => createConfirmQueue<ConfirmOptions>(setCurrent))
  const [lastShown, setLastShown] = useState(current)
  if (current && current !== lastShown) setLastShown(current)
  useEffect(() => () => confirmQueue.cancelAll(), [confirmQueue])

  // The words stay while it moves out.
  const { onProceed, ...dialogProps } = (current ?? lastShown)?.options ?? { title: '' }
  return (
    <ConfirmContext value={confirmQueue}>
      {children}
      <ConfirmDialog
        // Each question is one of its own, with a way back of its own.
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

/** The way to ask. What it has asked is answered with no when the component that asked goes away. */
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
