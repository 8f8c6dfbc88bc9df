import { listSome, paths } from '@vehicle-partner/domain'
import type { NeedsAction } from './partners.contract.ts'

/** The dashboard entry for expired documents with their owners. Empty without expired documents. */
export function expiredDocumentsEntry(documents: readonly { owner: string; driver: boolean }[]): NeedsAction[] {
  if (documents.length === 0) return []
  const owners = [...new Set(documents.map(({ owner }) => owner))]
  const onlyDrivers = documents.every(({ driver }) => driver)
  const one = documents.length === 1
  return [
    {
      kind: 'document.expired',
      severity: 'critical',
      count: documents.length,
      label: one ? '1 document has expired' : `${documents.length} documents have expired`,
      detail: `${listSome(owners)} ${owners.length === 1 ? 'gets' : 'get'} no new trips until you renew ${one ? 'it' : 'them'}.`,
      action_label: one ? 'Renew document' : 'Renew documents',
      link: onlyDrivers ? paths.drivers({ compliance: 'expired' }) : paths.vehicles({ compliance: 'expired' }),
    },
  ]
}
