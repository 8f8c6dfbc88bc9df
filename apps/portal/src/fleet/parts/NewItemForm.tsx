import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AlertStrip, Button, Skeleton, Stack } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import type { SetupDraft } from '../../onboarding/parts/setupDraft.ts'
import { SetupDraftLoader } from '../../onboarding/parts/SetupDraftLoader.tsx'
import { useDraftInput } from '../../onboarding/parts/useSavedDraft.ts'
import { useSetupDraft } from '../../onboarding/parts/useSetupDraft.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { filesOfDraft, useKeptFiles, type KeptFiles } from './useKeptFiles.ts'

/** A city in which the organisation works. */
export interface CityOption {
  id: string
  name: string
  code?: string | undefined
}

/** What the form of a new vehicle or driver begins with. */
export interface NewItemParts {
  draft: SetupDraft
  keptFiles: KeptFiles
  cities: readonly CityOption[]
}

interface NewItemFormProps {
  form: 'vehicle' | 'driver'
  /** The form, which reads the draft when it mounts. */
  children: (parts: NewItemParts) => ReactNode
}

/** Shows the form of a new vehicle or driver with its draft, once the draft and the cities are loaded. */
export function NewItemForm(props: NewItemFormProps) {
  const [round, setRound] = useState(0)
  const keptFiles = useKeptFiles(props.form)
  // The key: a new round reads the draft again.
  return <DraftedForm key={round} {...props} keptFiles={keptFiles} onStartAgain={() => setRound((before) => before + 1)} />
}

function DraftedForm({ form, keptFiles, children, onStartAgain }: NewItemFormProps & Pick<DraftNoticeProps, 'keptFiles' | 'onStartAgain'>) {
  const api = useApi()
  const { partner } = useOrganization()
  const draft = useSetupDraft(form)
  const cities = useQuery(api.cities.ofPartner.query({ params: { id: partner.id } }))
  if (cities.isError && !cities.data) return <QueryError query={cities} title="The cities could not be loaded" />
  const known = cities.data?.data
  return (
    <SetupDraftLoader
      query={
        known && keptFiles.documents.found !== undefined && keptFiles.photos.found !== undefined ? draft : { ...draft, draft: undefined }
      }
    >
      {(loaded) => (
        <Stack gap="xlarge">
          <DraftNotice form={form} draft={loaded} keptFiles={keptFiles} onStartAgain={onStartAgain} />
          {children({ draft: loaded, keptFiles: filesOfDraft(keptFiles, loaded.read() !== null), cities: known ?? [] })}
        </Stack>
      )}
    </SetupDraftLoader>
  )
}

interface DraftNoticeProps extends Omit<NewItemParts, 'cities'> {
  form: 'vehicle' | 'driver'
  onStartAgain: () => void
}

/** Says that the form continues, and starts it again. Without a draft, files that were kept for one end. */
function DraftNotice({ form, draft, keptFiles, onStartAgain }: DraftNoticeProps) {
  const api = useApi()
  const input = useDraftInput(form)
  const queryClient = useQueryClient()
  const { showError } = useErrorToast()
  const [isRestored] = useState(() => draft.read() !== null)
  const [isPending, setPending] = useState(false)
  const forgetFiles = useEffectEvent(() => {
    keptFiles.documents.forget()
    keptFiles.photos.forget()
  })
  useEffect(() => {
    if (!isRestored) forgetFiles()
  }, [isRestored])
  if (!isRestored) return null
  const startAgain = async () => {
    setPending(true)
    try {
      await api.drafts.remove(input)
      draft.clear()
      // The form that follows reads the draft before it is asked for again.
      queryClient.setQueryData(api.drafts.get.query(input).queryKey, { data: null })
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
      {form === 'vehicle'
        ? 'Photos and documents are kept for a day, in the browser that added them.'
        : 'The photo and documents are kept for a day, in the browser that added them. The NIN is not kept, for safety.'}
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
