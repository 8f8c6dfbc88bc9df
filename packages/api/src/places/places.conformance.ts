import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'

const suggest = async (server: TestServer, query: string) => {
  const { api } = await server.as('new')
  return (await api.places.suggestions({ query: { query } })).data.map(({ description }) => description)
}

export const placesConformance: readonly Case[] = [
  wire('places.suggestions', 'suggests from three characters on, prefix matches first, without diacritics', async (server) => {
    expect(await suggest(server, 'sur')).toContain('Surulere, Lagos, Nigeria')
    expect((await suggest(server, 'IKE'))[0]).toMatch(/^Ike/)
    expect(await suggest(server, 'Ọyọ')).toContain('Oyo, Oyo, Nigeria')
    expect((await suggest(server, 'aba')).length).toBeLessThanOrEqual(8)
    expect(await suggest(server, 'Atlantis')).toEqual([])
  }),
  wire('places.suggestions', 'suggests streets of the cities, with the house number that was typed', async (server) => {
    expect(await suggest(server, '24 Adeni')).toEqual(
      expect.arrayContaining(['24 Adeniyi Jones Avenue, Ikeja, Lagos, Nigeria', '24 Adeniran Ogunsanya Street, Surulere, Lagos, Nigeria']),
    )
    expect(await suggest(server, 'Flat 3, 7b awolowo r')).toContain('7b Awolowo Road, Bodija, Ibadan, Oyo, Nigeria')
    expect(await suggest(server, '24 Allen Avenue, Ike')).toContain('24 Allen Avenue, Ikeja, Lagos, Nigeria')
    expect(await suggest(server, '24 Unknown Street, Ike')).toContain('Ikeja, Lagos, Nigeria')
    expect(await suggest(server, 'Olu Obas')).toEqual(['Olu Obasanjo Road, Port Harcourt, Rivers, Nigeria'])
  }),
  wire('places.suggestions', 'requires three characters and a session', async (server) => {
    await expect(suggest(server, 'su')).rejects.toMatchObject({ status: 422, fields: { query: 'Please type at least 3 characters' } })
    const path = '/v1/places/suggestions'
    expect(await server.with(undefined).send({ method: 'GET', path, query: { query: 'sur' } })).toMatchObject({ status: 401 })
  }),
]
