import { useMutation, useQuery } from '@tanstack/react-query'
import type { RoadsidePack } from '@vehicle-partner/api'
import { formatCount, paths } from '@vehicle-partner/domain'
import { Button, ConfirmDialog, DateText, Divider, Heading, Inline, Link, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

interface RoadsidePackListProps {
  vehicleId: string
  /** The pack that is shown above. */
  hiddenId: string | undefined
}

/** The live packs of a vehicle: how often officers checked them, and how to end them. */
export function RoadsidePackList({ vehicleId, hiddenId }: RoadsidePackListProps) {
  const result = useQuery(useApi().roadsidePacks.list.query({ params: { id: vehicleId } }))
  const [ending, setEnding] = useState<RoadsidePack>()
  const packs = result.data?.data ?? []
  const shown = packs.filter(({ id, status }) => status === 'live' && id !== hiddenId)
  return (
    <>
      {result.isError ? (
        <QueryError query={result} compact title="The packs could not be loaded" />
      ) : !result.data ? (
        <Skeleton width="half" />
      ) : shown.length === 0 ? null : (
        <Stack gap="large">
          <Divider />
          <Heading level={2} size="subheading">
            Packs that are valid now
          </Heading>
          <Stack as="ul" gap="large">
            {shown.map((pack) => (
              <li key={pack.id}>
                <PackRow pack={pack} onEnd={() => setEnding(pack)} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {ending ? (
        <EndPackDialog
          vehicleId={vehicleId}
          packId={ending.id}
          hasEnded={packs.some(({ id, status }) => id === ending.id && status === 'ended')}
          onClose={() => setEnding(undefined)}
        />
      ) : null}
    </>
  )
}

interface EndPackDialogProps {
  vehicleId: string
  packId: string
  /** As the list says. */
  hasEnded: boolean
  onClose: () => void
}

function EndPackDialog({ vehicleId, packId, hasEnded, onClose }: EndPackDialogProps) {
  const end = useMutation(useApi().roadsidePacks.end.mutation())
  const showSuccess = useSuccessToast()
  const { loadDevice } = usePortal().dependencies
  const finish = async () => {
    onClose()
    showSuccess('The pack is ended')
    await loadDevice()
      .then((device) => device.removePage(paths.savedRoadsidePack({ packId })))
      .catch(() => undefined)
  }
  // The response was lost, and the list was read again.
  const isEndedAfterAll = end.isError && hasEnded
  const finishAfterAll = useEffectEvent(() => void finish())
  useEffect(() => {
    if (isEndedAfterAll) finishAfterAll()
  }, [isEndedAfterAll])
  return (
    <ConfirmDialog
      open
      title="End this pack?"
      description="Officers who scan its code see that it was ended. Pages that were saved or printed stay where they are."
      proceedText="Yes, end"
      error={(error) => getErrorMessage(error)}
      onProceed={async () => {
        await end.mutateAsync({ params: { id: vehicleId, packId } })
        await finish()
      }}
      onCancel={onClose}
    />
  )
}

function PackRow({ pack, onEnd }: { pack: RoadsidePack; onEnd: () => void }) {
  const { id, driver, expires_at, checks, last_checked_at, created_by } = pack
  const isSaved = useIsSaved(paths.savedRoadsidePack({ packId: id }))
  const name = driver ? `${driver.fname} ${driver.lname}` : 'No driver'
  return (
    <Inline justify="between" gap="medium">
      <Stack gap="none">
        <Text weight="bold">{name}</Text>
        <Text tone="secondary">
          Until <DateText value={expires_at} format="full" />, <DateText value={expires_at} format="time" />
          {created_by === null ? '' : `, by ${created_by}`}
        </Text>
        <Text tone="secondary">
          {checks === 0 ? 'Not checked yet' : `Checked ${checks === 1 ? 'once' : `${formatCount(checks)} times`}, last `}
          {last_checked_at === null ? null : (
            <>
              <DateText value={last_checked_at} format="day" />, <DateText value={last_checked_at} format="time" />
            </>
          )}
        </Text>
      </Stack>
      <Inline gap="small">
        {isSaved ? (
          <Link href={paths.savedRoadsidePack({ packId: id })} target="_blank">
            Open the page
          </Link>
        ) : null}
        <Button variant="secondary" size="small" aria-label={`End the pack: ${name}`} onClick={onEnd}>
          End
        </Button>
      </Inline>
    </Inline>
  )
}

/** Whether the page is kept on this phone. */
function useIsSaved(path: string): boolean {
  const { loadDevice } = usePortal().dependencies
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    let isLeft = false
    loadDevice()
      .then((device) => device.hasPage(path))
      .then(
        (found) => isLeft || setSaved(found),
        () => undefined,
      )
    return () => {
      isLeft = true
    }
  }, [loadDevice, path])
  return isSaved
}
