import { useEffect, useState, useSyncExternalStore } from 'react'
import { useClock, usePortal } from '../session/PortalContext.ts'
import type { Device } from '../session/PortalDependencies.ts'

/** Milliseconds until the program is kept: the page comes first. */
const patienceMs = 2000

const noAge = () => undefined
const never = () => () => undefined

/** Keeps the program on this device, and follows what is shown of it. */
export function useKeptProgram(): {
  /** Whether a newer program is there. */
  hasUpdate: boolean
  /** Since when what the page shows was kept on this device; undefined if it is from the server. */
  keptAt: Date | undefined
} {
  const { loadDevice } = usePortal().dependencies
  const clock = useClock()
  const [device, setDevice] = useState<Device>()
  const [hasUpdate, setUpdate] = useState(false)
  useEffect(() => {
    loadDevice().then(setDevice, () => undefined)
  }, [loadDevice])
  useEffect(() => {
    if (!device) return
    const start = async () => {
      await device.offline?.deleteOld(clock())
      await device.keepProgram?.(() => setUpdate(true))
    }
    // Without a worker the portal needs the network.
    const timer = setTimeout(() => void start().catch(() => undefined), patienceMs)
    return () => clearTimeout(timer)
  }, [device, clock])
  const age = device?.offline?.age
  const keptAt = useSyncExternalStore(age?.subscribe ?? never, age?.get ?? noAge, noAge)
  return { hasUpdate, keptAt }
}
