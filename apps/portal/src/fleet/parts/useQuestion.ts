import { useState } from 'react'

interface Pending {
  accept: () => void
  decline: () => void
}

/** A question within a submission. `ask` resolves when the user agrees; it rejects with an AbortError, which no toast shows, otherwise. */
export function useQuestion() {
  const [pending, setPending] = useState<Pending>()
  return {
    isOpen: pending !== undefined,
    ask: () =>
      new Promise<void>((resolve, reject) => {
        setPending({ accept: resolve, decline: () => reject(new DOMException('The user declined', 'AbortError')) })
      }).finally(() => setPending(undefined)),
    accept: () => pending?.accept(),
    decline: () => pending?.decline(),
  }
}
