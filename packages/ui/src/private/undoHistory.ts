import type { KeyboardEvent } from 'react'

export type HistoryStep = 'undo' | 'redo'

/** The history step that a key combination asks for, if any. */
export function getHistoryStep({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): HistoryStep | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : undefined
}

export interface UndoHistory<State> {
  /** Stores the state before a change. */
  record: (before: State) => void
  /** Returns the state to restore, given the current one. */
  step: (direction: HistoryStep, current: State) => State | undefined
  clear: () => void
}

/** Undo and redo for a field that rewrites its own text: the browser's own history is lost when a script sets the value. */
export function createUndoHistory<State>(): UndoHistory<State> {
  const states: Record<HistoryStep, State[]> = { undo: [], redo: [] }
  return {
    record: (before) => {
      states.undo.push(before)
      states.redo = []
    },
    step: (direction, current) => {
      const state = states[direction].pop()
      if (state !== undefined) states[direction === 'undo' ? 'redo' : 'undo'].push(current)
      return state
    },
    clear: () => {
      states.undo = []
      states.redo = []
    },
  }
}
