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
  /** Whether the device was offline then. */
  wasOffline?: boolean
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
        (error: unknown) => finish((before) => ({ ...before, error, wasOffline: !isOnline }), !hasErrorCode(error, 'NotFound')),
      )
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
    // Asks at once when the device is online again.
  }, [sessionManager, token, questions, isOnline])
  const tryAgain = () => {
    setAsking(true)
    setQuestions((count) => count + 1)
  }
  const { trip, asOf, error, wasOffline } = known
  if (hasErrorCode(error, 'NotFound'))
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
        {isOnline && (error === undefined || wasOffline) ? (
          <Text role="status">Loading...</Text>
        ) : (
          <>
            {isOnline ? (
              <AlertStrip role="alert" tone="danger" title="The trip could not be loaded.">
                {getErrorMessage(error)}
              </AlertStrip>
            ) : (
              <AlertStrip role="alert" tone="warning" title="You are offline.">
                The trip is shown when you are connected again.
              </AlertStrip>
            )}
            <div>{retry}</div>
          </>
        )}
      </Stack>
    )
  return (
    <Stack gap="xlarge">
      {error === undefined ? null : (
        <AlertStrip tone="warning" title="The newest could not be loaded." action={retry}>
          The trip is shown as it was.
        </AlertStrip>
      )}
      <SharedTripView trip={trip} asOf={asOf} isOutdated={error !== undefined} />
    </Stack>
  )
}
