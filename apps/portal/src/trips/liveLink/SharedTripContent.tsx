import type { SharedTrip } from '@vehicle-partner/api'
import { paths } from '@vehicle-partner/domain'
import { AlertStrip, Button, FullPageMessage, Heading, Stack, Text } from '@vehicle-partner/ui'
import { DeadEndIllustration } from '@vehicle-partner/ui/illustrations'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { usePortal } from '../../session/PortalContext.ts'
import { useOnline } from '../../session/useOnline.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { SharedTripView } from './SharedTripView.tsx'

/** The last answer, and the error of a later question. */
interface Known {
  trip?: SharedTrip
  asOf?: string
  error?: unknown
}

/** Milliseconds between two questions for a trip that is not over. */
const askAgainMs = 20_000
const isOver = ({ status }: SharedTrip) => ['completed', 'cancelled', 'missed'].includes(status)

/** Asks for the trip of the page's link until it is over, and shows it. What was known stays while a question fails. */
export function SharedTripContent() {
  const { token = '' } = useParams()
  const { sessionManager } = usePortal()
  const isOnline = useOnline()
  const [known, setKnown] = useState<Known>({})
  const [questions, setQuestions] = useState(1)
  const [isAsking, setAsking] = useState(true)
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAgain = () => {
      timer = setTimeout(() => {
        // A page that no one looks at asks when it is looked at.
        if (document.visibilityState === 'visible') setQuestions((count) => count + 1)
        else askAgain()
      }, askAgainMs)
    }
    const finish = (next: (before: Known) => Known, goesOn: boolean) => {
      if (isLeft) return
      setKnown(next)
      setAsking(false)
      if (goesOn) askAgain()
    }
    sessionManager
      .api()
      .then((api) => api.trips.shared({ params: { token } }))
      .then(
        ({ data, metadata }) => finish(() => ({ trip: data, asOf: metadata.as_of }), !isOver(data)),
        (error: unknown) => finish((before) => ({ ...before, error }), !hasErrorCode(error, 'NotFound')),
      )
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [sessionManager, token, questions])
  const tryAgain = () => {
    setAsking(true)
    setQuestions((count) => count + 1)
  }
  const { trip, asOf, error } = known
  const hasEnded = hasErrorCode(error, 'NotFound')
  const [wasOnline, setWasOnline] = useState(isOnline)
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline)
    // What may have changed meanwhile is asked at once when the device is online again.
    if (isOnline && !hasEnded && (!trip || !isOver(trip))) {
      if (!trip) setKnown({})
      tryAgain()
    }
  }
  if (hasEnded)
    return (
      <FullPageMessage
        illustration={<DeadEndIllustration kind="gap" />}
        title="This link has ended"
        description="The person who shared the trip can make a new link. A link works for a day at most, and can be ended before."
        actions={<Button href={paths.landing()}>Go to the start page</Button>}
      />
    )
  const retry = (
    <Button variant="secondary" pending={isAsking} pendingLabel="Loading..." onClick={tryAgain}>
      Try again
    </Button>
  )
  if (!trip)
    return (
      <Stack gap="xlarge">
        <Heading level={1}>Shared trip</Heading>
        {!isOnline ? (
          <AlertStrip role="alert" tone="warning" title="You are offline.">
            The trip is shown when you are connected again.
          </AlertStrip>
        ) : error === undefined ? null : (
          <AlertStrip role="alert" tone="danger" title="The trip could not be loaded.">
            {getErrorMessage(error)}
          </AlertStrip>
        )}
        {/* A button that was shown stays, with its focus. */}
        {isOnline && error === undefined && questions === 1 ? <Text role="status">Loading...</Text> : <div>{retry}</div>}
      </Stack>
    )
  const isOffline = !isOnline && !isOver(trip)
  return (
    <Stack gap="xlarge">
      {isOffline ? (
        <AlertStrip tone="warning" title="You are offline.">
          The trip is shown as it was.
        </AlertStrip>
      ) : error === undefined ? null : (
        <AlertStrip tone="warning" title="The newest could not be loaded." action={retry}>
          The trip is shown as it was.
        </AlertStrip>
      )}
      <SharedTripView trip={trip} asOf={asOf} isOutdated={isOffline || error !== undefined} />
    </Stack>
  )
}
