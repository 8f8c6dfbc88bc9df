import { use, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { PortalContext } from '../session/PortalContext.ts'

/**
 * Steps back in the history, to close what an entry has opened. Until the step has arrived or was refused, the address still has what is
 * closed: another press takes no second step, which would leave the page.
 */
export function useStepBack(): () => void {
  const router = use(PortalContext)?.router
  const navigate = useNavigate()
  const isOnItsWay = useRef(false)
  return () => {
    if (!router) return void navigate(-1)
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return
      isOnItsWay.current = false
      unsubscribe()
    })
    void router.navigate(-1)
  }
}
