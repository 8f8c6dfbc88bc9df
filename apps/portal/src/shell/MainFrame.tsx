import { QueryCacheProvider } from './QueryCacheProvider.tsx'
import { MainShell } from './MainShell.tsx'

/** The layout of the signed-in area: query cache and shell. */
export function MainFrame() {
  return (
    <QueryCacheProvider>
      <MainShell />
    </QueryCacheProvider>
  )
}
