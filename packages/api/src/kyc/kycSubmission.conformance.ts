import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'

type Owner = Awaited<ReturnType<typeof createTestOwner>>

const identity = (owner: Owner, document: Record<string, unknown>, document_owner_id = owner.user.id) =>
  owner.send({
    method: 'POST',
    path: `/v1/partners/${owner.partner.account_sid}/identity-verification`,
    body: {
      user: { document_owner_id, partner_type: 'individual' },
      document: { document_id: '12345678901', type: 'nin', dob: '1990-05-17', fname: 'Ọlá', lname: "O'Connor", ...document },
    },
  })

const address = (owner: Owner, document: Record<string, unknown>) =>
  owner.send({
    method: 'POST',
    path: `/v1/partners/${owner.partner.account_sid}/address-verification`,
    body: { user: { document_owner_id: owner.user.id, partner_type: 'individual' }, document },
  })

/** A small image as proof of address. */
const picture = new Blob(
  [
    new Uint8Array([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196, 137,
      0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 0, 1, 0, 0, 5, 0, 1, 13, 10, 45, 180, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
    ]),
  ],
  { type: 'image/png' },
)

async function proofOf(owner: Owner): Promise<string> {
  const { files } = await owner.api.uploads.create({ params: { kind: 'identity' }, body: { files: [picture] } })
  return files[0]?.Location ?? ''
}

const statusOf = async (owner: Owner) => (await owner.api.kyc.status({ params: { account_sid: owner.partner.account_sid } })).data

