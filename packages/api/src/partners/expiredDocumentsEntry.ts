import { listSome, paths, renewalSent } from '@vehicle-partner/domain'
import type { NeedsAction } from './partners.contract.ts'

/** A document that has expired. */
export interface ExpiredDocument {
  /** A plate or a name. */
  owner: string
  driver: boolean
  /** Its renewal is under review. */
  renewing: boolean
}

/**
 * The dashboard entry for expired documents with their owners: those that are to be renewed, or those whose renewal is being checked where
 * nothing is left to do. Empty without expired documents.
 */
export function expiredDocumentsEntry(expired: readonly ExpiredDocument[]): NeedsAction[] {
  const due = expired.filter(({ renewing }) => !renewing)
  const isSent = due.length === 0
  const documents = isSent ? expired : due
  if (documents.length === 0) return []
  const sentCount = expired.length - due.length
  const owners = [...new Set(documents.map(({ owner }) => owner))]
  const onlyDrivers = documents.every(({ driver }) => driver)
  const one = documents.length === 1
  const withoutTrips = `${listSome(owners)} ${owners.length === 1 ? 'gets' : 'get'} no new trips`
  const compliance = isSent ? 'under_review' : 'expired'
  return [
    {
      kind: 'document.expired',
      severity: isSent ? 'warning' : 'critical',
      count: documents.length,
      label: one ? '1 document has expired' : `${documents.length} documents have expired`,
      detail: isSent
        ? `${one ? renewalSent : 'Renewals sent, being checked'}. ${withoutTrips} until ${one ? 'it is' : 'they are'} accepted.`
        : [
            `${withoutTrips} until you renew ${one ? 'it' : 'them'}.`,
            ...(sentCount > 0
              ? [sentCount === 1 ? '1 more renewal is being checked.' : `${sentCount} more renewals are being checked.`]
              : []),
          ].join(' '),
      action_label: isSent ? (one ? 'See document' : 'See documents') : one ? 'Renew document' : 'Renew documents',
      link: onlyDrivers ? paths.drivers({ compliance }) : paths.vehicles({ compliance }),
    },
  ]
}
