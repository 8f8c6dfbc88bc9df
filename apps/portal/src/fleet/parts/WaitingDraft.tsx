import { useLazyModule } from '@vehicle-partner/ui'
import { withTimeout } from '../../loading/withTimeout.ts'
import { setupDraftKey } from '../../onboarding/parts/setupDraftKey.ts'
import { useSavedDraft } from '../../onboarding/parts/useSavedDraft.ts'
import { usePortal } from '../../session/PortalContext.ts'
import { useQuietValue } from '../../shell/useQuietValue.ts'

const loadDraftOffer = () => withTimeout(import('./DraftOffer.tsx'))

/**
 * Offers a draft where one waits, here or on the server. What reads a draft is as large as the list: it loads only then. That the server
 * could not be asked is said by the form, not by the list.
 */
export function WaitingDraft({ form }: { form: 'vehicle' | 'driver' }) {
  const { storage } = usePortal().dependencies
  const { data: saved, input } = useSavedDraft(form)
  const isWaiting = Boolean(saved?.data) || hasItem(storage, setupDraftKey(form, input.params.id, input.query.partner_id))
  const { DraftOffer } = useLazyModule(isWaiting, loadDraftOffer) ?? {}
  // It moves the list, so it comes when the user is not about to press anything.
  const Offer = useQuietValue(isWaiting ? DraftOffer : undefined, isWaiting && DraftOffer ? 'offer' : '')
  return Offer ? <Offer form={form} /> : null
}

/** Private windows throw. */
function hasItem(storage: { getItem: (key: string) => string | null }, key: string): boolean {
  try {
    return storage.getItem(key) !== null
  } catch {
    return false
  }
}
