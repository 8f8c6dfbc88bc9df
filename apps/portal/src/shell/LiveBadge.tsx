import { Badge } from '@vehicle-partner/ui'
import { useConnectionStatus } from './useConnectionStatus.ts'

/** Says that changes appear by themselves. While they do not, the banner of the shell says so instead. */
export function LiveBadge() {
  return useConnectionStatus() === 'live' ? (
    <Badge tone="success" dot>
      Live
    </Badge>
  ) : null
}
