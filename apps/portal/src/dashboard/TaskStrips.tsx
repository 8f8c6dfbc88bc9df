import type { NeedsAction as Item } from '@vehicle-partner/api'
import { canOpenLink, paths } from '@vehicle-partner/domain'
import { AlertStrip, Link, Stack, UnbrokenText, type AlertStripTone } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

export type Task = z.output<typeof Item>

const tones: Readonly<Record<string, AlertStripTone>> = { critical: 'danger', warning: 'warning' }

/** Tasks of vehicles and drivers: who may not open them looks at the trips that wait for them. */
const fleetKinds: readonly string[] = ['document.expired', 'vehicle.no_trips']

/** Open tasks, each with a link to the page where it is done; nothing without any. `support` stands below a payout that failed. */
export function TaskStrips({ items, roles, support }: { items: readonly Task[]; roles: readonly string[]; support: ReactNode }) {
  if (items.length === 0) return null
  const trips = paths.trips({ needs_action: '1' })
  return (
    <Stack gap="small">
      {items.map(({ kind, severity, label, detail, link, action_label = 'Show' }) => {
        const opens = canOpenLink(link, roles)
        const hasTrips = !opens && fleetKinds.includes(kind) && canOpenLink(trips, roles)
        return (
          <AlertStrip
            key={kind}
            tone={tones[severity] ?? 'info'}
            title={`${label}.`}
            action={
              opens || hasTrips ? (
                <Link href={opens ? link : trips} tone="inherit">
                  {opens ? action_label : 'Trips that need action'}
                </Link>
              ) : undefined
            }
          >
            {detail && <UnbrokenText>{detail}</UnbrokenText>}
            {opens || ' Tell an owner.'}
          </AlertStrip>
        )
      })}
      {items.some(({ kind }) => kind === 'payout.failed') && support}
    </Stack>
  )
}
