import { AlertStrip } from '@vehicle-partner/ui'

/** Says that Continue Later has saved what was typed. */
export function DraftSaved() {
  return <AlertStrip role="status" tone="success" title="Saved. Log in to go on." />
}
