import { useSyncExternalStore } from 'react'
import { usePortal } from './PortalContext.ts'

/** Whether the device is online, by the portal's network dependency. */
export function useOnline(): boolean {
  const { network } = usePortal().dependencies
  return useSyncExternalStore(network.onChange, network.online, network.online)
}
