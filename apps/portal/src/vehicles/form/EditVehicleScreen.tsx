import { useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { Button, EmptyState, Loading } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useParams } from 'react-router-dom'
import { EditedItem } from '../../fleet/parts/EditedItem.tsx'
import { FormPlaceholder } from '../../fleet/parts/NewItemForm.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { MainPage } from '../../shell/MainPage.tsx'
import { completeVehicle } from '../parts/completeVehicle.ts'
import { VehicleEditor } from './VehicleEditor.tsx'

/** Changes the details and photos of a vehicle. */
export function EditVehicleScreen() {
  const { vehicleId = '' } = useParams()
  const api = useApi()
  const { partner } = useOrganization()
  const vehicle = useQuery(api.vehicles.get.query({ params: { id: vehicleId } }))
  const cities = useQuery(api.cities.ofPartner.query({ params: { id: partner.id } }))
  const data = vehicle.data && completeVehicle(vehicle.data.data)
  const knownCities = cities.data?.data
  const failed = [
    { title: 'The vehicle could not be loaded', query: vehicle },
    { title: 'The cities could not be loaded', query: cities },
  ].find(({ query }) => query.isError && !query.data)
  return (
    <MainPage
      title="Edit vehicle"
      width="readable"
      breadcrumbs={[
        { label: 'Vehicles', href: paths.vehicles() },
        ...(data ? [{ label: data.registration_number, href: paths.vehicle({ vehicleId }) }] : []),
        { label: 'Edit' },
      ]}
    >
      {hasErrorCode(vehicle.error, 'NotFound') ? (
        <EmptyState
          illustration={<EmptyRoadIllustration missing />}
          title="This vehicle is not here"
          description="It belongs to another organisation, or the link is wrong."
          action={<Button href={paths.vehicles()}>All vehicles</Button>}
        />
      ) : failed ? (
        <QueryError query={failed.query} title={failed.title} />
      ) : (
        <Loading label="vehicle" loading={!data || !knownCities} placeholder={<FormPlaceholder />}>
          {data && knownCities ? (
            <EditedItem
              key={vehicleId}
              isRemoved={data.status === 'archived'}
              title="This vehicle is removed"
              description="Restore it before you change it."
              href={paths.vehicle({ vehicleId })}
              linkText="See the vehicle"
            >
              <VehicleEditor vehicle={data} cities={knownCities} />
            </EditedItem>
          ) : null}
        </Loading>
      )}
    </MainPage>
  )
}
