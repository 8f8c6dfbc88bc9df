/** Asks a question, and calls back once the user has chosen to leave. */
type Ask = (onLeave: () => void) => void

/** The questions of what is open and unsaved, for what leaves a page without a navigation that could be blocked. */
export interface LeaveQuestions {
  /** Adds a question; returns a function that removes it. */
  add: (ask: Ask) => () => void
  /** Calls back at once if nothing is unsaved, otherwise when the user has chosen to leave it. */
  ask: Ask
}

export function createLeaveQuestions(): LeaveQuestions {
  const questions = new Set<Ask>()
  return {
    add(ask) {
      questions.add(ask)
      return () => void questions.delete(ask)
    },
    // What was opened last asks first.
    ask: (onLeave) => [...questions].reduce<() => void>((leave, ask) => () => ask(leave), onLeave)(),
  }
}
