import { AlertStrip, Inline, Skeleton, Stack } from '@vehicle-partner/ui'
import { useOrganization, useSession } from '../session/useSession.ts'
import { useExpectedCount } from '../shell/useExpectedCount.ts'
import { useQuietValue } from '../shell/useQuietValue.ts'
import { LazySupportContacts } from '../support/LazySupportContacts.tsx'
import { SupportContactsRoom } from '../support/SupportContactsRoom.tsx'
import { taskCountKey } from './expectedSetup.ts'
import { TaskStrips, type Task } from './TaskStrips.tsx'

/** The partner's open tasks. Without `items` there is room for as many as at the last visit. */
export function NeedsAction({ items: current }: { items: readonly Task[] | undefined }) {
  const items = useQuietValue(current, current?.map(({ kind }) => kind).join(' ') ?? '')
  const { roles } = useSession()
  const expectedTasks = useExpectedCount(taskCountKey(useOrganization().partner.id), items?.length)
  if (items)
    return (
      <TaskStrips
        items={items}
        roles={roles}
        support={<LazySupportContacts topic="My payout failed" placeholder={<SupportContactsRoom />} />}
      />
    )
  // A place for them, even without room.
  if (expectedTasks === 0) return <div hidden data-loading-tasks="" />
  return (
    <Stack gap="small" data-loading-tasks="">
      {Array.from({ length: expectedTasks }, (_, index) => (
        <TaskSkeleton key={index} />
      ))}
    </Stack>
  )
}

/** As tall as a strip with its usual text: four lines on a phone, one on a laptop. */
const TaskSkeleton = () => (
  <AlertStrip
    tone="warning"
    title={
      <Inline as="span" gap={{ phone: 'none', laptop: 'small' }}>
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="medium" />
        <Skeleton width="short" />
      </Inline>
    }
  />
)
