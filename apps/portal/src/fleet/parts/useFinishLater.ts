import type { SetupDraft } from '../../onboarding/parts/setupDraft.ts'
import { usePortal } from '../../session/PortalContext.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

/** Leaves a form whose draft stays. Without unsaved fields it says where the draft is; otherwise the page asks first. */
export function useFinishLater(draft: SetupDraft, { listPath, isUnsaved, noun }: { listPath: string; isUnsaved: boolean; noun: string }) {
  const { navigate } = usePortal()
  const showSuccess = useSuccessToast()
  return async () => {
    // Also offline this device keeps it.
    const isSaved = await draft.flush().then(
      () => true,
      () => false,
    )
    await navigate(listPath)
    if (isUnsaved || draft.read() === null) return
    showSuccess(isSaved ? `Saved. It is here when you add a ${noun} again.` : 'Saved on this device.')
  }
}
