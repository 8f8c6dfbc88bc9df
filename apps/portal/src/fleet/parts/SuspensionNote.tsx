import { AlertStrip } from '@vehicle-partner/ui'

interface SuspensionNoteProps<Field extends string> {
  item: 'vehicle' | 'driver'
  /** The fields that were checked: the server refuses their change. */
  fields: readonly Field[]
  labels: Readonly<Record<Field, string>>
}

/** Says above the form of a suspended vehicle or driver which fields cannot change. */
export const SuspensionNote = <Field extends string>({ item, fields, labels }: SuspensionNoteProps<Field>) => (
  <AlertStrip tone="warning" title={`This ${item} is suspended.`}>
    These do not change during a suspension: {fields.map((field) => labels[field]).join(', ')}.
  </AlertStrip>
)
