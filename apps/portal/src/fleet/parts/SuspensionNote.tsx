import { AlertStrip } from '@vehicle-partner/ui'

/** Says above the form of a suspended vehicle or driver which fields the server refuses: those that were checked. */
export const SuspensionNote = ({ item, fields }: { item: 'vehicle' | 'driver'; fields: string }) => (
  <AlertStrip tone="warning" title={`This ${item} is suspended.`}>
    {fields} cannot change during a suspension. Everything else can.
  </AlertStrip>
)
