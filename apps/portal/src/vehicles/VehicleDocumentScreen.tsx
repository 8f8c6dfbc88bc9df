import { useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { Badge, Button, EmptyState, ErrorState, Grid, Inline, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useNavigate, useParams } from 'react-router-dom'
import { DocumentCard } from '../documents/parts/DocumentCard.tsx'
import { canUpload, findSlot, groupDocuments, uploadVerb } from '../documents/parts/documentSlots.ts'
import { ClosedDocumentForm } from '../documents/parts/ClosedDocumentForm.tsx'
import { DocumentUploadForm } from '../documents/parts/DocumentUploadForm.tsx'
import { useFocusAfterForm } from '../loading/useFocusAfterForm.ts'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { useApi } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { completeVehicle } from './parts/completeVehicle.ts'
import { useVehicleDocuments } from './parts/useVehicleDocuments.ts'

/** One document of a vehicle, by its id or by the code of its type: the form beside what is there now. */
export function VehicleDocumentScreen() {
  const { vehicleId = '', documentId = '' } = useParams()
  const navigate = useNavigate()
  const { vehicles } = useApi()
  const found = useQuery(vehicles.get.query({ params: { id: vehicleId } }))
  const vehicle = found.data && completeVehicle(found.data.data)
  const { types, documents, calls } = useVehicleDocuments(vehicleId, vehicle?.city.id)
  const slots = types.data && documents.data ? groupDocuments(types.data.data, documents.data.data) : undefined
  const slot = slots && findSlot(slots, documentId)
  const listHref = paths.vehicle({ vehicleId, tab: 'documents' })
  const failed = [found, types, documents].filter(({ isError, data }) => isError && data === undefined)
  const [failure] = failed
  const back = () => void navigate(listHref)
  // In place of the form: Back would open it again.
  const leaveSent = () => void navigate(listHref, { replace: true })
  const messageRef = useFocusAfterForm(slot !== undefined && vehicle?.status !== 'archived' && canUpload(slot))
  const renderContent = () => {
    if (hasErrorCode(found.error, 'NotFound'))
      return (
        <EmptyState
          illustration={<EmptyRoadIllustration missing />}
          title="This vehicle is not here"
          description="It belongs to another organisation, or the link is wrong."
          action={<Button href={paths.vehicles()}>All vehicles</Button>}
        />
      )
    if (failure)
      return (
        <ErrorState
          title="The document could not be loaded"
          description={getErrorMessage(failure.error)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
          retrying={failure.isFetching}
        />
      )
    if (slots && !slot)
      return (
        <EmptyState
          illustration={<EmptyRoadIllustration missing />}
          title="This document is not here"
          description="A newer one has replaced it, or the vehicle needs no such document."
          action={<Button href={listHref}>All documents of the vehicle</Button>}
        />
      )
    return (
      <Loading label="document" loading={!slot} placeholder={<FormPlaceholder />}>
        {slot ? (
          <Grid columns="twoToOne" align="start">
            {vehicle?.status === 'archived' ? (
              <ClosedDocumentForm
                messageRef={messageRef}
                message="This vehicle is removed. Restore it before you send documents."
                action={{ label: 'See the vehicle', href: paths.vehicle({ vehicleId }) }}
              />
            ) : canUpload(slot) ? (
              <DocumentUploadForm key={slot.type.code} slot={slot} calls={calls} onSent={leaveSent} onClose={back} />
            ) : (
              <ClosedDocumentForm messageRef={messageRef} action={{ label: 'All documents of the vehicle', href: listHref }} />
            )}
            <DocumentCard slot={slot} />
          </Grid>
        ) : null}
      </Loading>
    )
  }
  return (
    <MainPage
      title={slot ? `${uploadVerb(slot)}: ${slot.type.label}` : 'Vehicle document'}
      breadcrumbs={[
        { label: 'Vehicles', href: paths.vehicles() },
        ...(vehicle ? [{ label: vehicle.registration_number, href: paths.vehicle({ vehicleId }) }] : []),
        { label: 'Documents', href: listHref },
      ]}
    >
      <Stack gap="large">
        {vehicle ? (
          <Inline>
            <Badge kind="identifier">{vehicle.registration_number}</Badge>
          </Inline>
        ) : null}
        {renderContent()}
      </Stack>
    </MainPage>
  )
}

const FormPlaceholder = () => (
  <Stack gap="large">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} width="half" />
    ))}
  </Stack>
)
