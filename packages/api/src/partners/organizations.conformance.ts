import { registerUser } from '../auth/signUpFixtures.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { pdf, png } from '../uploads/uploadFixtures.ts'
import { businessBody, createTestOwner } from './ownerFixtures.ts'

/** Organisations and their registration details. */
export const organizationsConformance: readonly Case[] = [
  wire('partners.create', 'POST /v1/partners with mode business and the company form (spec section 7)', async (server) => {
    const { user } = await registerUser(server)
    const { api } = server.with(user.token)
    const { data } = await api.partners.create({ body: businessBody })
    expect(data).toMatchObject({ ...businessBody, rc_number: 'RC1234567', company_phone: '+2348031112222', locked: false, version: 1 })
    const { data: records } = await api.users.partnerMembers({ params: { id: user.id } })
    expect(records).toMatchObject([
      {
        role: 'owner',
        partner: { id: data.id, account_sid: data.account_sid, company_name: 'Zuma Rock Transport', mode: 'business' },
        onboardingState: { identity: 'not-submitted', address: { status: 'not-submitted', partner_type: 'business' } },
        supportedCities: [],
      },
    ])
  }),
  wire('partners.create', 'POST /v1/partners with mode individual alone: it has the name of its owner (spec section 7)', async (server) => {
    const { partner, user } = await createTestOwner(server)
    expect(partner).toMatchObject({ mode: 'individual', company_name: `${user.fname} ${user.lname}`, rc_number: null })
  }),
  wire('partners.create', 'an owner cannot create a second organisation', async (server) => {
    const { api } = await createTestOwner(server)
    await expect(api.partners.create({ body: { mode: 'individual' } })).rejects.toMatchObject({ status: 409, code: 'ItemAlreadyExist' })
  }),
  wire('partners.create', 'a calling code is stored as a country code', async (server) => {
    const { user } = await registerUser(server)
    const response = await server
      .with(user.token)
      .send({ method: 'POST', path: '/v1/partners', body: { ...businessBody, country: '+234' } })
    expect(response).toMatchObject({ status: 201, body: { data: { country: 'NG', company_phone: expect.stringMatching(/^\+234/) } } })
  }),
  ...(
    [
      ['mode', 'This field is required'],
      ['experience_start_date', 'This field is required'],
      ['company_name', 'Please provide your company name'],
      ['company_email', 'Please provide a valid email'],
      ['rc_number', 'This field is required'],
      ['company_address', 'This field is required'],
      ['business_type', 'This field is required'],
      ['company_phone', 'This field is required'],
    ] as const
  ).map(([field, message]) =>
    wire('partners.create', `without ${field}: '${message}' (spec section 5)`, async (server) => {
      const { user } = await registerUser(server)
      const response = await server.with(user.token).send({ method: 'POST', path: '/v1/partners', body: { ...businessBody, [field]: '' } })
      expect(response).toMatchObject({ status: 422, body: { code: 'ValidationError', errors: { [field]: message } } })
    }),
  ),
  wire('partners.create', 'a long name has its own message', async (server) => {
    const { user } = await registerUser(server)
    const body = { ...businessBody, company_name: 'A'.repeat(201) }
    const response = await server.with(user.token).send({ method: 'POST', path: '/v1/partners', body })
    expect(response).toMatchObject({ status: 422, body: { errors: { company_name: 'Please keep it under 201 characters' } } })
  }),
  wire(
    'partners.create',
    "an invalid phone number for the country: 'Please provide a valid phone number' (spec section 5)",
    async (server) => {
      const { user } = await registerUser(server)
      const response = await server
        .with(user.token)
        .send({ method: 'POST', path: '/v1/partners', body: { ...businessBody, company_phone: '12' } })
      expect(response).toMatchObject({ status: 422, body: { errors: { company_phone: 'Please provide a valid phone number' } } })
    },
  ),
  ...(
    [
      ['rc_number', '12AB', 'This does not look like RC1234567'],
      ['experience_start_date', '2199-12-31', expect.stringMatching(/^Must be \d\d-\d\d-\d{4} or earlier$/)],
      ['company_email', `${'a'.repeat(250)}@b.ng`, 'Please provide a valid email'],
    ] as const
  ).map(([field, value, message]) =>
    wire('partners.create', `${field} '${value.slice(0, 12)}': rejected on the field, as the form rejects it`, async (server) => {
      const { user } = await registerUser(server)
      const body = { ...businessBody, [field]: value }
      const response = await server.with(user.token).send({ method: 'POST', path: '/v1/partners', body })
      expect(response).toMatchObject({ status: 422, body: { code: 'ValidationError', errors: { [field]: message } } })
    }),
  ),
  wire('partners.create', "RC0000000: 'We could not find this company'", async (server) => {
    const { user } = await registerUser(server)
    const response = await server
      .with(user.token)
      .send({ method: 'POST', path: '/v1/partners', body: { ...businessBody, rc_number: 'RC0000000' } })
    expect(response).toMatchObject({
      status: 422,
      body: { code: 'CompanyNotFound', errors: { rc_number: 'We could not find this company' } },
    })
  }),
  wire('partners.get', 'every member may read the details', async (server) => {
    const { api } = await server.as('drivers')
    const { data } = await api.partners.get({ params: { id: organizationKeys('okafor').id } })
    expect(data).toMatchObject({ company_name: 'Okafor Mobility Limited', rc_number: 'RC1482207', mode: 'business', locked: true })
  }),
  wire('partners.update', 'address and contacts change at once', async (server) => {
    const { api, partner } = await createTestOwner(server, 'business')
    const params = { id: partner.id }
    const { data } = await api.partners.update({
      params,
      body: { version: 1, company_address: '1 Broad Street, Lagos', company_phone: '0803 111 3333' },
    })
    expect(data).toMatchObject({
      company_address: '1 Broad Street, Lagos',
      company_phone: '+2348031113333',
      version: 2,
      change_request: null,
    })
    await expect(api.partners.update({ params, body: { version: 1, company_email: 'a@demo.test' } })).rejects.toMatchObject({
      status: 409,
      code: 'VersionConflict',
    })
  }),
  wire('partners.update', 'country and start date change at once', async (server) => {
    const { api, partner } = await createTestOwner(server, 'business')
    const params = { id: partner.id }
    const { data } = await api.partners.update({ params, body: { version: 1, country: 'GH', experience_start_date: '2019-03-01' } })
    expect(data).toMatchObject({ country: 'GH', experience_start_date: '2019-03-01', version: 2, change_request: null })
    await expect(api.partners.update({ params, body: { version: 2, experience_start_date: '2999-01-01' } })).rejects.toMatchObject({
      status: 422,
      code: 'ValidationError',
    })
    expect((await api.partners.get({ params })).data).toMatchObject({ country: 'GH', experience_start_date: '2019-03-01', version: 2 })
  }),
  wire('partners.update', 'before verification the name changes at once', async (server) => {
    const { api, partner } = await createTestOwner(server, 'business')
    const { data } = await api.partners.update({ params: { id: partner.id }, body: { version: 1, company_name: 'Zuma Buses' } })
    expect(data).toMatchObject({ company_name: 'Zuma Buses', change_request: null })
  }),
  wire('partners.update', 'a number without a prefix gets that of the business type, also if the type stays', async (server) => {
    const { api, partner } = await createTestOwner(server, 'business')
    const params = { id: partner.id }
    const typed = await api.partners.update({ params, body: { version: 1, business_type: 'Business Name' } })
    const { data } = await api.partners.update({ params, body: { version: typed.data.version, rc_number: '7654321' } })
    expect(data).toMatchObject({ business_type: 'Business Name', rc_number: 'BN7654321' })
  }),
  wire('partners.update', 'the logo is a picture that was uploaded for the company, and can be removed', async (server) => {
    const { api, partner } = await createTestOwner(server, 'business')
    const params = { id: partner.id }
    const upload = async (file: File) =>
      (await api.uploads.create({ params: { kind: 'company' }, query: { partner_id: partner.id }, body: { files: [file] } })).files[0]
    const document = await upload(pdf())
    await expect(api.partners.update({ params, body: { version: 1, logo: document?.Location ?? '' } })).rejects.toMatchObject({
      status: 422,
      fields: { logo: 'Please choose a JPG, PNG or WebP picture' },
    })
    const picture = await upload(png)
    const { data } = await api.partners.update({ params, body: { version: 1, logo: picture?.Location ?? '' } })
    expect(data.logo?.split('?')[0]).toBe(picture?.Location.split('?')[0])
    expect((await api.partners.update({ params, body: { version: 2, logo: null } })).data).toMatchObject({ logo: null, version: 3 })
  }),
  wire('partners.withdrawChange', 'a change under review is withdrawn once, and another one can be requested', async (server) => {
    const { api } = await server.as('company-kyc')
    const params = { id: organizationKeys('eniola').id }
    const { data: before } = await api.partners.get({ params })
    const { data: sent } = await api.partners.update({ params, body: { version: before.version, company_name: 'Zuma Buses' } })
    expect(sent).toMatchObject({ company_name: before.company_name, change_request: { changes: { company_name: 'Zuma Buses' } } })
    const request_id = sent.change_request?.id ?? ''
    const { data } = await api.partners.withdrawChange({ params: { ...params, request_id } })
    expect(data).toMatchObject({ company_name: before.company_name, change_request: null, declined_change: null, version: sent.version })
    await expect(api.partners.withdrawChange({ params: { ...params, request_id } })).rejects.toThrow()
    await expect(api.partners.withdrawChange({ params: { ...params, request_id: 'pcr_unknown' } })).rejects.toMatchObject({ status: 404 })
    const again = await api.partners.update({ params, body: { version: data.version, company_name: 'Zuma Coaches' } })
    expect(again.data.change_request).toMatchObject({ changes: { company_name: 'Zuma Coaches' } })
    await api.partners.withdrawChange({ params: { ...params, request_id: again.data.change_request?.id ?? '' } })
  }),
  wire('partners.withdrawChange', 'requires the owner', async (server) => {
    const { send } = await server.as('earnings')
    const path = `/v1/partners/${organizationKeys('okafor').id}/change-requests/pcr_any`
    expect(await send({ method: 'DELETE', path })).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  }),
  wire('partners.update', 'requires the owner', async (server) => {
    const { send } = await server.as('earnings')
    const response = await send({
      method: 'PATCH',
      path: `/v1/partners/${organizationKeys('okafor').id}`,
      body: { version: 1, company_email: 'a@demo.test' },
    })
    expect(response).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  }),
]
