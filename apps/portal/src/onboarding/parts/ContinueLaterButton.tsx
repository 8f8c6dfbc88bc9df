import { Button, ConfirmDialog } from '@vehicle-partner/ui'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../session/useSession.ts'
import { withTimeout } from '../../loading/withTimeout.ts'
import type { SetupDraft } from './setupDraft.ts'

/** Milliseconds to wait for the server. */
const saveTimeout = 10_000

interface ContinueLaterButtonProps {
  /** The draft of the form beside it. */
  draft: Pick<SetupDraft, 'flush'> | undefined
  children?: string
}

/**
 * Saves what was typed, signs out, clears this device's storage and navigates to login, so that set-up continues another time (spec section
 * 4). If it cannot be saved, the user decides.
 */
export function ContinueLaterButton({ draft, children = 'Continue Later' }: ContinueLaterButtonProps) {
  const { continueLater } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        pending={isLeaving}
        onClick={async () => {
          setLeaving(true)
          try {
            const isSaved = await withTimeout(draft?.flush() ?? Promise.resolve(false), saveTimeout)
            await continueLater({ isSaved })
          } catch {
            setLeaving(false)
            setAsking(true)
          }
        }}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={isAsking}
        type="DANGER"
        icon={<TriangleAlert />}
        title="What you typed could not be saved"
        description="Stay and try again when you are online. If you leave now, you type it again after the next login."
        cancelText="Stay"
        proceedText="Leave without saving"
        onCancel={() => setAsking(false)}
        onProceed={() => continueLater({ isSaved: false })}
      />
    </>
  )
}
