import { paths } from '@vehicle-partner/domain'
import { NewItemForm } from '../../fleet/parts/NewItemForm.tsx'
import { MainPage } from '../../shell/MainPage.tsx'
import { NewVehicle } from './NewVehicle.tsx'

/** Adds a vehicle in steps and sends it for review. */
export function AddVehicleScreen() {
  return (
    <MainPage width="readable" title="Add vehicle" breadcrumbs={[{ label: 'Vehicles', href: paths.vehicles() }, { label: 'Add vehicle' }]}>
      <NewItemForm form="vehicle">{(parts) => <NewVehicle {...parts} />}</NewItemForm>
    </MainPage>
  )
}
