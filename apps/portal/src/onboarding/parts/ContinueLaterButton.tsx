import { Button } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useSession } from '../../session/useSession.ts'

/** Signs out, clears this device's storage and navigates to login, so that set-up continues another time (spec section 4). */
export function ContinueLaterButton({ children = 'Continue Later' }: { children?: string }) {
  const { continueLater } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Button
      variant="quiet"
      pending={isLeaving}
      onClick={() => {
        setLeaving(true)
        return continueLater()
      }}
    >
      {children}
    </Button>
  )
}
