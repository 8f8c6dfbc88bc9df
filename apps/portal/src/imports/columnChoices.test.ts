import { describe, expect, it } from 'vitest'
import { applyChoices, listMissing, proposeChoices, readRemembered, remember } from './columnChoices.ts'
import { listImportFields } from './importFields.ts'
import type { ImportFile } from './readImportFile.ts'

const fields = listImportFields('vehicles', [{ name: 'Lagos' }])
const file: ImportFile = {
  name: 'fleet.csv',
  headers: ['Reg No', 'Make', 'Model', 'Body', 'Bus name', 'Location'],
  rows: [
    ['LAG-234XA', 'toyota', 'Hiace', 'Mini Bus', 'Big Joe', 'LAGOS'],
    ['LAG-235XA', 'Tata', 'Marcopolo'],
  ],
}
const memory = () => {
  const map = new Map<string, string>()
  return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) }
}

describe('the columns of a file', () => {
  it('are found by their headers, whose missing ones are named', () => {
    const choices = proposeChoices(file, fields, {})
    expect(choices).toMatchObject({ registration_number: { column: 0 }, brand: { column: 1 }, name: { column: 2 }, type: { column: 3 } })
    expect(choices['nickname']).toBeUndefined()
    expect(listMissing(fields, choices).map(({ field }) => field)).toEqual(['year', 'seats', 'plate_category', 'color', 'fuel_type'])
  })

  it('are remembered by their headers, without any value', () => {
    const storage = memory()
    remember(storage, 'vehicles', file, { nickname: { column: 4 }, city: { value: 'Lagos' } })
    const remembered = readRemembered(storage, 'vehicles')
    expect(remembered).toEqual({ nickname: 'Bus name' })
    expect(readRemembered(storage, 'drivers')).toEqual({})
    const reordered = { ...file, headers: ['Bus name', 'Reg No'] }
    expect(proposeChoices(reordered, fields, remembered)).toEqual({ nickname: { column: 0 }, registration_number: { column: 1 } })
  })

  it.each(['no JSON', '[1]', '{"nickname":1}'])('that were remembered as %s are forgotten', (text) => {
    expect(readRemembered({ getItem: () => text, setItem: () => undefined }, 'vehicles')).toEqual({})
  })

  it('give each row its cells, and one value to all', () => {
    const choices = { ...proposeChoices(file, fields, {}), fuel_type: { value: 'diesel' }, color: { value: ' ' } }
    const [first, second] = applyChoices(file, fields, choices)
    expect(first).toMatchObject({ brand: 'Toyota', type: 'mini_bus', city: 'Lagos', fuel_type: 'diesel' })
    expect(second).toEqual({ registration_number: 'LAG-235XA', brand: 'Tata', name: 'Marcopolo', fuel_type: 'diesel', color: ' ' })
    expect(listMissing(fields, choices).map(({ field }) => field)).toEqual(['year', 'seats', 'plate_category', 'color'])
  })
})
