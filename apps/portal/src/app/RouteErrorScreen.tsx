import { errorMessages } from '@vehicle-partner/domain'
import { Logo, Button, SingleColumnLayout, FullPageMessage } from '@vehicle-partner/ui'
import { usePortal } from '../session/PortalContext.ts'

/** Shown when rendering a page throws; a reload may help. */
export function RouteErrorScreen() {
  const { dependencies } = usePortal()
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" />} verticalAlign="middle">
      <FullPageMessage
        title={errorMessages.default}
        description="This page could not be shown. What you have saved is safe."
        actions={<Button onClick={dependencies.reload}>Reload the page</Button>}
      />
    </SingleColumnLayout>
  )
}
