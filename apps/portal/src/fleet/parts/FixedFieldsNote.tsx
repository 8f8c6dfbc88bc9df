import { AlertStrip } from '@vehicle-partner/ui'

interface FixedFieldsNoteProps<Field extends string> {
  item: 'vehicle' | 'driver'
  status: string | undefined
  /** Whether the item is on a trip now. */
  isOnTrip: boolean
  /** The fields that were checked: the server refuses their change. */
  fields: readonly Field[]
  labels: Readonly<Record<Field, string>>
}

/** Says above the form of a vehicle or driver that is suspended or on a trip which fields cannot change. */
export function FixedFieldsNote<Field extends string>({ item, status, isOnTrip, fields, labels }: FixedFieldsNoteProps<Field>) {
  const names = fields.map((field) => labels[field]).join(', ')
  if (status === 'suspended')
    return (
      <AlertStrip tone="warning" title={`This ${item} is suspended.`}>
        These do not change during a suspension: {names}.
      </AlertStrip>
    )
  if (!isOnTrip) return null
  return (
    <AlertStrip tone="info" title={`This ${item} is on a trip.`}>
      These do not change until the trip has ended: {names}.
    </AlertStrip>
  )
}
