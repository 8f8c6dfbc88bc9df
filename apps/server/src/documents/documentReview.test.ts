import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { documents, type documentTypes } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { simulations } from '../sandbox/simulations.ts'

type DocumentType = (typeof documentTypes)[number]

const partner_id = demoOrganizations.okafor.id

describe.each(ruleDatabaseKinds())('document reviews on %s', (lane) => {
  let server: TestServer
  let owners: { driver: string; vehicle: string }
  beforeAll(async () => {
    server = await testServer({ lane })
    const [driver] = await server.db.select({ id: drivers.id }).from(drivers).where(eq(drivers.partner_id, partner_id)).limit(1)
    const [vehicle] = await server.db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.partner_id, partner_id)).limit(1)
    owners = { driver: driver?.id ?? '', vehicle: vehicle?.id ?? '' }
  })
  afterAll(() => server.close())

  const simulate = (kind: string, id: string) => simulations.find((each) => each.kind === kind)?.run(server.dependencies(), id, {})

  const review = async (kind: 'document.approve' | 'document.reject', id: string, owner: 'driver' | 'vehicle', type: DocumentType) => {
    await server.db.insert(documents).values({
      id,
      partner_id,
      driver_id: owner === 'driver' ? owners.driver : null,
      vehicle_id: owner === 'vehicle' ? owners.vehicle : null,
      type,
      status: 'under_review',
      created_at: server.now(),
    })
    await simulate(kind, id)
    const found = await server.db
      .select({ link: notifications.link })
      .from(notifications)
      .where(and(eq(notifications.partner_id, partner_id), eq(notifications.group_key, `document.review:${owners[owner]}:${type}`)))
    return new Set(found.map(({ link }) => link))
  }

  test('what is approved leads to the documents; what is not, to the form that sends it again', async () => {
    expect(await review('document.approve', 'doc_one', 'driver', 'medical_certificate')).toEqual(
      new Set([`/drivers/details/${owners.driver}/documents`]),
    )
    expect(await review('document.approve', 'doc_two', 'vehicle', 'customs_papers')).toEqual(
      new Set([`/vehicles/details/${owners.vehicle}/documents`]),
    )
    expect(await review('document.reject', 'doc_three', 'driver', 'guarantor_form')).toEqual(
      new Set([`/drivers/details/${owners.driver}/documents?document=guarantor_form`]),
    )
  })

  test('a document that has expired while it was under review is not approved, and the one before it stays', async () => {
    const document = { partner_id, vehicle_id: owners.vehicle, type: 'inspection_report', created_at: server.now() } as const
    const before = { ...document, id: 'doc_before', status: 'approved', expiry_date: '2025-09-30' } as const
    const renewal = { ...document, id: 'doc_late', status: 'under_review', expiry_date: '2025-10-31', supersedes_id: 'doc_before' } as const
    await server.db.insert(documents).values({ ...before, reviewed_at: server.now() })
    await server.db.insert(documents).values({ ...renewal, review_outcome: 'approved', review_due_at: server.now() })
    await expect(simulate('document.approve', 'doc_late')).rejects.toMatchObject({
      code: 'InvalidTransition',
      message: 'This document expired on 31 Oct 2025. It can only be rejected.',
    })
    // The review of the sandbox ends by itself.
    await server.app.services.scheduler.run('document-review')
    const read = (id: string) => server.db.select().from(documents).where(eq(documents.id, id))
    expect(await read('doc_late')).toMatchObject([
      { status: 'rejected', reason_code: 'expired', reason_text: 'The document has already expired.', supersedes_id: null },
    ])
    expect(await read('doc_before')).toMatchObject([{ status: 'approved' }])
  })
})
