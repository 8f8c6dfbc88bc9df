import type { Vehicle } from '@vehicle-partner/api'
import { describeExpiry, findDocumentType, type DocumentOwnerType } from '@vehicle-partner/domain'
import { Badge, DateText, StatusPill, Text } from '@vehicle-partner/ui'
import { statusRegistry } from '../../statuses/statusRegistry.ts'

interface ComplianceTextProps {
  compliance: Vehicle['compliance']
  owner: DocumentOwnerType
}

/** The state of all required documents: what is worst, or until when all are valid. */
export function ComplianceText({ compliance: { status, next_expiry, issues }, owner }: ComplianceTextProps) {
  const [worst] = issues
  if (status === 'complete' || !worst)
    return next_expiry === null ? (
      <StatusPill status={status} registry={statusRegistry.compliance} />
    ) : (
      <Text as="span" size="small" tone="secondary">
        Valid to <DateText value={next_expiry} format="full" />
      </Text>
    )
  const label = findDocumentType(owner, worst.document_type)?.label ?? worst.document_type
  if (worst.days_left === undefined) return <StatusPill status={status} registry={statusRegistry.compliance} />
  return (
    <Badge tone={worst.state === 'expired' ? 'danger' : 'warning'} dot>
      {label} {describeExpiry(worst.days_left)}
    </Badge>
  )
}
