import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'
import { panelQuery } from './useAddressPanel.ts'

/** The steps of the entries before this one in the browser's history, the first step of the form first. */
function stepsBefore(state: unknown): readonly string[] {
  const steps: unknown = typeof state === 'object' && state !== null && 'formSteps' in state ? state.formSteps : undefined
  return Array.isArray(steps) ? steps.map(String) : []
}

/** Milliseconds after which a step back in the history that does not come is given up. */
const backTimeout = 1000

interface AddressStepsOptions {
  /** The step of an address without one. */
  first: string
  /** Whether a step can be shown now; the first one can always. An address with another one is corrected. */
  canShow: (step: string) => boolean
}

interface AddressSteps {
  /** The step to show. */
  step: string
  /** The address of a step. */
  hrefOf: (step: string) => string
  /** Goes to a step: back in the history where it is the one before, otherwise to a new entry. */
  goTo: (step: string) => void
  /** Goes to a path in place of all steps, so that Back leads to where the form was opened. The step stays until then. */
  leave: (path: string) => Promise<void>
}

/** The step of a form in the query `step`, each an entry of the browser's history: Back and Forward walk them, and a reload stays. */
export function useAddressSteps({ first, canShow }: AddressStepsOptions): AddressSteps {
  const { router, navigate } = usePortal()
  const { pathname, search, key } = useLocation()
  const [leaving, setLeaving] = useState<string>()
  const query = new URLSearchParams(search)
  const asked = query.get('step') ?? first
  const isShown = asked === first || canShow(asked)
  const hrefOf = (step: string) => {
    const next = new URLSearchParams(search)
    // A panel belongs to the step that has opened it.
    next.delete(panelQuery)
    if (step === first) next.delete('step')
    else next.set('step', step)
    return next.size === 0 ? pathname : `${pathname}?${next}`
  }
  const correct = useEffectEvent(() => {
    const { location } = router.state
    void router.navigate(hrefOf(first), { replace: true, preventScrollReset: true, state: location.state })
  })
  const isWrong = !isShown && leaving === undefined
  useEffect(() => {
    if (isWrong) correct()
  }, [isWrong])

  // A form goes back to the step of a field that was rejected, and focuses it; the entry brings its own scroll position after that.
  const isGoingBack = useRef(false)
  useEffect(() => {
    if (!isGoingBack.current) return
    isGoingBack.current = false
    document.activeElement?.closest('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' })
  }, [key])

  /** Goes back in the history. */
  const goBack = (entries: number) =>
    new Promise<void>((resolve) => {
      const target = stepsBefore(router.state.location.state).length - entries
      const end = () => {
        unsubscribe()
        clearTimeout(timer)
        resolve()
      }
      const unsubscribe = router.subscribe(({ location, navigation }) => {
        if (navigation.state === 'idle' && stepsBefore(location.state).length === target) end()
      })
      const timer = setTimeout(end, backTimeout)
      void router.navigate(-entries)
    })

  const walk = async (next: string) => {
    // The newest entry: what this render knows may be older.
    const { location } = router.state
    if (location.pathname !== pathname) return
    const before = stepsBefore(location.state)
    const current = new URLSearchParams(location.search).get('step') ?? first
    if (next === current) return
    if (before.at(-1) === next) {
      isGoingBack.current = true
      await goBack(1)
    } else await router.navigate(hrefOf(next), { preventScrollReset: true, state: { formSteps: [...before, current] } })
  }
  /** A form shows its next step before the address does: a step that is asked for meanwhile waits, so that each has its entry. */
  const walks = useRef<Promise<void>>(undefined)

  const step = leaving ?? (isShown ? asked : first)
  return {
    step,
    hrefOf,
    goTo(next) {
      const { current: before } = walks
      const walkAfter = async () => {
        if (before) await before
        await walk(next)
      }
      walks.current = walkAfter()
    },
    async leave(path) {
      await walks.current
      const { location } = router.state
      // The user has left the form while it was sent.
      if (location.pathname !== pathname) return navigate(path)
      setLeaving(step)
      const entries = stepsBefore(location.state).length
      if (entries > 0) await goBack(entries)
      await navigate(path, { replace: true })
      setLeaving(undefined)
    },
  }
}
