import { ConfirmDialog } from '@vehicle-partner/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { useNavigationBlocker } from './useNavigationBlocker.ts'

/** The query without the step of a form: another step does not leave it. */
function withoutStep(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('step')
  return query.toString()
}

interface LeaveQuestion {
  /** Whether leaving now would lose something. */
  isUnsaved: boolean
  setUnsaved: (isUnsaved: boolean) => void
  /** Lets the next navigation through: everything is sent. */
  allow: () => void
  /** Closes the dialog of `onClose`; asks first where that would lose something. */
  close: () => void
  /** The question, to be rendered. */
  question: ReactNode
}

interface LeaveOptions {
  /** @default 'Leave this page?', of a dialog 'Close without sending?' */
  title?: string
  /** Closes the dialog that holds the form and has no address of its own. */
  onClose?: () => void
  /** The form is a panel with a parameter of the address: another query leaves it too. @default false */
  isPanel?: boolean
}

/**
 * Asks before the page is left while it holds something unsaved; for a reload or a closed tab the browser asks. A session that has ended
 * leaves without a question.
 */
export function useLeaveQuestion(
  description: string,
  { onClose, title = onClose ? 'Close without sending?' : 'Leave this page?', isPanel = false }: LeaveOptions = {},
): LeaveQuestion {
  const { sessionManager } = usePortal()
  const [isUnsaved, setUnsaved] = useState(false)
  const isAllowed = useRef(false)
  const [isClosing, setClosing] = useState(false)
  const blocker = useNavigationBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isAllowed.current &&
      sessionManager.session() !== undefined &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isPanel && withoutStep(currentLocation.search) !== withoutStep(nextLocation.search))),
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return {
    isUnsaved,
    setUnsaved,
    allow: () => {
      isAllowed.current = true
    },
    close() {
      if (isUnsaved) setClosing(true)
      else onClose?.()
    },
    question: (
      <ConfirmDialog
        open={blocker.state === 'blocked' || isClosing}
        // The step back in the browser that is asked about changes the path for a moment.
        closeOnRouteChange={false}
        // Focus starts on staying.
        type="DANGER"
        title={title}
        description={description}
        proceedText="Leave"
        cancelText="Stay"
        onProceed={() => {
          setClosing(false)
          if (isClosing) onClose?.()
          if (blocker.state === 'blocked') blocker.proceed()
        }}
        onCancel={() => {
          setClosing(false)
          if (blocker.state === 'blocked') blocker.reset()
        }}
      />
    ),
  }
}
