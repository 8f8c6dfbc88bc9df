import type { Area } from '@vehicle-partner/domain'
import type { CallName } from '../demo/callOverrides.ts'
import { expectedAccess, organizationKeys, demoMembers } from '../demo/expectedAccess.ts'
import { expect, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'
import type { ApiRequest } from '../kernel/transport.ts'

/** The access cases of a call on an item of Okafor Mobility, or of a write without a body. */
export function itemAccessCases(
  call: CallName,
  areas: readonly Area[] | 'owner',
  find: (owner: TestUser) => Promise<string>,
  requestFor: (id: string) => ApiRequest,
  /** Other statuses for members with access. */
  alsoFine: readonly number[] = [],
): Case[] {
  const idOf = async (server: TestServer) => find(await server.as('owner'))
  return [
    ...demoMembers
      .filter(({ organization }) => organization === 'okafor')
      .map((member) => {
        const { status, code } = expectedAccess(member, areas)
        return wire(call, `${member.person} ${status === 200 ? 'may' : `may not (${code})`}`, async (server) => {
          const { send } = await server.as(member.person)
          const response = await send(requestFor(await idOf(server)))
          // With access the call fails at validation at most.
          if (status === 200) expect([200, 201, 422, ...alsoFine]).toContain(response.status)
          else expect(response).toMatchObject({ status, body: { code } })
        })
      }),
    wire(call, 'items of others and unknown items are not found', async (server) => {
      const { send } = await server.as('individual')
      const foreign = await send(requestFor(await idOf(server)))
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      expect(await send(requestFor('xxx_unknown'))).toMatchObject({ status: 404, body: foreign.body as object })
    }),
    wire(call, 'requires a session', async (server) => {
      const id = await idOf(server)
      for (const token of [undefined, 'not-a-token'])
        expect(await server.with(token).send(requestFor(id))).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
    }),
  ]
}

const okafor = { id: organizationKeys('okafor').id }
/** The organisation in which cases add items. No case counts its items. */
export const ownItem = { id: organizationKeys('multi').id, person: 'multi' } as const

/** The first vehicle of Okafor Mobility. */
export async function firstVehicle({ api }: TestUser): Promise<string> {
  const { data } = await api.vehicles.list({ params: okafor, query: { sort: 'created_at' } })
  return data[0]?.id ?? ''
}

/** The id of Okafor Mobility. */
export const okaforId = (): Promise<string> => Promise.resolve(okafor.id)

let plateCount = 0
/** A unique plate number. */
export function newPlate(): string {
  plateCount += 1
  return `TST-${String(100 + (plateCount % 900))}${'ABCDEFGHJK'[Math.floor(plateCount / 900) % 10]}Z`
}

/** A valid vehicle without optional fields. */
export const newVehicle = (city_id: string) => ({
  brand: 'Toyota' as const,
  name: 'Hiace',
  type: 'mini_bus' as const,
  year: 2014,
  seats: 14,
  registration_number: newPlate(),
  plate_category: 'commercial' as const,
  color: 'White',
  fuel_type: 'petrol' as const,
  amenity_list: ['air_conditioning' as const],
  city_id,
})

/** A minimal PNG file. */
export const pngFile = (): File =>
  new File(
    [
      Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=='), (sign) =>
        sign.charCodeAt(0),
      ),
    ],
    'front.png',
    { type: 'image/png' },
  )

/** Uploads a picture and returns its location. */
export async function uploadedPicture({ api }: Pick<TestUser, 'api'>, kind: 'vehicle' | 'driver' | 'company' = 'vehicle'): Promise<string> {
  const { files } = await api.uploads.create({ params: { kind }, body: { files: [pngFile()] } })
  return files[0]?.Location ?? ''
}

/** The first driver of Okafor Mobility. */
export async function firstDriver({ api }: TestUser): Promise<string> {
  const { data } = await api.drivers.list({ params: okafor, query: { sort: 'created_at' } })
  return data[0]?.id ?? ''
}

let phoneCount = 0
/** A unique phone number. */
export function newPhone(): string {
  phoneCount += 1
  return `0809000${String(phoneCount).padStart(4, '0')}`
}

/** A valid driver without optional fields. */
export const newDriver = (city_id: string) => ({
  fname: 'Adéṣọlá',
  lname: "O'Connor",
  phone: newPhone(),
  licence_number: 'ABC-12345AA67',
  licence_class: 'E' as const,
  dob: '1985-12-24',
  licence_expiry_date: '2029-03-31',
  city_id,
})
