import { useMutation, useQuery } from '@tanstack/react-query'
import { messageFor } from '@vehicle-partner/api'
import { cityListLimit, isOwner } from '@vehicle-partner/domain'
import { CitiesForm } from '@vehicle-partner/forms'
import { ErrorState, FormFoot, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { useApi, useSession } from '../app/session.tsx'
import { SetUpPage } from '../shell/SetUpPage.tsx'
import { LaterButton } from './parts/LaterButton.tsx'
import { NotYours } from './parts/NotYours.tsx'
import { onFields } from './parts/refusals.ts'
import { useTold } from './parts/useTold.ts'

const fallback = 'Oops! An error occurred, please try again.'

/** Asks in which cities a partner works; one is enough. Nothing is in the way of the dashboard then. */
export function CitySelectionScreen() {
  const { organization, roles, refresh } = useSession()
  const api = useApi()
  const told = useTold()
  const all = useQuery(api.cities.all.query({ query: { limit: cityListLimit, fields: 'id,name,code,country_id' } }))
  const add = useMutation(api.cities.add.mutation())
  const partner = organization?.partner
  if (!partner || !isOwner(roles)) return <NotYours />

  const later = <LaterButton>Continue later</LaterButton>
  const save = async (cities: readonly string[]) => {
    told.forget()
    try {
      // One call a city; a city that is there already changes nothing, so a second try begins at the first.
      for (const city_id of cities) await add.mutateAsync({ params: { id: partner.id }, body: { city_id } })
    } catch (reason) {
      throw onFields(reason, { city_id: 'cities' })
    }
    await refresh('/dashboard')
  }
  return (
    <SetUpPage
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
          <FormFoot>{later}</FormFoot>
        </Stack>
      ) : (
        <Loading
          label="cities"
          when={all.isPending}
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
            onRefused={told.refused}
            aside={later}
          />
        </Loading>
      )}
    </SetUpPage>
  )
}
