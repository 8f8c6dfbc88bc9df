import { AlertStrip } from '@vehicle-partner/ui'

/** Says what another user has changed while the user typed. Place it below the button that was pressed, where it is in view on a phone. */
export function ItemConflict({ changes }: { changes: readonly string[] | undefined }) {
  if (changes === undefined) return null
  return (
    <AlertStrip tone="warning" role="status" title="Someone else changed this.">
      {changes.length === 0 ? null : `${changes.join('. ')}. `}Save again to keep what you have typed as well, or reload to see their
      changes.
    </AlertStrip>
  )
}
