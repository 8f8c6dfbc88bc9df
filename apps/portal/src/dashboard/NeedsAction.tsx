import type { NeedsAction as Item } from '@vehicle-partner/api'
import { AlertStrip, Inline, Link, Skeleton, Stack, type AlertStripTone } from '@vehicle-partner/ui'
import type * as z from 'zod/mini'
import { useCanOpen } from '../navigation/useCanOpen.ts'
import { useOrganization } from '../session/useSession.ts'
import { useQuietValue } from '../shell/useQuietValue.ts'
import { LazySupportContacts } from '../support/LazySupportContacts.tsx'
import { SupportContactsRoom } from '../support/SupportContactsRoom.tsx'
import { useExpectedTasks } from './useExpectedTasks.ts'

const tones: Readonly<Record<string, AlertStripTone>> = { critical: 'danger', warning: 'warning' }

/** The partner's open tasks, each with a link to the page where it is done. Without `items` there is room for as many as at the last visit. */
export function NeedsAction({ items: current }: { items: readonly z.output<typeof Item>[] | undefined }) {
  const items = useQuietValue(current, current?.map(({ kind }) => kind).join(' ') ?? '')
  const canOpen = useCanOpen()
  const expectedTasks = useExpectedTasks(useOrganization().partner.id, items?.length)
  if (!items && expectedTasks > 0)
    return (
      <Stack gap="small">
        {Array.from({ length: expectedTasks }, (_, index) => (
          <TaskSkeleton key={index} />
        ))}
      </Stack>
    )
  if (!items || items.length === 0) return null
  return (
    <Stack gap="small">
      {items.map(({ kind, severity, label, detail, action_label, link }) => (
        <AlertStrip
          key={kind}
          tone={tones[severity] ?? 'info'}
          title={`${label}.`}
          action={
            canOpen(link) ? (
              <Link href={link} tone="inherit">
                {action_label ?? 'Show'}
              </Link>
            ) : undefined
          }
        >
          {detail}
          {canOpen(link) ? null : ' Tell an owner.'}
        </AlertStrip>
      ))}
      {items.some(({ kind }) => kind === 'payout.failed') ? (
        <LazySupportContacts topic="My payout failed" placeholder={<SupportContactsRoom />} />
      ) : null}
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
