import { renewalSent } from '@vehicle-partner/domain'
import { Badge } from '@vehicle-partner/ui'

/** Beside a document that is or was in force: its renewal is under review. */
export const RenewalBadge = () => <Badge tone="info">{renewalSent}</Badge>
