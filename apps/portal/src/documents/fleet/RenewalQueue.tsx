import type { UseQueryResult } from '@tanstack/react-query'
import type { Document } from '@vehicle-partner/api'
import { Button, Card, EmptyState, Inline, Loading, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useState } from 'react'
import { CardsLoading } from '../../loading/CardsLoading.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { useAddressPanel } from '../../navigation/useAddressPanel.ts'
import { UploadNotice } from '../parts/UploadNotice.tsx'
import { documentName, ExpiryText, OwnerLabel } from './documentColumns.tsx'
import type { FleetOwner } from './fleetOwners.ts'
import { ReminderSnooze } from './ReminderSnooze.tsx'
import { useRejectedRenewals, type Renewals } from './useRejectedRenewals.ts'

const RenewalPanel = createLazyPopup(async () => (await import('./RenewalPanel.tsx')).RenewalPanel)

interface RenewalQueueProps {
  /** What is to renew, expired documents first. */
  result: UseQueryResult<Renewals>
  /** Whose documents they are. */
  owners: readonly FleetOwner[]
}

/** What is to renew: one press opens the form, and when it is sent the form of the next one. The query `renew` has the open one. */
export function RenewalQueue({ result, owners }: RenewalQueueProps) {
  const { findRejected, isKnown } = useRejectedRenewals(result.data, owners)
  const panel = useAddressPanel('renew')
  const due = result.data?.data
  const listed = due?.find(({ id }) => id === panel.shown)
  // Its form opens once its reason is known, and stays when it leaves the list: it was sent here, or by another person or tab.
  const [last, setLast] = useState<{ document?: Document; index: number }>({ index: 0 })
  const index = listed ? (due?.indexOf(listed) ?? 0) : last.index
  if (listed && isKnown(listed) && (listed.id !== last.document?.id || index !== last.index)) setLast({ document: listed, index })
  const opened = last.document?.id === panel.shown ? (listed ?? last.document) : undefined
  if (due === undefined && result.isError) return <QueryError query={result} title="The renewals could not be loaded" />
  if (due?.length === 0 && !opened)
    return (
      <EmptyState
        illustration={<EmptyRoadIllustration />}
        title="Nothing to renew"
        description="Documents come here 30 days before they expire, and leave when their renewal is sent."
      />
    )
  /** The document after the open one, or the first before it. Once that one has left the list, the next stands in its place. */
  const next = opened && (due?.[listed ? index + 1 : index] ?? due?.find(({ id }) => id !== opened.id))
  return (
    <Loading label="renewals" loading={due === undefined} placeholder={<CardsLoading />}>
      <Stack gap="large">
        {result.data && result.data.metadata.total > result.data.data.length ? (
          <Text tone="secondary">{`The first ${result.data.data.length} of ${result.data.metadata.total}.`}</Text>
        ) : null}
        <Stack as="ol" gap="medium" aria-label="To renew">
          {due?.map((document) => (
            <li key={document.id}>
              <RenewalCard document={document} rejected={findRejected(document)} onRenew={() => panel.open(document.id)} />
            </li>
          ))}
        </Stack>
      </Stack>
      {opened ? (
        <RenewalPanel
          key={opened.id}
          document={opened}
          rejected={findRejected(opened)}
          hasLeft={due !== undefined && !listed}
          hasNext={next !== undefined}
          onSent={() => (next ? panel.open(next.id) : panel.close())}
          onClose={panel.close}
        />
      ) : null}
    </Loading>
  )
}

interface RenewalCardProps {
  document: Document
  rejected: Document | undefined
  onRenew: () => void
}

function RenewalCard({ document, rejected, onRenew }: RenewalCardProps) {
  return (
    <Card
      as="article"
      title={document.label}
      footer={
        <Inline gap="small">
          <Button size="small" onClick={onRenew} aria-label={`Renew: ${documentName(document)}`}>
            Renew
          </Button>
          <ReminderSnooze document={document} />
        </Inline>
      }
    >
      <Stack gap="small">
        <Inline gap="small" justify="between">
          <OwnerLabel {...document} />
          <StatusPill status={document.status} registry={statusRegistry.document} />
        </Inline>
        <ExpiryText {...document} />
        <UploadNotice slot={{ inForce: document, upload: rejected }} />
      </Stack>
    </Card>
  )
}
