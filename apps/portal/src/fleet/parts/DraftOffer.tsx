import { paths } from '@vehicle-partner/domain'
import { AlertStrip, Button, Inline, UnbrokenText } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useDraftInput } from '../../onboarding/parts/useSavedDraft.ts'
import { useSetupDraft } from '../../onboarding/parts/useSetupDraft.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { nameDraft } from './nameDraft.ts'
import { useUndoToast } from './useUndoToast.ts'

/** Above the list of vehicles or drivers: what was begun and not added is there to continue, or to discard. */
export function DraftOffer({ form }: { form: 'vehicle' | 'driver' }) {
  const api = useApi()
  const input = useDraftInput(form)
  const { draft, refetch } = useSetupDraft(form)
  const { withErrorToast } = useErrorToast()
  const { showUndo } = useUndoToast()
  const [isDiscarded, setDiscarded] = useState(false)
  const text = draft?.read() ?? null
  if (draft === undefined || text === null || isDiscarded) return null
  const discard = withErrorToast(async () => {
    const { data: saved } = await api.drafts.get(input)
    await api.drafts.remove(input)
    draft.clear()
    setDiscarded(true)
    showUndo(`draft ${form}`, 'Draft discarded', async () => {
      if (saved) await api.drafts.save({ ...input, body: { values: saved.values } })
      refetch()
      setDiscarded(false)
    })
  })
  return (
    <AlertStrip
      title={
        <UnbrokenText>{`You have not finished adding ${nameDraft(text) ?? (form === 'vehicle' ? 'a vehicle' : 'a driver')}.`}</UnbrokenText>
      }
      action={
        <Inline gap="small">
          <Button size="small" variant="secondary" href={form === 'vehicle' ? paths.addVehicle() : paths.addDriver()}>
            Continue
          </Button>
          <Button size="small" variant="quiet" onClick={discard}>
            Discard
          </Button>
        </Inline>
      }
    >
      What you typed is kept.
    </AlertStrip>
  )
}
