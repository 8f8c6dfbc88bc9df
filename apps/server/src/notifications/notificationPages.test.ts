import { canReceiveNotification, notificationAudience, notificationTypes } from '@vehicle-partner/api/server'
import { areas, canAccess, paths, roles, type PageName } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { notificationPages } from '../../test/notificationPages.ts'

/** The owner of a document whose page this is; others have no influence on who receives a notification. */
const documentOwners: Partial<Record<PageName, string>> = {
  vehicleDocument: 'vehicle',
  vehicles: 'vehicle',
  driver: 'driver',
  drivers: 'driver',
  companyDocuments: 'partner',
}

// `report.ready` goes to the user who has asked for the report, on the page that it leads to.
const cases = notificationTypes
  .filter((type) => type !== 'report.ready')
  .flatMap((type) => notificationPages[type].map((page) => [type, page] as const))

describe('every recipient of a notification may open its page', () => {
  test.each(cases)('%s leads to %s', (type, page) => {
    const audience = notificationAudience(type, documentOwners[page])
    const receivers = roles.filter((role) => canReceiveNotification(audience, [role]))
    const area = areas.find((each) => each === paths[page].access)
    expect(receivers).toContain('partner_owner')
    expect(receivers.filter((role) => area === undefined || !canAccess(area, [role]))).toEqual([])
  })
})
