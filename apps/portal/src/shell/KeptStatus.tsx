import { useQueryClient } from '@tanstack/react-query'
import { formatDate, formatTimeOfDay, lagosDate } from '@vehicle-partner/domain'
import { Button, OfflineBanner } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useClock, usePortal } from '../session/PortalContext.ts'
import { useSendTicks } from '../boarding/useSendTicks.ts'
import { useKeptProgram } from './useKeptProgram.ts'
import { useQuietValue } from './useQuietValue.ts'

/** Says that the page shows what was kept on this device, or that a newer program is there; `children` otherwise. */
export function KeptStatus({ children }: { children: ReactNode }) {
  const clock = useClock()
  const { reload } = usePortal().dependencies
  const { hasUpdate, keptAt } = useKeptProgram()
  useFreshData(keptAt)
  useSendTicks()
  const current = keptAt ? 'kept' : hasUpdate ? 'update' : 'none'
  const banner = useQuietValue(current, current)
  if (keptAt && banner === 'kept') return <OfflineBanner>{describeKept(keptAt, clock())}</OfflineBanner>
  if (children !== null || banner !== 'update') return children
  return (
    <OfflineBanner kind="reconnecting">
      A new version is ready.{' '}
      <Button variant="quiet" size="small" flush onClick={reload}>
        Reload
      </Button>
    </OfflineBanner>
  )
}

/** Milliseconds after which a page that shows what was kept asks the server again. */
const askAgainMs = 10_000

/** Asks the server again while the page shows what was kept, and for the rest once the server has answered. */
function useFreshData(keptAt: Date | undefined) {
  const queryClient = useQueryClient()
  const { network } = usePortal().dependencies
  const [wasKept, setWasKept] = useState(false)
  const isKept = keptAt !== undefined
  if (isKept && !wasKept) setWasKept(true)
  const askAgain = useEffectEvent(() => {
    if (network.online()) void queryClient.invalidateQueries({ predicate: ({ state }) => state.fetchStatus === 'idle' })
  })
  useEffect(() => {
    if (!isKept) return wasKept ? askAgain() : undefined
    const stop = network.onChange(() => askAgain())
    const timer = setInterval(() => askAgain(), askAgainMs)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [isKept, wasKept, network])
}

function describeKept(keptAt: Date, now: Date): string {
  const day = lagosDate(keptAt)
  const date = day === lagosDate(now) ? '' : ` on ${formatDate(day)}`
  return `Offline, as of ${formatTimeOfDay(keptAt)}${date}. You see what was kept on this device.`
}
