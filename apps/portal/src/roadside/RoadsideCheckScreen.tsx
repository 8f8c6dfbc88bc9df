import type { RoadsideCheck } from '@vehicle-partner/api'
import { paths } from '@vehicle-partner/domain'
import { Button, ErrorState, Heading, Loading, Logo, SingleColumnLayout, Skeleton, Stack } from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { usePortal } from '../session/PortalContext.ts'
import { DeadLinkPage } from '../shell/DeadLinkPage.tsx'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { RoadsideCheckResult } from './RoadsideCheckResult.tsx'

type CheckState = { status: 'pending' } | { status: 'done'; check: RoadsideCheck; checkedAt: string } | { status: 'failed'; error: unknown }

/** What officers see who scan the code of a roadside pack: whether it is in order now. Anyone with the link may open it. */
export function RoadsideCheckScreen() {
  const { token = '' } = useParams()
  const { sessionManager } = usePortal()
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
        (error: unknown) => finish({ status: 'failed', error }),
      )
    return () => {
      isLeft = true
    }
  }, [sessionManager, token, checks])

  const checkAgain = () => {
    setChecking(true)
    setChecks((count) => count + 1)
  }
  if (state.status === 'failed' && hasErrorCode(state.error, 'NotFound'))
    return (
      <DeadLinkPage
        title="We do not know this code"
        description="The link is incomplete, or its pack ended more than 30 days ago. Ask the driver for a new one: what this page does not confirm is not in order."
        actions={
          <Button pending={isChecking} onClick={checkAgain}>
            Check again
          </Button>
        }
      />
    )
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" href={paths.landing()} size="fluid" />}>
      <Stack gap="xlarge">
        {state.status === 'done' ? null : <Heading level={1}>Roadside check</Heading>}
        {state.status === 'failed' ? (
          <ErrorState
            title="The pack could not be checked"
            description={getErrorMessage(state.error)}
            onRetry={checkAgain}
            retrying={isChecking}
          />
        ) : (
          <Loading label="check" loading={state.status === 'pending'} placeholder={<CheckPlaceholder />}>
            {state.status === 'done' ? <RoadsideCheckResult check={state.check} checkedAt={state.checkedAt} /> : null}
          </Loading>
        )}
        {state.status === 'done' ? (
          <div>
            <Button variant="secondary" pending={isChecking} pendingLabel="Checking..." onClick={checkAgain}>
              Check again
            </Button>
          </div>
        ) : null}
      </Stack>
    </SingleColumnLayout>
  )
}

const CheckPlaceholder = () => (
  <Stack gap="medium">
    <Skeleton width="half" />
    <Skeleton size="small" width="threeQuarters" />
    <Skeleton size="small" width="half" />
    <Skeleton size="small" width="threeQuarters" />
  </Stack>
)
