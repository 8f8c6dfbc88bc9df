import { useLazyModule } from '@vehicle-partner/ui'
import { withTimeout } from '../../loading/withTimeout.ts'
import { useQuietNetwork } from '../../shell/useQuietNetwork.ts'

const loadWaitingDraft = () => withTimeout(import('./WaitingDraft.tsx'))

/** Milliseconds without a request after which the rows of a list are there. */
const quietMs = 300

/** WaitingDraft, which loads and asks after the list. Without it the list lacks nothing. */
export function LazyWaitingDraft({ form }: { form: 'vehicle' | 'driver' }) {
  const { WaitingDraft } = useLazyModule(useQuietNetwork(quietMs), loadWaitingDraft) ?? {}
  return WaitingDraft ? <WaitingDraft form={form} /> : null
}
