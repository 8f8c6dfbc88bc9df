import type { HistoryWay, PhoneHistory, PhonePlace } from './phoneRules.ts'

/** What can be undone and done again in one field. */
export function newHistory(): PhoneHistory {
  const steps: Record<HistoryWay, PhonePlace[]> = { undo: [], redo: [] }
  return {
    record: (before) => {
      steps.undo.push(before)
      steps.redo = []
    },
    step: (way, now) => {
      const place = steps[way].pop()
      if (place !== undefined) steps[way === 'undo' ? 'redo' : 'undo'].push(now)
      return place
    },
  }
}
