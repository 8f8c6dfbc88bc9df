import { useMutation, useQuery } from '@tanstack/react-query'
import { cityListLimit, endSentence } from '@vehicle-partner/domain'
import { Button, Combobox, ConfirmDialog, IconButton, Inline, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { Plus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

const CityInUse = createLazyPart(async () => (await import('./CityInUse.tsx')).CityInUse)

interface CompanyCitiesProps {
  /** The id of the organisation. */
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  canManage: boolean
}

/** The field takes the place of the pressed button. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus()

/** The cities of operation. A city with vehicles, drivers or planned departures stays. */
export function CompanyCities({ id, country, canManage }: CompanyCitiesProps) {
  const { cities } = useApi()
  const params = { id }
  const [asked, setAsked] = useState<{ id: string; name: string }>()
  const [isAdding, setAdding] = useState(false)
  const own = useQuery(cities.ofPartner.query({ params }))
  const all = useQuery({
    ...cities.all.query({ query: { limit: cityListLimit, fields: 'id,name,code,country_id' } }),
    enabled: isAdding,
  })
  const add = useMutation(cities.add.mutation())
  const remove = useMutation(cities.remove.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const ownIds = new Set(own.data?.data.map((city) => city.id))
  const options = (all.data?.data ?? []).flatMap(({ id: cityId, name, country_id }) =>
    cityId !== undefined && name !== undefined && country_id === country && !ownIds.has(cityId) ? [{ id: cityId, name }] : [],
  )
  const addCity = withErrorToast(async (city_id: string) => {
    await add.mutateAsync({ params, body: { city_id } })
    setAdding(false)
    showSuccess('Successful')
  })
  const removeCity = async (city_id: string) => {
    await remove.mutateAsync({ params: { id, city_id } })
    setAsked(undefined)
    showSuccess('Successful')
  }
  if (own.isError && !own.data) return <QueryError query={own} title="The cities could not be loaded" />
  return (
    <Stack gap="large">
      {own.data ? (
        <Stack as="ul" gap="small">
          {own.data.data.map((city) => (
            <li key={city.id}>
              <Inline justify="between" wrap={false}>
                <Text>{city.name}</Text>
                {canManage && own.data.data.length > 1 ? (
                  <IconButton label={`Remove ${city.name}`} icon={<X />} onClick={() => setAsked(city)} />
                ) : null}
              </Inline>
            </li>
          ))}
        </Stack>
      ) : (
        <Skeleton width="half" />
      )}
      {canManage && !isAdding ? (
        <Inline>
          <Button variant="secondary" size="small" startIcon={<Plus />} onClick={() => setAdding(true)}>
            Add a city
          </Button>
        </Inline>
      ) : null}
      {isAdding ? (
        <Combobox
          label="Add a city"
          ref={focusOnMount}
          options={options}
          getKey={(city) => city.id}
          getLabel={({ name }) => name}
          error={all.isError ? getErrorMessage(all.error) : undefined}
          hint={add.isPending ? 'Adding...' : undefined}
          readOnly={add.isPending}
          onValueChange={(city) => {
            if (city) addCity(city.id).catch(() => undefined)
          }}
        />
      ) : null}
      {asked ? (
        <ConfirmDialog
          open
          type="DANGER"
          title={`Remove ${asked.name}?`}
          description="You no longer see its routes and trips. You can add the city again later."
          proceedText="Yes, remove"
          error={(error) => (
            <>
              {endSentence(getErrorMessage(error))}{' '}
              {hasErrorCode(error, 'InUse') ? (
                <Suspense>
                  <CityInUse error={error} city={asked.name} />
                </Suspense>
              ) : null}
            </>
          )}
          onProceed={() => removeCity(asked.id)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </Stack>
  )
}
