import { useMutation, useQuery } from '@tanstack/react-query'
import { cityListLimit, isOwner, paths } from '@vehicle-partner/domain'
import { CitiesForm, type CitiesValues } from '@vehicle-partner/forms'
import { FormActions, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { QueryError } from '../loading/QueryError.tsx'
import { useApi, useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { BackToStep } from './parts/BackToStep.tsx'
import { ContinueLaterButton } from './parts/ContinueLaterButton.tsx'
import { OwnerOnlyPage } from './parts/OwnerOnlyPage.tsx'
import { SetupDraftLoader } from './parts/SetupDraftLoader.tsx'
import { useSetupDraft } from './parts/useSetupDraft.ts'
import { renameErrorFields } from './parts/stepErrors.ts'

/** Selects the partner's cities of operation, the last step before the dashboard. */
export function CitySelectionScreen() {
  const { organization, roles, refreshSession } = useSession()
  const api = useApi()
  const allCities = useQuery(api.cities.all.query({ query: { limit: cityListLimit, fields: 'id,name,code,country_id' } }))
  const addCity = useMutation(api.cities.add.mutation())
  const partner = organization?.partner
  const details = useQuery({
    ...api.partners.get.query({ params: { id: partner?.id ?? '' } }),
    enabled: partner !== undefined && partner !== null,
  })
  const query = useSetupDraft('cities', isOwner(roles))
  const form = useFormSubmit(async ({ cities }: CitiesValues) => {
    if (!partner) return
    try {
      // One call per city. Adding a city twice changes nothing, so that a retry can start at the first city.
      for (const city_id of cities) await addCity.mutateAsync({ params: { id: partner.id }, body: { city_id } })
    } catch (error) {
      throw renameErrorFields(error, { city_id: 'cities' })
    }
    query.draft?.clear()
    await refreshSession(paths.dashboard())
  })
  if (!partner || !isOwner(roles)) return <OwnerOnlyPage />

  // Without the partner's country the list would offer cities that are of no use.
  const failed = [allCities, details].find(({ isError, data }) => isError && !data)
  const continueLaterButton = <ContinueLaterButton draft={query.draft}>Continue later</ContinueLaterButton>
  return (
    <SetupPage
      above={<BackToStep step="cities" />}
      eyebrow="Last step before your dashboard"
      title="What cities do you operate in?"
      lead="You see routes and trips of these cities. You can change them later in Settings."
    >
      {failed ? (
        <Stack gap="xlarge">
          <QueryError query={failed} fallback="call" title="The cities could not be loaded" />
          <FormActions>{continueLaterButton}</FormActions>
        </Stack>
      ) : (
        <Loading
          label="cities"
          loading={allCities.isPending || details.isLoading}
          placeholder={
            <Stack gap="small">
              <Skeleton size="small" width="short" />
              <Skeleton size="title" />
            </Stack>
          }
        >
          <SetupDraftLoader query={query}>
            {(draft) => (
              <CitiesForm
                options={(allCities.data?.data ?? []).flatMap(({ id, name, country_id }) => (id && name ? [{ id, name, country_id }] : []))}
                country={details.data?.data.country}
                chosen={organization.supportedCities.map(({ id }) => id)}
                draft={draft}
                {...form}
                secondaryAction={continueLaterButton}
              />
            )}
          </SetupDraftLoader>
        </Loading>
      )}
    </SetupPage>
  )
}