/** Submission of the two onboarding checks. */
export const kycSubmissionConformance: readonly Case[] = [
  wire(
    'kyc.submitIdentity',
    'POST /v1/partners/{account_sid}/identity-verification with the identity payload (spec section 7)',
    async (server) => {
      const owner = await createTestOwner(server)
      expect(await identity(owner, {})).toMatchObject({ status: 200, body: { data: { status: 'submitted' } } })
      const { identity: step } = await statusOf(owner)
      expect(step).toMatchObject({ status: 'submitted', document_type: 'nin', submitted_at: expect.any(String), reviewed_at: null })
    },
  ),
  ...(
    [
      ['11111111111', 'verified at once', 200, { data: { status: 'completed' } }, 'completed'],
      ['22222222222', 'under review', 200, { data: { status: 'submitted' } }, 'submitted'],
      [
        '33333333333',
        'declined, with the field that it is about',
        422,
        { message: 'We could not verify this document', errors: { 'document.document_id': 'We could not verify this document' } },
        'not-submitted',
        'We could not verify this document',
      ],
      [
        '44444444444',
        'the checker is down',
        503,
        { code: 'ServiceUnavailable', message: expect.stringContaining('The check') },
        'not-submitted',
      ],
      [
        '55555555555',
        'another name',
        422,
        { errors: { 'document.fname': expect.stringContaining('does not match the name') } },
        'not-submitted',
        'The name on this NIN does not match the name you entered. Enter it exactly as on your NIN slip.',
      ],
      ['66666666666', 'under review', 200, { data: { status: 'submitted' } }, 'submitted'],
    ] as const
  ).map(([document_id, what, status, body, step, reason = null]) =>
    wire('kyc.submitIdentity', `document_id ${document_id}: ${what}`, async (server) => {
      const owner = await createTestOwner(server)
      expect(await identity(owner, { document_id })).toMatchObject({ status, body })
      expect((await statusOf(owner)).identity).toMatchObject({ status: step, reason_text: reason })
    }),
  ),
  wire(
    'kyc.submitIdentity',
    'the reason of a decline at once stays until it is sent again, and never stands at what is under review',
    async (server) => {
      const owner = await createTestOwner(server)
      expect(await identity(owner, { document_id: '33333333333' })).toMatchObject({ status: 422 })
      expect((await statusOf(owner)).identity).toMatchObject({ reason_code: 'not_verified', reviewed_at: null, attempts_left: 4 })
      expect(await identity(owner, {})).toMatchObject({ status: 200 })
      expect((await statusOf(owner)).identity).toMatchObject({
        status: 'submitted',
        reason_code: null,
        reason_text: null,
        reviewed_at: null,
      })
      expect(await identity(owner, { document_id: '33333333333' })).toMatchObject({ status: 422 })
      expect((await statusOf(owner)).identity).toMatchObject({ status: 'submitted', reason_text: null, reviewed_at: null })
    },
  ),
  ...(
    [
      [{ document_id: '' }, { 'document.document_id': 'This field is required' }],
      [{ document_id: '1234567890' }, { 'document.document_id': expect.any(String) }],
      [{ document_id: '1234-567-890' }, { 'document.document_id': expect.any(String) }],
      [{ document_id: 'ABCDEFGHIJK' }, { 'document.document_id': 'NIN must be 11 digits' }],
      [{ document_id: '123456789012', type: 'bvn' }, { 'document.document_id': 'BVN must be 11 digits' }],
      [{ type: 'passport' }, { 'document.type': 'This field is required' }],
      [{ dob: '' }, { 'document.dob': 'This field is required' }],
      [{ dob: '2020-01-01' }, { 'document.dob': 'You must be at least 18' }],
      [{ dob: '1900-01-01' }, { 'document.dob': 'Please check the date of birth' }],
      [{ fname: '' }, { 'document.fname': 'This field is required' }],
      [{ lname: 'X Æ A-12' }, { 'document.lname': 'Special characters and numbers are not allowed' }],
    ] as const
  ).map(([document, errors]) =>
    wire('kyc.submitIdentity', `${JSON.stringify(document)} is rejected on its field (spec section 5)`, async (server) => {
      const owner = await createTestOwner(server)
      expect(await identity(owner, document)).toMatchObject({ status: 422, body: { code: 'ValidationError', errors } })
      expect((await statusOf(owner)).identity.status).toBe('not-submitted')
    }),
  ),
  wire('kyc.submitIdentity', 'the owner of the document is the user or the organisation, and no one else', async (server) => {
    const owner = await createTestOwner(server)
    const { partner, user } = owner
    for (const id of [user.id, partner.id, partner.account_sid]) expect(await identity(owner, {}, id)).toMatchObject({ status: 200 })
    const other = await createTestOwner(server)
    for (const id of [other.user.id, other.partner.id])
      expect(await identity(owner, {}, id)).toMatchObject({
        status: 422,
        body: { errors: { 'user.document_owner_id': 'This must be the signed-in user or the organisation' } },
      })
  }),
  wire('kyc.submitIdentity', 'what was sent can be sent again until it is checked', async (server) => {
    const owner = await createTestOwner(server)
    expect(await identity(owner, {})).toMatchObject({ status: 200 })
    expect((await statusOf(owner)).identity.entered).toEqual({ dob: '1990-05-17', fname: 'Ọlá', lname: "O'Connor", document_last3: '901' })
    expect(await identity(owner, { lname: 'Okafor', document_id: '11111111111' })).toMatchObject({
      body: { data: { status: 'completed' } },
    })
    expect((await statusOf(owner)).identity.entered).toBeUndefined()
    expect(await identity(owner, {})).toMatchObject({
      status: 409,
      body: { code: 'InvalidTransition', message: 'Your identity is verified already. It cannot be changed any more.' },
    })
  }),
  wire('kyc.submitIdentity', 'the sixth attempt of a day is 429', async (server) => {
    const owner = await createTestOwner(server)
    for (let tries = 0; tries < 5; tries += 1) expect((await identity(owner, { document_id: '33333333333' })).status).toBe(422)
    expect((await statusOf(owner)).identity.attempts_left).toBe(0)
    const response = await identity(owner, {})
    expect(response).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }),
  wire(
    'kyc.submitAddress',
    'POST /v1/partners/{account_sid}/address-verification with the address payload: status 200 (spec section 7)',
    async (server) => {
      const owner = await createTestOwner(server)
      const file = await proofOf(owner)
      expect(await address(owner, { full_address: '14 Allen Avenue, Ikeja', files: [file] })).toMatchObject({
        status: 200,
        body: { data: { status: 'submitted' } },
      })
      expect((await statusOf(owner)).address).toMatchObject({
        status: 'submitted',
        partner_type: 'individual',
        entered: { full_address: '14 Allen Avenue, Ikeja', files: [{ Location: expect.any(String), name: expect.any(String) }] },
      })
      // Its proof can be sent again with a mended address.
      const { entered } = (await statusOf(owner)).address
      const files = entered?.files?.map(({ Location }) => Location)
      expect(await address(owner, { full_address: '16 Allen Avenue, Ikeja', files })).toMatchObject({ status: 200 })
      expect((await statusOf(owner)).address.entered?.full_address).toBe('16 Allen Avenue, Ikeja')
    },
  ),
  wire('kyc.submitAddress', "an address that contains 'Decline' is declined, whatever else it has", async (server) => {
    for (const full_address of ['14 Decline Avenue, Ikeja', 'Decline']) {
      const owner = await createTestOwner(server)
      const response = await address(owner, { full_address, files: [await proofOf(owner)] })
      expect(response).toMatchObject({ status: 422, body: { code: 'AddressDeclined' } })
      expect((await statusOf(owner)).address).toMatchObject({ status: 'not-submitted', reason_text: 'We could not verify this address' })
    }
  }),
  wire('kyc.submitAddress', 'a street without its town is an address (spec section 5)', async (server) => {
    const owner = await createTestOwner(server)
    expect(await address(owner, { full_address: '12 Marina Road', files: [await proofOf(owner)] })).toMatchObject({ status: 200 })
  }),
  wire('kyc.submitAddress', "'Please provide a valid address' and 'Kindly select a file' (spec section 5)", async (server) => {
    const owner = await createTestOwner(server)
    expect(await address(owner, { full_address: ' ', files: [] })).toMatchObject({
      status: 422,
      body: { errors: { 'document.full_address': 'Please provide a valid address', 'document.files': 'Kindly select a file' } },
    })
    const foreign = await proofOf(await createTestOwner(server))
    expect(await address(owner, { full_address: '14 Allen Avenue, Ikeja', files: [foreign] })).toMatchObject({
      status: 422,
      body: { errors: { 'document.files': 'Kindly select a file' } },
    })
  }),
]
