import { roleLabel, type Role } from '@vehicle-partner/domain'
import { AlertStrip, Button } from '@vehicle-partner/ui'

/** A strip above every page while an owner views the portal as a role. */
export function RolePreviewStrip({ role, onEnd }: { role: Role; onEnd: () => Promise<void> }) {
  return (
    <section aria-label="View as a role">
      <AlertStrip
        placement="card"
        tone="warning"
        title={`Viewing as ${roleLabel(role)}.`}
        action={
          <Button variant="quiet" size="small" flush onClick={onEnd}>
            Back to your own view
          </Button>
        }
      >
        You see what members with this role see. Nothing can be changed here.
      </AlertStrip>
    </section>
  )
}
