'use client'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { isPromiseLike } from '../private/pressErrors.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { createQuestions, type Questions } from './questions.ts'

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

const ConfirmContext = createContext<Questions<ConfirmOptions> | undefined>(undefined)

/** Holds the questions of everything inside it, and asks them one after the other. */
export function ConfirmDialogProvider({ children }: { children?: ReactNode }) {
  const [first, setFirst] = useState<{ options: ConfirmOptions; key: number }>()
  const [questions] = useState(() => createQuestions<ConfirmOptions>(setFirst))
  const [last, setLast] = useState(first)
  if (first && first !== last) setLast(first)
  useEffect(() => () => questions.dropAll(), [questions])

  // The words stay while it moves out.
  const { onProceed, ...words } = (first ?? last)?.options ?? { title: '' }
  return (
    <ConfirmContext value={questions}>
      {children}
      <ConfirmDialog
        // Each question is one of its own, with a way back of its own.
        key={(first ?? last)?.key}
        {...words}
        open={first !== undefined}
        onProceed={() => {
          const outcome = onProceed?.()
          if (!isPromiseLike(outcome)) return questions.answer(true)
          return outcome.then(() => questions.answer(true))
        }}
        onCancel={() => questions.answer(false)}
      />
    </ConfirmContext>
  )
}

/** The way to ask. What it has asked is answered with no when the component that asked goes away. */
export function useConfirm(): Confirm {
  const questions = useContext(ConfirmContext)
  if (questions === undefined) throw new Error('useConfirm needs a ConfirmDialogProvider around it')
  const asker = useRef({})
  useEffect(() => {
    const { current } = asker
    return () => questions.drop(current)
  }, [questions])
  const [confirm] = useState<Confirm>(() => (options: ConfirmOptions) => questions.ask(asker.current, options))
  return confirm
}
