'use client'
import { useRef, type KeyboardEvent } from 'react'

export type HistoryStep = 'undo' | 'redo'

/** Which way a key asks to go, where it asks for that. */
export function getHistoryStep({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): HistoryStep | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : undefined
}

/** Undo and redo for a field that writes its own text: the browser forgets what it could undo when a script writes into a field. */
export function useUndoHistory<State>() {
  const steps = useRef<Record<HistoryStep, State[]>>({ undo: [], redo: [] })
  return {
    /** How it was before a change. */
    record: (before: State) => {
      steps.current.undo.push(before)
      steps.current.redo = []
    },
    /** What to go to, from how it is now. */
    step: (way: HistoryStep, now: State): State | undefined => {
      const state = steps.current[way].pop()
      if (state !== undefined) steps.current[way === 'undo' ? 'redo' : 'undo'].push(now)
      return state
    },
    forget: () => {
      steps.current = { undo: [], redo: [] }
    },
  }
}
