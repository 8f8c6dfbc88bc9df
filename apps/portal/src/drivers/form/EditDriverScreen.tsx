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
import { DriverEditor } from './DriverEditor.tsx'

/** Changes person and licence of a driver. */
export function EditDriverScreen() {
  const { driverId = '' } = useParams()
  const api = useApi()
  const { partner } = useOrganization()
  const driver = useQuery(api.drivers.get.query({ params: { id: driverId } }))
  const cities = useQuery(api.cities.ofPartner.query({ params: { id: partner.id } }))
  const data = driver.data?.data
  const knownCities = cities.data?.data
  const failed = [
    { title: 'The driver could not be loaded', query: driver },
    { title: 'The cities could not be loaded', query: cities },
  ].find(({ query }) => query.isError && !query.data)
  return (
    <MainPage
      title="Edit driver"
      width="readable"
      breadcrumbs={[
        { label: 'Drivers', href: paths.drivers() },
        ...(data ? [{ label: `${data.fname ?? ''} ${data.lname ?? ''}`.trim(), href: paths.driver({ driverId }) }] : []),
        { label: 'Edit' },
      ]}
    >
      {hasErrorCode(driver.error, 'NotFound') ? (
        <EmptyState
          illustration={<EmptyRoadIllustration missing />}
          title="This driver is not here"
          description="They belong to another organisation, or the link is wrong."
          action={<Button href={paths.drivers()}>All drivers</Button>}
        />
      ) : failed ? (
        <QueryError query={failed.query} title={failed.title} />
      ) : (
        <Loading label="driver" loading={!data || !knownCities} placeholder={<FormPlaceholder />}>
          {data && knownCities ? (
            <EditedItem
              key={driverId}
              isRemoved={data.status === 'archived'}
              title="This driver is removed"
              description="Restore them before you change them."
              href={paths.driver({ driverId })}
              linkText="See the driver"
            >
              <DriverEditor driver={data} cities={knownCities} />
            </EditedItem>
          ) : null}
        </Loading>
      )}
    </MainPage>
  )
}
