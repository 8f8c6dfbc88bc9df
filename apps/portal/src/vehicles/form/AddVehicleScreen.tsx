import { paths } from '@vehicle-partner/domain'
import { Card, Grid, Inline, Stack, Text } from '@vehicle-partner/ui'
import { FileText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { listMissingDocuments } from '../../documents/parts/newOwnerDocuments.ts'
import { NewItemForm } from '../../fleet/parts/NewItemForm.tsx'
import { MainPage } from '../../shell/MainPage.tsx'
import { NewVehicle } from './NewVehicle.tsx'

/** Adds a vehicle in steps and sends it for review. */
export function AddVehicleScreen() {
  const [search] = useSearchParams()
  return (
    <MainPage title="Add vehicle" breadcrumbs={[{ label: 'Vehicles', href: paths.vehicles() }, { label: 'Add vehicle' }]}>
      <Grid columns="twoToOne" align="start">
        <NewItemForm form="vehicle">{(parts) => <NewVehicle {...parts} />}</NewItemForm>
        {search.has('step') ? null : <NeededDocuments />}
      </Grid>
    </MainPage>
  )
}

/** What the third step asks for, said with the first one. */
const NeededDocuments = () => (
  <Card title="Have these ready">
    <Stack gap="medium">
      <Stack as="ul" gap="small">
        {listMissingDocuments('vehicle', {}, []).map((label) => (
          <li key={label}>
            <Inline gap="small" wrap={false}>
              <FileText aria-hidden="true" width={16} height={16} />
              <Text as="span" size="small">
                {label}
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
      <Text size="small" tone="secondary">
        You can add documents later. The vehicle gets trips once they are approved.
      </Text>
    </Stack>
  </Card>
)
