import type { ExpiringDocuments } from '@vehicle-partner/domain'
import type { DemoData } from './demoData.ts'

/** The last of each type of document of the vehicles and drivers in use, by expiry date. A renewal under review stands for the document that it replaces. */
export function listExpiringDocuments(
  { fleet }: DemoData,
  partnerId: string,
  ownerTypes: readonly ExpiringDocuments['owner_type'][],
): ExpiringDocuments[] {
  const inUse = new Set([...fleet.vehicles, ...fleet.drivers].flatMap(({ id, status }) => (status === 'archived' ? [] : [id])))
  const dated = fleet.documents.flatMap(({ partner_id, owner_type, owner_id, type, status, expiry_date }) =>
    partner_id === partnerId &&
    ownerTypes.includes(owner_type) &&
    inUse.has(owner_id) &&
    ['approved', 'under_review'].includes(status) &&
    expiry_date !== null
      ? [{ owner_type, owner_id, type, expiry_date }]
      : [],
  )
  return [...Map.groupBy(dated, ({ owner_id, type }) => `${owner_id} ${type}`).values()].flatMap((ofType) =>
    ofType
      .toSorted((a, b) => (a.expiry_date < b.expiry_date ? 1 : -1))
      .slice(0, 1)
      .map(({ owner_type, type, expiry_date }) => ({ owner_type, type, expiry_date, count: 1 })),
  )
}
