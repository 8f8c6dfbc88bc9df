import { Outlet } from 'react-router-dom'
import { QueryCacheProvider } from './QueryCacheProvider.tsx'
import { OfflineStatus } from './OfflineStatus.tsx'

/** The layout of set-up pages: signed in, without a menu. */
export function SetupFrame() {
  return (
    <QueryCacheProvider>
      <OfflineStatus />
      <Outlet />
    </QueryCacheProvider>
  )
}
