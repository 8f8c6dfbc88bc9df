import { Brand, Button, OpenLayout, PageMessage } from '@vehicle-partner/ui'
import { useHome } from './session.tsx'

/** A page that failed while it was drawn: our own mistake, which a fresh start may get around. */
export function Broken() {
  const { ports } = useHome()
  return (
    <OpenLayout brand={<Brand name="Vehicle Partner" />} place="middle">
      <PageMessage
        title="An error occurred!"
        description="This page could not be shown. What you have saved is safe."
        actions={<Button onClick={ports.reload}>Reload the page</Button>}
      />
    </OpenLayout>
  )
}
