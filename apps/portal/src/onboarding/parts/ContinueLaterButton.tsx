import { Button } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useSession } from '../../session/useSession.ts'

/** Leaves the set-up for another time: logs out, clears this device, and leads to login (spec section 4). */
export function ContinueLaterButton({ children = 'Continue Later' }: { children?: string }) {
  const { continueLater } = useSession()
  const [leaving, setLeaving] = useState(false)
  return (
    <Button
      variant="quiet"
      pending={leaving}
      onClick={() => {
        setLeaving(true)
        void continueLater()
      }}
    >
      {children}
    </Button>
  )
}
