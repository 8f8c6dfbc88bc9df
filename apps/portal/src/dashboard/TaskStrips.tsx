import type { NeedsAction as Item } from '@vehicle-partner/api'
import { canOpenLink, paths } from '@vehicle-partner/domain'
import { AlertStrip, Link, Stack, UnbrokenText, type AlertStripTone } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

export type Task = z.output<typeof Item>

const tones: Readonly<Record<string, AlertStripTone>> = { critical: 'danger', warning: 'warning' }

/** Tasks of vehicles and drivers: who may not open them looks at the trips that wait for them. */
const fleetKinds: readonly string[] = ['document.expired', 'vehicle.no_trips']

/** What a role without access to the page of a task may look at instead. */
function findTrips({ kind }: Task, roles: readonly string[]): { label: string; href: string } | undefined {
  const href = paths.trips({ needs_action: '1' })
  return fleetKinds.includes(kind) && canOpenLink(href, roles) ? { label: 'Trips that need action', href } : undefined
}

/** Open tasks, each with a link to the page where it is done; nothing without any. `support` stands below a payout that failed. */
export function TaskStrips({ items, roles, support }: { items: readonly Task[]; roles: readonly string[]; support: ReactNode }) {
  if (items.length === 0) return null
  return (
    <Stack gap="small">
      {items.map((item) => {
        const { kind, severity, label, detail, link, action_label = 'Show' } = item
        const opens = canOpenLink(link, roles)
        const step = opens ? { label: action_label, href: link } : findTrips(item, roles)
        return (
          <AlertStrip
            key={kind}
            tone={tones[severity] ?? 'info'}
            title={`${label}.`}
            action={
              step && (
                <Link href={step.href} tone="inherit">
                  {step.label}
                </Link>
              )
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
