import type { NeedsAction as Item } from '@vehicle-partner/api'
import { AlertStrip, Link, Stack, type AlertStripTone } from '@vehicle-partner/ui'
import type * as z from 'zod/mini'
import { useCanOpen } from '../navigation/useCanOpen.ts'
import { LazySupportContacts } from '../support/LazySupportContacts.tsx'

const tones: Readonly<Record<string, AlertStripTone>> = { critical: 'danger', warning: 'warning' }

/** The partner's open tasks, each with a link to the page where it is done. */
export function NeedsAction({ items }: { items: readonly z.output<typeof Item>[] }) {
  const canOpen = useCanOpen()
  if (items.length === 0) return null
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
        </AlertStrip>
      ))}
      {items.some(({ kind }) => kind === 'payout.failed') ? <LazySupportContacts topic="My payout failed" /> : null}
    </Stack>
  )
}
