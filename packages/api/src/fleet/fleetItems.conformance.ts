import type { Area } from '@vehicle-partner/domain'
import type { CallName } from '../demo/callOverrides.ts'
import { expectedAccess, organizationKeys, demoMembers } from '../demo/expectedAccess.ts'
import { expect, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'
import type { ApiRequest } from '../kernel/transport.ts'

/** The cases of a call about one item of Okafor Mobility, or of a write whose body is left out: who may, who may not, who learns nothing. */
export function itemAccessCases(
  call: CallName,
  areas: readonly Area[] | 'owner',
  find: (owner: TestUser) => Promise<string>,
  requestFor: (id: string) => ApiRequest,
  /** Other refusals that somebody may meet who may make the call. */
  alsoFine: readonly number[] = [],
): Case[] {
  const idOf = async (server: TestServer) => find(await server.as('owner'))
  return [
    ...demoMembers
      .filter(({ organization }) => organization === 'okafor')
      .map((standing) => {
        const { status, code } = expectedAccess(standing, areas)
        return wire(call, `${standing.person} ${status === 200 ? 'may' : `may not (${code})`}`, async (server) => {
          const { send } = await server.as(standing.person)
          const response = await send(requestFor(await idOf(server)))
          // What may be done is refused for its fields at most.
          if (status === 200) expect([200, 201, 422, ...alsoFine]).toContain(response.status)
          else expect(response).toMatchObject({ status, body: { code } })
        })
      }),
    wire(call, 'what belongs to somebody else is not found, as what does not exist', async (server) => {
      const { send } = await server.as('individual')
      const foreign = await send(requestFor(await idOf(server)))
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      expect(await send(requestFor('xxx_nobody'))).toMatchObject({ status: 404, body: foreign.body as object })
    }),
    wire(call, 'needs a session', async (server) => {
      const id = await idOf(server)
      for (const token of [undefined, 'not-a-token'])
        expect(await server.with(token).send(requestFor(id))).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
    }),
  ]
}

const okafor = { id: organizationKeys('okafor').id }
/** Where cases add things of their own: nobody counts what is there. */
export const ownItem = { id: organizationKeys('multi').id, person: 'multi' } as const

/** The vehicle of Okafor Mobility that was added first. */
export async function firstVehicle({ api }: TestUser): Promise<string> {
  const { data } = await api.vehicles.list({ params: okafor, query: { sort: 'created_at' } })
  return data[0]?.id ?? ''
}

/** The id of Okafor Mobility, for calls that add something to it. */
export const okaforId = (): Promise<string> => Promise.resolve(okafor.id)

let plateCount = 0
/** A plate that no other case has. */
export function newPlate(): string {
  plateCount += 1
  return `TST-${String(100 + (plateCount % 900))}${'ABCDEFGHJK'[Math.floor(plateCount / 900) % 10]}Z`
}

/** A vehicle that may be added, without the fields that may be left out. */
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

/** The smallest picture that is one: a white dot as PNG. */
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

/** The address of a picture that was uploaded for a vehicle. */
export async function uploadedPicture({ api }: TestUser, kind: 'vehicle' | 'driver' | 'company' = 'vehicle'): Promise<string> {
  const { files } = await api.uploads.create({ params: { kind }, body: { files: [pngFile()] } })
  return files[0]?.Location ?? ''
}

/** The driver of Okafor Mobility who was added first. */
export async function firstDriver({ api }: TestUser): Promise<string> {
  const { data } = await api.drivers.list({ params: okafor, query: { sort: 'created_at' } })
  return data[0]?.id ?? ''
}

let phoneCount = 0
/** A phone number that no other case has. */
export function newPhone(): string {
  phoneCount += 1
  return `0809000${String(phoneCount).padStart(4, '0')}`
}

/** A driver who may be added, without the fields that may be left out. */
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
