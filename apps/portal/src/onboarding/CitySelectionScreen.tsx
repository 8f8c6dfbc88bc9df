import { useMutation, useQuery } from '@tanstack/react-query'
import { messageFor } from '@vehicle-partner/api'
import { cityListLimit, isOwner } from '@vehicle-partner/domain'
import { CitiesForm } from '@vehicle-partner/forms'
import { ErrorState, FormActions, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { useApi, useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { ContinueLaterButton } from './parts/ContinueLaterButton.tsx'
import { OwnerOnlyPage } from './parts/OwnerOnlyPage.tsx'
import { renameErrorFields } from './parts/stepErrors.ts'
import { useTold } from './parts/useTold.ts'

const fallback = 'Oops! An error occurred, please try again.'

/** Asks in which cities a partner works; one is enough. Nothing is in the way of the dashboard then. */
export function CitySelectionScreen() {
  const { organization, roles, refreshSession } = useSession()
  const api = useApi()
  const emittedEvents = useTold()
  const all = useQuery(api.cities.all.query({ query: { limit: cityListLimit, fields: 'id,name,code,country_id' } }))
  const add = useMutation(api.cities.add.mutation())
  const partner = organization?.partner
  if (!partner || !isOwner(roles)) return <OwnerOnlyPage />

  const later = <ContinueLaterButton>Continue later</ContinueLaterButton>
  const save = async (cities: readonly string[]) => {
    emittedEvents.forget()
    try {
      // One call a city; a city that is there already changes nothing, so a second try begins at the first.
      for (const city_id of cities) await add.mutateAsync({ params: { id: partner.id }, body: { city_id } })
    } catch (reason) {
      throw renameErrorFields(reason, { city_id: 'cities' })
    }
    await refreshSession('/dashboard')
  }
  return (
    <SetupPage
      eyebrow="Last step before your dashboard"
      title="What cities do you operate in?"
      lead="You see routes and trips of these cities. You can change them later in Settings."
    >
      {all.isError && !all.data ? (
        <Stack gap="xlarge">
          <ErrorState
            title="The cities could not be loaded"
            description={messageFor(all.error, fallback)}
            onRetry={() => void all.refetch()}
            retrying={all.isFetching}
          />
          <FormActions>{later}</FormActions>
        </Stack>
      ) : (
        <Loading
          label="cities"
          loading={all.isPending}
          placeholder={
            <Stack gap="small">
              <Skeleton size="small" width="short" />
              <Skeleton size="title" />
            </Stack>
          }
        >
          <CitiesForm
            options={(all.data?.data ?? []).flatMap(({ id, name }) => (id && name ? [{ id, name }] : []))}
            chosen={organization.supportedCities.map(({ id }) => id)}
            onSubmit={({ cities }) => save(cities)}
            onSubmitError={emittedEvents.refused}
            aside={later}
          />
        </Loading>
      )}
    </SetupPage>
  )
}
