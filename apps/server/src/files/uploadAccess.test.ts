import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { findCaller } from '../auth/sessions.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { attachProfilePicture } from '../users/profilePicture.ts'
import { attachUploads, storeUpload } from './storeUploads.ts'
import { findUploadPartner } from './uploadAccess.ts'

const { okafor, musa } = demoOrganizations
async function* content() {
  yield Buffer.from('%PDF-1.4\n% a licence\n%%EOF\n')
}

describe.each(databaseKinds())('files of an organisation, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  const contextOf = async (person: PersonKey) => {
    const caller = await findCaller(server.db, server.now(), await server.tokenOf(person))
    return { ...server.dependencies(), caller }
  }
  /** Uploads a file as the call does, and returns its link. */
  const upload = async (person: PersonKey, kind: string, partnerId?: string) => {
    const context = await contextOf(person)
    const partner_id = await findUploadPartner(server.db, demoPeople[person].id, kind, partnerId)
    return (await storeUpload(context, { kind, name: 'file.pdf', content: content(), partner_id })).Location
  }
  const attach = async (person: PersonKey, kind: string, location: string) => {
    const context = await contextOf(person)
    await inTransaction(context, (tx) => attachUploads(tx, context, [location], { partner_id: okafor.id, kinds: [kind] }))
  }
  const open = async (person: PersonKey, location: string) =>
    (await server.call('GET', location.split('?')[0] ?? '', { token: await server.tokenOf(person) })).status
  const membership = (person: PersonKey) => and(eq(members.user_id, demoPeople[person].id), eq(members.partner_id, okafor.id))
  const setRoles = async (person: PersonKey, roles: readonly (typeof memberRoles.$inferInsert)['role'][]) => {
    const [member] = await server.db.select().from(members).where(membership(person))
    await server.db.delete(memberRoles).where(eq(memberRoles.member_id, member?.id ?? ''))
    for (const role of roles) await server.db.insert(memberRoles).values({ member_id: member?.id ?? '', role })
  }

  test('follow the roles of the member who uploaded them', async () => {
    const location = await upload('vehicles', 'vehicle')
    expect(await open('owner', location)).toBe(404)
    await attach('vehicles', 'vehicle', location)
    expect([await open('vehicles', location), await open('owner', location), await open('drivers', location)]).toEqual([200, 200, 403])
    await setRoles('vehicles', ['partner_driver_manager'])
    expect(await open('vehicles', location)).toBe(403)
    await setRoles('vehicles', [])
    expect(await open('vehicles', location)).toBe(404)
    await setRoles('vehicles', ['partner_vehicle_manager'])
    await server.db.update(members).set({ disabled: true }).where(membership('vehicles'))
    expect(await open('vehicles', location)).toBe(403)
    await server.db.update(members).set({ disabled: false }).where(membership('vehicles'))
    expect(await open('vehicles', location)).toBe(200)
  })

  test('are not found by a former member, attached or not; a current member with the role sees them', async () => {
    const [attached, loose, identity] = [
      await upload('drivers', 'driver'),
      await upload('drivers', 'driver'),
      await upload('drivers', 'identity'),
    ]
    const avatar = await upload('drivers', 'avatar')
    await attach('drivers', 'driver', attached)
    const context = await contextOf('drivers')
    await inTransaction(context, (tx) => attachProfilePicture(tx, server.now(), demoPeople.drivers.id, avatar))
    expect([await open('drivers', attached), await open('drivers', loose), await open('owner', avatar)]).toEqual([200, 200, 200])
    await setRoles('drivers', [])
    await server.db.delete(members).where(membership('drivers'))
    expect([await open('drivers', attached), await open('drivers', loose)]).toEqual([404, 404])
    expect(await open('owner', attached)).toBe(200)
    // What belongs to the person stays with them, and leaves the organisation with them.
    expect([await open('drivers', identity), await open('drivers', avatar)]).toEqual([200, 200])
    expect([await open('owner', identity), await open('owner', avatar)]).toEqual([404, 404])
  })

  test('belong to the organisation that the upload names, and to no other', async () => {
    const location = await upload('multi', 'company', okafor.id)
    await expect(attach('owner', 'company', location)).resolves.toBeUndefined()
    expect(await open('owner', location)).toBe(200)
    await expect(findUploadPartner(server.db, demoPeople.multi.id, 'company', musa.id)).rejects.toMatchObject({ code: 'NotFound' })
    expect(await findUploadPartner(server.db, demoPeople.multi.id, 'company', undefined)).toBeUndefined()
    await expect(findUploadPartner(server.db, demoPeople.revoked.id, 'vehicle', okafor.id)).rejects.toMatchObject({ code: 'Forbidden' })
  })

  test('a signed link opens a file for two hours at most, but for no former member who is logged in', async () => {
    const location = await upload('trips', 'dispute')
    const openSigned = async (person: PersonKey) => (await server.call('GET', location, { token: await server.tokenOf(person) })).status
    expect([await openSigned('trips'), await openSigned('staff'), await openSigned('individual')]).toEqual([200, 200, 404])
    await server.db
      .delete(memberRoles)
      .where(eq(memberRoles.member_id, (await server.db.select().from(members).where(membership('trips')))[0]?.id ?? ''))
    expect(await openSigned('trips')).toBe(404)
    expect((await server.call('GET', location)).status).toBe(200)
    server.advanceClock({ minutes: 121 })
    expect((await server.call('GET', location)).status).toBe(401)
  })
})
