import type { SetupDraftForm } from '@vehicle-partner/domain/entities'
import { demoCities } from '../demo/demoCities.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { newDriver, newVehicle, ownItem } from '../fleet/fleetItems.conformance.ts'
import { registerUser } from '../auth/signUpFixtures.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import { businessBody } from '../partners/ownerFixtures.ts'

/** A new user, so that no case leaves a draft of a demo user behind. */
async function createDraftUser(server: TestServer) {
  const { user } = await registerUser(server)
  const visitor = server.with(user.token)
  const path = (form: string, id = user.id) => `/v1/users/${id}/drafts/${form}`
  const read = async (form: SetupDraftForm) => (await visitor.api.drafts.get({ params: { id: user.id, form } })).data
  const save = (form: string, values: Record<string, unknown>) => visitor.send({ method: 'PUT', path: path(form), body: { values } })
  return { ...visitor, user, path, read, save }
}

export const draftsConformance: readonly Case[] = [
  wire('drafts.get', 'without a draft the answer is null', async (server) => {
    const { read } = await createDraftUser(server)
    expect(await read('company')).toBeNull()
  }),
  wire('drafts.get', 'the draft of another user is not found, without a session it is 401', async (server) => {
    const { user } = await createDraftUser(server)
    const other = await createDraftUser(server)
    const path = `/v1/users/${user.id}/drafts/company`
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { values: { company_name: 'x' } } : undefined
      expect(await other.send({ method, path, body })).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      expect(await server.with(undefined).send({ method, path, body })).toMatchObject({ status: 401 })
    }
  }),
  wire('drafts.get', 'a form without drafts is rejected', async (server) => {
    const { send, path } = await createDraftUser(server)
    expect(await send({ method: 'GET', path: path('password') })).toMatchObject({ status: 422, body: { code: 'ValidationError' } })
  }),
  wire('drafts.save', 'keeps unfinished values by form, the last write wins', async (server) => {
    const { user, api, read } = await createDraftUser(server)
    const params = { id: user.id, form: 'company' } as const
    await api.drafts.save({ params, body: { values: { company_name: 'Zuma' } } })
    const company_phone = { number: '080', country: 'NG' }
    const { data } = await api.drafts.save({ params, body: { values: { company_name: 'Zuma Rock', company_phone } } })
    expect(data).toEqual({ values: { company_name: 'Zuma Rock', company_phone }, updated_at: expect.any(String) })
    expect(await read('company')).toEqual(data)
    expect(await read('address')).toBeNull()
  }),
  wire('drafts.save', 'never keeps the number of an identity document, a code, a password or a file', async (server) => {
    const { read, save } = await createDraftUser(server)
    const secrets = { document_id: '12345678901', nin: '12345678901', otp_code: '1234', password: 'Demo-1234', files: ['/v1/files/upl_1'] }
    const response = await save('identity', {
      ...secrets,
      type: 'nin',
      fname: 'Ada',
      lname: '123 4567 8901',
      full_address: 'of another form',
    })
    expect(response).toMatchObject({ status: 200, body: { data: { values: { type: 'nin', fname: 'Ada', lname: '' } } } })
    expect((await read('identity'))?.values).toEqual({ type: 'nin', fname: 'Ada', lname: '' })
  }),
  wire('drafts.save', 'rejects values of other kinds and long ones', async (server) => {
    const { read, save } = await createDraftUser(server)
    for (const values of [{ full_address: { deep: {} } }, { full_address: 'x'.repeat(501) }, { full_address: 1 }])
      expect(await save('address', values)).toMatchObject({ status: 422, body: { code: 'ValidationError' } })
    expect(await read('address')).toBeNull()
  }),
  wire('drafts.save', 'empty values delete the draft', async (server) => {
    const { read, save } = await createDraftUser(server)
    await save('address', { full_address: '14 Allen' })
    expect(await save('address', { full_address: '' })).toMatchObject({ status: 200, body: { data: null } })
    expect(await read('address')).toBeNull()
  }),
  wire('drafts.save', 'a person of two organisations has a draft of a vehicle and of a driver in each', async (server) => {
    const { api, send } = await server.as('multi')
    const { id } = await api.users.profile()
    const memberships = await api.users.partnerMembers({ params: { id } })
    const [one, other] = memberships.data.flatMap(({ partner }) => (partner ? [partner.id] : []))
    for (const form of ['vehicle', 'driver'] as const) {
      const of = (partner_id: string | undefined) => ({ params: { id, form }, query: { partner_id } })
      const values = form === 'vehicle' ? { name: 'Hiace' } : { fname: 'Musa' }
      await api.drafts.save({ ...of(one), body: { values } })
      expect((await api.drafts.get(of(one))).data?.values).toEqual(values)
      expect((await api.drafts.get(of(other))).data).toBeNull()
      expect((await api.drafts.remove(of(other))).data).toEqual({ removed: false })
      expect((await api.drafts.remove(of(one))).data).toEqual({ removed: true })
      const path = `/v1/users/${id}/drafts/${form}`
      expect(await send({ method: 'GET', path })).toMatchObject({ status: 422, body: { errors: { partner_id: expect.any(String) } } })
      const foreign = organizationKeys('musa').id
      expect(await send({ method: 'GET', path, query: { partner_id: foreign } })).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    }
  }),
  wire('drafts.remove', 'deletes one draft, and can be repeated', async (server) => {
    const { user, api, read, save } = await createDraftUser(server)
    await save('cities', { cities: ['cty_1'] })
    await save('address', { full_address: '14 Allen' })
    const params = { id: user.id, form: 'cities' } as const
    expect(await api.drafts.remove({ params })).toEqual({ data: { removed: true } })
    expect(await api.drafts.remove({ params })).toEqual({ data: { removed: false } })
    expect(await read('cities')).toBeNull()
    expect(await read('address')).not.toBeNull()
  }),
  wire('drafts.remove', 'sending a form deletes its draft, a rejected one keeps it', async (server) => {
    const { user, api, send, read, save } = await createDraftUser(server)
    await save('partner-type', { mode: 'business' })
    await save('company', { company_name: 'Zuma' })
    expect(await send({ method: 'POST', path: '/v1/partners', body: { ...businessBody, rc_number: '' } })).toMatchObject({ status: 422 })
    expect(await read('company')).not.toBeNull()
    const { data: partner } = await api.partners.create({ body: businessBody })
    expect([await read('partner-type'), await read('company')]).toEqual([null, null])

    await save('identity', { fname: 'Ada' })
    const body = (document_id: string) => ({
      user: { document_owner_id: user.id, partner_type: 'business' as const },
      document: { document_id, type: 'nin' as const, dob: '1990-05-17', fname: 'Ada', lname: 'Obi' },
    })
    const params = { account_sid: partner.account_sid }
    await expect(api.kyc.submitIdentity({ params, body: body('33333333333') })).rejects.toMatchObject({ status: 422 })
    expect(await read('identity')).not.toBeNull()
    await api.kyc.submitIdentity({ params, body: body('22222222222') })
    expect(await read('identity')).toBeNull()

    await save('cities', { cities: ['cty_1'] })
    const { data: cities } = await api.cities.all({ query: { limit: 1 } })
    await api.cities.add({ params: { id: partner.id }, body: { city_id: cities[0]?.id ?? '' } })
    expect(await read('cities')).toBeNull()
  }),
  wire('drafts.remove', 'adding a vehicle or a driver deletes its draft, a rejected one keeps it', async (server) => {
    const { api, send } = await server.as(ownItem.person)
    const { id } = await api.users.profile()
    const query = { partner_id: ownItem.id }
    const read = (form: SetupDraftForm) => api.drafts.get({ params: { id, form }, query }).then(({ data }) => data?.values)
    await api.drafts.save({ params: { id, form: 'vehicle' }, query, body: { values: { name: 'Hiace' } } })
    await api.drafts.save({ params: { id, form: 'driver' }, query, body: { values: { fname: 'Musa', nin: '12345678901' } as object } })
    for (const resource of ['vehicles', 'drivers'])
      expect(await send({ method: 'POST', path: `/v1/partners/${ownItem.id}/${resource}`, body: {} })).toMatchObject({ status: 422 })
    expect([await read('vehicle'), await read('driver')]).toEqual([{ name: 'Hiace' }, { fname: 'Musa' }])
    const params = { id: ownItem.id }
    await api.vehicles.create({ params, body: newVehicle(demoCities[0].id) })
    expect([await read('vehicle'), await read('driver')]).toEqual([undefined, { fname: 'Musa' }])
    await api.drivers.create({ params, body: newDriver(demoCities[0].id) })
    expect(await read('driver')).toBeUndefined()
  }),
]
