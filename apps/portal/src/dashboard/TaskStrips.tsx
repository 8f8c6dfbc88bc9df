import type { NeedsAction as Item } from '@vehicle-partner/api'
import { canOpenLink } from '@vehicle-partner/domain'
import { AlertStrip, Link, Stack, type AlertStripTone } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

export type Task = z.output<typeof Item>

const tones: Readonly<Record<string, AlertStripTone>> = { critical: 'danger', warning: 'warning' }

/** Open tasks, each with a link to the page where it is done; nothing without any. `support` stands below a payout that failed. */
export function TaskStrips({ items, roles, support }: { items: readonly Task[]; roles: readonly string[]; support: ReactNode }) {
  if (items.length === 0) return null
  return (
    <Stack gap="small">
      {items.map(({ kind, severity, label, detail, action_label, link }) => (
        <AlertStrip
          key={kind}
          tone={tones[severity] ?? 'info'}
          title={`${label}.`}
          action={
            canOpenLink(link, roles) ? (
              <Link href={link} tone="inherit">
                {action_label ?? 'Show'}
              </Link>
            ) : undefined
          }
        >
          {detail}
          {canOpenLink(link, roles) ? null : ' Tell an owner.'}
        </AlertStrip>
      ))}
      {items.some(({ kind }) => kind === 'payout.failed') ? support : null}
    </Stack>
  )
}
