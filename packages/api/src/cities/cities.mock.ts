import type { contract } from '../contract.ts'
import { demoCities } from '../demo/demoCities.ts'
import { requireCaller, requireMember, type MockContext } from '../demo/mockContext.ts'
import { removeDrafts } from '../drafts/mockDrafts.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { checkCityNotInUse } from './cityInUse.ts'
import { pickCityFields } from './pickCityFields.ts'

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

export const citiesMock: Handlers<typeof contract, MockContext>['cities'] = {
  all: (_scene, { query }) => ({ data: pickCityFields(demoCities.toSorted(byName).slice(0, query.limit), query.fields) }),
  ofPartner: (context) => ({ data: requireMember(context).organization.cities }),
  add(context, { body }) {
    const { organization } = requireMember(context)
    const city = demoCities.find(({ id }) => id === body.city_id)
    if (!city) throw new RequestError('ValidationError', undefined, { errors: { city_id: 'This city does not exist' } })
    if (!organization.cities.some(({ id }) => id === city.id)) organization.cities = [...organization.cities, { ...city }].toSorted(byName)
    removeDrafts(context.demoData, requireCaller(context).person, ['cities'])
    return { data: city }
  },
  remove(context, { params }) {
    const { organization } = requireMember(context)
    const remaining = organization.cities.filter(({ id }) => id !== params.city_id)
    if (remaining.length === organization.cities.length) throw new RequestError('NotFound')
    if (remaining.length === 0) throw new RequestError('InUse', 'An organisation operates in at least one city')
    const { vehicles, drivers } = context.demoData.fleet
    const countBased = (items: readonly { partner_id: string; city_id: string | null; status: string }[]) =>
      items.filter(
        ({ partner_id, city_id, status }) => partner_id === organization.id && city_id === params.city_id && status !== 'archived',
      ).length
    // The mock plans departures for vehicles of their city alone.
    checkCityNotInUse({ vehicles: countBased(vehicles), drivers: countBased(drivers), departures: 0 })
    organization.cities = remaining
    return { data: remaining }
  },
}
