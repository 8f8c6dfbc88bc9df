import { useCallback, useState } from 'react'
import { useLazyModule } from '../private/useLazyModule.ts'

const loadCards = () => import('./CardList.tsx')

/** The parts of the card view, and whether rows wait for them: a press on a table row that becomes a card would be lost. */
export function useCardParts(showsCards: boolean, isNarrow: boolean) {
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(
    () =>
      loadCards().catch((error: unknown) => {
        setHasFailed(true)
        throw error
      }),
    [],
  )
  const cardParts = useLazyModule(showsCards, load)
  // Without the network the table scrolls horizontally.
  return { cardParts, waitsForCards: isNarrow && cardParts === undefined && !hasFailed }
}
