import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'

export const countriesConformance: readonly Case[] = [
  wire('countries.list', 'GET v1/countries answers a data list of code and phone_code, to anyone (spec section 7)', async (server) => {
    const { data } = await server.with(undefined).api.countries.list()
    expect(data.length).toBeGreaterThan(240)
    expect(data).toContainEqual({ code: 'NG', name: 'Nigeria', phone_code: '234' })
    const names = data.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  }),
]
