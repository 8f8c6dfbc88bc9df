import type { AuditEvent } from '@vehicle-partner/api'
import { formatActorRole, formatChangedField, formatChangedValue, isAmountField } from '@vehicle-partner/domain'
import { Button, DateText, DescriptionList, Money, SlideOver, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useCanOpen } from '../navigation/useCanOpen.ts'
import { auditEntityPath } from './auditEntityPath.ts'

interface AuditEntryPanelProps {
  /** The id of the entry to show; without one the panel closes. */
  id: string | undefined
  /** Absent where the list does not have it, or has lost it: the panel shows it as it was. */
  entry: AuditEvent | undefined
  onClose: () => void
}

const ChangedValue = ({ field, value }: { field: string; value: unknown }) =>
  isAmountField(field) && typeof value === 'number' ? <Money kobo={value} /> : formatChangedValue(value)

/** One entry of the audit log beside the list: every changed field, and where the change came from. */
export function AuditEntryPanel({ id, entry, onClose }: AuditEntryPanelProps) {
  const canOpen = useCanOpen()
  // The panel keeps its text while it closes.
  const [shown, setShown] = useState(entry)
  if (entry !== undefined && entry !== shown) setShown(entry)
  if (!shown) return null
  const { actor, at, changes, entity, summary } = shown
  const href = auditEntityPath(entity)
  return (
    <SlideOver
      open={shown.id === id}
      title={summary}
      closeOnRouteChange={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        href === undefined || !canOpen(href) ? undefined : (
          <Button variant="secondary" href={href}>
            Open {entity.label}
          </Button>
        )
      }
    >
      <Stack gap="xlarge">
        <DescriptionList
          items={[
            { term: 'When', value: <DateText value={at} format="dateTime" /> },
            { term: 'Who', value: `${actor.name} (${formatActorRole(actor.role)})` },
            ...changes.map(({ field, from, to }) => ({
              term: formatChangedField(field),
              value: (
                <>
                  <ChangedValue field={field} value={to} /> (before: <ChangedValue field={field} value={from} />)
                </>
              ),
            })),
            ...(actor.id === null
              ? []
              : [
                  { term: 'Network address', value: actor.ip },
                  { term: 'Device', value: actor.device },
                ]),
          ]}
        />
      </Stack>
    </SlideOver>
  )
}
