import { describe, expect, test } from 'vitest'
import { withKnownCity } from './unsavedFields.ts'
import { restoredValues } from './useForm.ts'

const [lagos, ibadan] = [{ id: 'cit_lagos' }, { id: 'cit_ibadan' }]

describe('the city of a form', () => {
  test.each([
    ['one that it knows', 'cit_ibadan', [lagos, ibadan], true, 'cit_ibadan'],
    ['none, of several', '', [lagos, ibadan], true, ''],
    ['none, of one', '', [lagos], true, 'cit_lagos'],
    ['one that the organisation has left, of one', 'cit_abuja', [lagos], true, 'cit_lagos'],
    ['one that the organisation has left, of several', 'cit_abuja', [lagos, ibadan], true, ''],
    ['none, of an item that exists', '', [lagos], false, ''],
  ] as const)('%s', (_name, city_id, cities, isNew, expected) => {
    expect(withKnownCity({ city_id }, cities, { isNew })).toEqual({ city_id: expected })
  })

  test.each([
    ['that stays', [lagos, ibadan]],
    ['that is chosen', [lagos]],
  ] as const)('%s keeps the mark of restored values', (_name, cities) => {
    const values = { city_id: '' }
    restoredValues.add(values)
    expect(restoredValues.has(withKnownCity(values, cities, { isNew: true }))).toBe(true)
  })
})
