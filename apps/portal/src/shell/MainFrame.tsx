import { UnsentFormsContext } from '@vehicle-partner/forms'
import { usePortal } from '../session/PortalContext.ts'
import { StepUpProvider } from '../stepUp/StepUpProvider.tsx'
import { MainShell } from './MainShell.tsx'
import { QueryCacheProvider } from './QueryCacheProvider.tsx'
import { useOrganizationChange } from './useOrganizationChange.ts'

/** The layout of the signed-in area: query cache and shell. */
export function MainFrame() {
  const { isLeaving } = useOrganizationChange()
  const { unsentForms } = usePortal()
  return (
    <QueryCacheProvider>
      {isLeaving ? null : (
        <UnsentFormsContext value={unsentForms}>
          <StepUpProvider>
            <MainShell />
          </StepUpProvider>
        </UnsentFormsContext>
      )}
    </QueryCacheProvider>
  )
}
