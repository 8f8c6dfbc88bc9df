import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'

const suggest = async (server: TestServer, query: string) => {
  const { api } = await server.as('new')
  return (await api.places.suggestions({ query: { query } })).data.map(({ description }) => description)
}

export const placesConformance: readonly Case[] = [
  wire('places.suggestions', 'from three characters on, names that begin so first, without regard to marks', async (server) => {
    expect(await suggest(server, 'sur')).toContain('Surulere, Lagos, Nigeria')
    expect((await suggest(server, 'IKE'))[0]).toMatch(/^Ike/)
    expect(await suggest(server, 'Ọyọ')).toContain('Oyo, Oyo, Nigeria')
    expect((await suggest(server, 'aba')).length).toBeLessThanOrEqual(8)
    expect(await suggest(server, 'Atlantis')).toEqual([])
  }),
  wire('places.suggestions', 'fewer than three characters are refused, and a session is needed', async (server) => {
    await expect(suggest(server, 'su')).rejects.toMatchObject({ status: 422, fields: { query: 'Please type at least 3 characters' } })
    const path = '/v1/places/suggestions'
    expect(await server.with(undefined).send({ method: 'GET', path, query: { query: 'sur' } })).toMatchObject({ status: 401 })
  }),
]
