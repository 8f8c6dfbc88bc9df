import { Brand, Button, SingleColumnLayout, FullPageMessage } from '@vehicle-partner/ui'
import { useHome } from './session.tsx'

/** A page that failed while it was drawn: our own mistake, which a fresh start may get around. */
export function Broken() {
  const { ports } = useHome()
  return (
    <SingleColumnLayout brand={<Brand name="Vehicle Partner" />} verticalAlign="middle">
      <FullPageMessage
        title="An error occurred!"
        description="This page could not be shown. What you have saved is safe."
        actions={<Button onClick={ports.reload}>Reload the page</Button>}
      />
    </SingleColumnLayout>
  )
}
