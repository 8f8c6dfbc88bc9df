import type { RoadsideCheck } from '@vehicle-partner/api'
import { AlertStrip, Button, FullPageMessage, Heading, Stack } from '@vehicle-partner/ui'
import { DeadEndIllustration } from '@vehicle-partner/ui/illustrations'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { usePortal } from '../session/PortalContext.ts'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { CheckPlaceholder, checkTitle } from './CheckPlaceholder.tsx'
import { RoadsideCheckResult } from './RoadsideCheckResult.tsx'

type CheckState =
  | { status: 'pending' }
  | { status: 'done'; check: RoadsideCheck; checkedAt: string }
  | { status: 'failed'; error: unknown; wasOnline: boolean }

/** Asks whether the pack of the page's link is in order now, and shows the answer. */
export function RoadsideCheckContent() {
  const { token = '' } = useParams()
  const { sessionManager, dependencies } = usePortal()
  const { network } = dependencies
  const [state, setState] = useState<CheckState>({ status: 'pending' })
  const [checks, setChecks] = useState(1)
  const [isChecking, setChecking] = useState(true)

  useEffect(() => {
    let isLeft = false
    const finish = (next: CheckState) => {
      if (isLeft) return
      setState(next)
      setChecking(false)
    }
    sessionManager
      .api()
      .then((api) => api.roadsidePacks.check({ params: { token } }))
      .then(
        ({ data, metadata }) => finish({ status: 'done', check: data, checkedAt: metadata.as_of }),
        (error: unknown) => finish({ status: 'failed', error, wasOnline: network.online() }),
      )
    return () => {
      isLeft = true
    }
  }, [sessionManager, network, token, checks])

  const checkAgain = () => {
    setChecking(true)
    setChecks((count) => count + 1)
  }
  const checkButton = (
    <Button variant="secondary" pending={isChecking} pendingLabel="Checking..." onClick={checkAgain}>
      {state.status === 'failed' ? 'Try again' : 'Check again'}
    </Button>
  )
  if (state.status === 'pending') return <CheckPlaceholder />
  if (state.status === 'done')
    return (
      <Stack gap="xlarge">
        <RoadsideCheckResult check={state.check} checkedAt={state.checkedAt} />
        <div>{checkButton}</div>
      </Stack>
    )
  if (hasErrorCode(state.error, 'NotFound'))
    return (
      <FullPageMessage
        illustration={<DeadEndIllustration kind="gap" />}
        title="We do not know this code"
        description="The link is incomplete, or its pack ended more than 30 days ago. Ask the driver for a new one: what this page does not confirm is not in order."
        actions={checkButton}
      />
    )
  return (
    <Stack gap="xlarge">
      <Heading level={1}>{checkTitle}</Heading>
      <AlertStrip role="alert" tone="danger" title="The pack could not be checked.">
        {state.wasOnline ? getErrorMessage(state.error) : 'You are offline.'}
      </AlertStrip>
      <div>{checkButton}</div>
    </Stack>
  )
}
