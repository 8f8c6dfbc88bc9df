import type { Vehicle } from '@vehicle-partner/api'
import { describeExpiry } from '@vehicle-partner/domain'
import { Badge, DateText, StatusPill, Text } from '@vehicle-partner/ui'
import { complianceLooks } from '../../statuses/statusRegistry.ts'

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The state of all required documents: what is worst, or until when all are valid. */
export function ComplianceText({ compliance: { status, next_expiry, issues } }: { compliance: Vehicle['compliance'] }) {
  const days = issues[0]?.days_left
  if (status === 'complete' && next_expiry !== null)
    return (
      <Text as="span" size="small" tone="secondary">
        Valid to <DateText value={next_expiry} format="medium" />
      </Text>
    )
  if (days === undefined) return <StatusPill status={status} registry={complianceLooks} />
  return (
    <Badge tone={days < 0 ? 'danger' : 'warning'} dot>
      {capitalize(describeExpiry(days))}
    </Badge>
  )
}
