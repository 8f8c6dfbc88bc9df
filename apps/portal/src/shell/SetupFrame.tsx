import { Outlet } from 'react-router-dom'
import { QueryCacheProvider } from './QueryCacheProvider.tsx'
import { OfflineStatus } from './OfflineStatus.tsx'

/** Pages of somebody who is logged in and has no menu yet: the way to an organisation. */
export function SetupFrame() {
  return (
    <QueryCacheProvider>
      <OfflineStatus />
      <Outlet />
    </QueryCacheProvider>
  )
}
