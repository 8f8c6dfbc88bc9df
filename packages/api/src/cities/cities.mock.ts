import type { contract } from '../contract.ts'
import { cities } from '../demo/demoCities.ts'
import { ofMember, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { chosenFields } from './pickCityFields.ts'

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

export const citiesMock: Handlers<typeof contract, Scene>['cities'] = {
  all: (_scene, { query }) => ({ data: chosenFields(cities.toSorted(byName).slice(0, query.limit), query.fields) }),
  ofPartner: (scene) => ({ data: ofMember(scene).organization.cities }),
  add(scene, { body }) {
    const { organization } = ofMember(scene)
    const city = cities.find(({ id }) => id === body.city_id)
    if (!city) throw new RequestError('ValidationError', undefined, { errors: { city_id: 'We do not know this city' } })
    if (!organization.cities.some(({ id }) => id === city.id)) organization.cities = [...organization.cities, { ...city }].toSorted(byName)
    return { data: city }
  },
  remove(scene, { params }) {
    const { organization } = ofMember(scene)
    const left = organization.cities.filter(({ id }) => id !== params.city_id)
    if (left.length === organization.cities.length) throw new RequestError('NotFound')
    if (left.length === 0) throw new RequestError('InUse', 'An organisation operates in at least one city')
    organization.cities = left
    return { data: left }
  },
}
