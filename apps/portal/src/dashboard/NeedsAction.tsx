import type { NeedsAction as Item } from '@vehicle-partner/api'
import { AlertStrip, Link, Stack, type AlertStripTone } from '@vehicle-partner/ui'
import type * as z from 'zod/mini'
import { useCanOpen } from '../navigation/useCanOpen.ts'

const tones: Readonly<Record<string, AlertStripTone>> = { critical: 'danger', warning: 'warning' }

/** What the partner has to do, each with the way to where it is done. */
export function NeedsAction({ items }: { items: readonly z.output<typeof Item>[] }) {
  const mayOpen = useCanOpen()
  if (items.length === 0) return null
  return (
    <Stack gap="small">
      {items.map(({ kind, severity, label, detail, action_label, link }) => (
        <AlertStrip
          key={kind}
          tone={tones[severity] ?? 'info'}
          title={`${label}.`}
          action={
            mayOpen(link) ? (
              <Link href={link} tone="inherit">
                {action_label ?? 'Show'}
              </Link>
            ) : undefined
          }
        >
          {detail}
        </AlertStrip>
      ))}
    </Stack>
  )
}
