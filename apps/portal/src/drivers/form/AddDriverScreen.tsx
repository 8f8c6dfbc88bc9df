import { paths } from '@vehicle-partner/domain'
import { NewItemForm } from '../../fleet/parts/NewItemForm.tsx'
import { MainPage } from '../../shell/MainPage.tsx'
import { NewDriver } from './NewDriver.tsx'

/** Adds a driver in steps, and sends the licence for review. */
export function AddDriverScreen() {
  return (
    <MainPage width="readable" title="Add driver" breadcrumbs={[{ label: 'Drivers', href: paths.drivers() }, { label: 'Add driver' }]}>
      <NewItemForm form="driver">{(parts) => <NewDriver {...parts} />}</NewItemForm>
    </MainPage>
  )
}
