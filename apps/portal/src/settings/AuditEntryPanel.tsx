import type { AuditEvent } from '@vehicle-partner/api'
import { formatActorRole, formatChangedField, formatChangedValue, isAmountField } from '@vehicle-partner/domain'
import { Button, DateText, DescriptionList, Money, SlideOver, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useCanOpen } from '../navigation/useCanOpen.ts'
import { auditEntityPath } from './auditEntityPath.ts'

interface AuditEntryPanelProps {
  /** The entry to show; nothing closes the panel. */
  entry: AuditEvent | undefined
  onClose: () => void
}

const ChangedValue = ({ field, value }: { field: string; value: unknown }) =>
  isAmountField(field) && typeof value === 'number' ? <Money kobo={value} /> : formatChangedValue(value)

/** One entry of the audit log beside the list: every changed field, and where the change came from. */
export function AuditEntryPanel({ entry, onClose }: AuditEntryPanelProps) {
  const canOpen = useCanOpen()
  // The panel keeps its text while it closes.
  const [shown, setShown] = useState(entry)
  if (entry !== undefined && entry !== shown) setShown(entry)
  if (!shown) return null
  const { actor, at, changes, entity, summary } = shown
  const href = auditEntityPath(entity)
  return (
    <SlideOver
      open={entry !== undefined}
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
