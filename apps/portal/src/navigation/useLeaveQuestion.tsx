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
  /** Closes what has no address of its own, such as a dialog; asks first where that would lose something. */
  close: (onClose: () => void) => void
  /** The question, to be rendered. */
  question: ReactNode
}

interface LeaveOptions {
  /** @default 'Leave this page?' */
  title?: string
  /** The form is a panel with a parameter of the address: another query leaves it too. @default false */
  isPanel?: boolean
}

/**
 * Asks before the page is left while it holds something unsaved; for a reload or a closed tab the browser asks. A session that has ended
 * leaves without a question.
 */
export function useLeaveQuestion(description: string, { title = 'Leave this page?', isPanel = false }: LeaveOptions = {}): LeaveQuestion {
  const { sessionManager, leaveQuestions } = usePortal()
  const [isUnsaved, setUnsaved] = useState(false)
  const isAllowed = useRef(false)
  const [closing, setClosing] = useState<() => void>()
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
  useEffect(() => {
    if (!isUnsaved) return undefined
    return leaveQuestions.add((onLeave) => {
      const leave = () => {
        isAllowed.current = true
        onLeave()
      }
      if (isAllowed.current) leave()
      else setClosing(() => leave)
    })
  }, [isUnsaved, leaveQuestions])
  return {
    isUnsaved,
    setUnsaved,
    allow: () => {
      isAllowed.current = true
    },
    close(onClose) {
      if (isUnsaved) setClosing(() => onClose)
      else onClose()
    },
    question: (
      <ConfirmDialog
        open={blocker.state === 'blocked' || closing !== undefined}
        // The step back in the browser that is asked about changes the path for a moment.
        closeOnRouteChange={false}
        // Focus starts on staying.
        type="DANGER"
        title={title}
        description={description}
        proceedText="Leave"
        cancelText="Stay"
        onProceed={() => {
          setClosing(undefined)
          closing?.()
          if (blocker.state === 'blocked') blocker.proceed()
        }}
        onCancel={() => {
          setClosing(undefined)
          if (blocker.state === 'blocked') blocker.reset()
        }}
      />
    ),
  }
}
