import { QueryCacheProvider } from './QueryCacheProvider.tsx'
import { MainShell } from './MainShell.tsx'

/** Everything behind the login: the cache of answers and the shell. */
export function MainFrame() {
  return (
    <QueryCacheProvider>
      <MainShell />
    </QueryCacheProvider>
  )
}
