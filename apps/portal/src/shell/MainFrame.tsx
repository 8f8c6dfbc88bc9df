import { StepUpProvider } from '../stepUp/StepUpProvider.tsx'
import { MainShell } from './MainShell.tsx'
import { QueryCacheProvider } from './QueryCacheProvider.tsx'
import { useOrganizationChange } from './useOrganizationChange.ts'

/** The layout of the signed-in area: query cache and shell. */
export function MainFrame() {
  const { isLeaving } = useOrganizationChange()
  return (
    <QueryCacheProvider>
      {isLeaving ? null : (
        <StepUpProvider>
          <MainShell />
        </StepUpProvider>
      )}
    </QueryCacheProvider>
  )
}
