import { paths } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { DeadLinkPage } from '../shell/DeadLinkPage.tsx'

/** Answers the address of a saved pack where it is not saved: `portalWorker.js` answers it on the phone that has it. */
export function SavedPackScreen() {
  return (
    <DeadLinkPage
      title="This pack is not saved on this phone"
      description="It opens on the phone where it was made, until the data of the browser is deleted. Make a new one from the page of the vehicle."
      actions={<Button href={paths.vehicles()}>All vehicles</Button>}
    />
  )
}
