import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AlertStrip, Button, ErrorState, Skeleton, Stack } from '@vehicle-partner/ui'
import { useState, type ReactNode } from 'react'
import type { SetupDraft } from '../../onboarding/parts/setupDraft.ts'
import { SetupDraftLoader } from '../../onboarding/parts/SetupDraftLoader.tsx'
import { useSetupDraft } from '../../onboarding/parts/useSetupDraft.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

/** A city in which the organisation works. */
export interface CityOption {
  id: string
  name: string
}

interface NewItemFormProps {
  form: 'vehicle' | 'driver'
  /** The form, which reads the draft when it mounts. */
  children: (parts: { draft: SetupDraft; cities: readonly CityOption[] }) => ReactNode
}

/** Shows the form of a new vehicle or driver with its draft, once the draft and the cities are loaded. */
export function NewItemForm(props: NewItemFormProps) {
  const [round, setRound] = useState(0)
  // The key: a new round reads the draft again.
  return <DraftedForm key={round} {...props} onStartAgain={() => setRound((before) => before + 1)} />
}

function DraftedForm({ form, children, onStartAgain }: NewItemFormProps & { onStartAgain: () => void }) {
  const api = useApi()
  const { partner } = useOrganization()
  const draft = useSetupDraft(form)
  const cities = useQuery(api.cities.ofPartner.query({ params: { id: partner.id } }))
  if (cities.isError && !cities.data)
    return (
      <ErrorState
        title="The cities could not be loaded"
        description={getErrorMessage(cities.error)}
        onRetry={() => void cities.refetch()}
        retrying={cities.isFetching}
      />
    )
  const known = cities.data?.data
  return (
    <SetupDraftLoader query={known ? draft : { ...draft, draft: undefined }}>
      {(loaded) => (
        <Stack gap="xlarge">
          <DraftNotice form={form} draft={loaded} onStartAgain={onStartAgain} />
          {children({ draft: loaded, cities: known ?? [] })}
        </Stack>
      )}
    </SetupDraftLoader>
  )
}

/** Says that the form continues, and starts it again. */
function DraftNotice({ form, draft, onStartAgain }: { form: 'vehicle' | 'driver'; draft: SetupDraft; onStartAgain: () => void }) {
  const api = useApi()
  const { session } = useSession()
  const queryClient = useQueryClient()
  const { showError } = useErrorToast()
  const [isRestored] = useState(() => draft.read() !== null)
  const [isPending, setPending] = useState(false)
  if (!isRestored) return null
  const startAgain = async () => {
    setPending(true)
    try {
      const params = { id: session?.user.id ?? '', form }
      await api.drafts.remove({ params })
      draft.clear()
      // The form that follows reads the draft before it is asked for again.
      queryClient.setQueryData(api.drafts.get.query({ params }).queryKey, { data: null })
      onStartAgain()
    } catch (error) {
      setPending(false)
      showError(error)
    }
  }
  return (
    <AlertStrip
      title="This is what you typed before."
      action={
        <Button variant="secondary" size="small" pending={isPending} onClick={() => void startAgain()}>
          Start again
        </Button>
      }
    >
      {form === 'vehicle' ? 'Photos and documents are not kept.' : 'The NIN, the photo and documents are not kept.'}
    </AlertStrip>
  )
}

export const FormPlaceholder = () => (
  <Stack gap="xlarge">
    <Skeleton size="title" />
    <Skeleton size="title" />
    <Skeleton size="title" />
  </Stack>
)
