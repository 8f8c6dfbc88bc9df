import { describe, expect, it } from 'vitest'
import { applyResults, changeCell, createRows, editAll, hasProblem, needsLook, removeRow } from './draftRows.ts'
import { listImportFields } from './importFields.ts'

const fields = listImportFields('vehicles', [{ name: 'Lagos' }])
const rows = createRows([
  { registration_number: 'LAG-234XA', seats: '14', city: 'Lagos' },
  { registration_number: 'LAG-235XA', seats: '99', city: 'Jos' },
])
const sayWrong = (errors: Record<string, string>) =>
  applyResults(
    rows,
    rows,
    [
      { row: 1, status: 'valid', errors: {} },
      { row: 2, status: 'failed', errors },
    ],
    fields,
  )

describe('the rows of an import', () => {
  it('are numbered as in the file, after the headers', () => expect(rows.map(({ number }) => number)).toEqual([2, 3]))

  it.each([
    [{ seats: 'Too many' }, { seats: 'Too many' }, ['seats']],
    [{ city_id: 'Please select the city' }, { city: 'Please select the city' }, ['city']],
    [{ 'amenity_list.0': 'This amenity is not known' }, { amenity_list: 'This amenity is not known' }, ['amenity_list']],
    [{ row: 'Not possible' }, { row: 'Not possible' }, 'all'],
    [{ unknown_field: 'Not possible' }, { row: 'Not possible' }, 'all'],
  ])('%j stands at its cell', (errors, shown, editing) => {
    const [good, wrong] = sayWrong(errors)
    expect(good).toEqual(rows[0])
    expect(wrong).toMatchObject({ errors: shown, editing })
  })

  it('lose the message of a cell that is written, and stay in view', () => {
    const corrected = changeCell(sayWrong({ seats: 'Too many', brand: 'Missing' }), 3, 'seats', ' 14 ')[1]
    expect(corrected).toMatchObject({ cells: { seats: '14' }, errors: { brand: 'Missing' }, editing: ['seats', 'brand'] })
    const [, done] = changeCell(sayWrong({ seats: 'Too many' }), 3, 'seats', '14')
    expect(done && [hasProblem(done), needsLook(done)]).toEqual([false, true])
  })

  it('lose a cell that is emptied', () => expect(changeCell(rows, 3, 'seats', ' ')[1]?.cells).not.toHaveProperty('seats'))

  it('do not take over an answer about other cells', () => {
    const changed = changeCell(rows, 3, 'seats', '14')
    expect(applyResults(changed, rows.slice(1), [{ row: 1, status: 'failed', errors: { seats: 'Too many' } }], fields)).toEqual(changed)
  })

  it('take over an answer about the cells that a correction left them with', () => {
    const corrected = changeCell(sayWrong({ seats: 'Too many' }), 3, 'seats', '14')
    const sent = changeCell(sayWrong({ seats: 'Too many' }).slice(1), 3, 'seats', '14')
    const answer = [{ row: 1, status: 'failed' as const, errors: { city_id: 'Please select one of your cities' } }]
    expect(applyResults(corrected, sent, answer, fields)[1]).toMatchObject({
      errors: { city: 'Please select one of your cities' },
      editing: ['seats', 'city'],
    })
  })

  it('go when they are imported or left out', () => {
    const left = applyResults(rows, rows.slice(0, 1), [{ row: 1, status: 'created', errors: {}, id: 'veh_1' }], fields)
    expect(left).toEqual(rows.slice(1))
    expect(removeRow(left, 3)).toEqual([])
  })

  it('open with all their cells', () => expect(editAll(rows, 2)[0]?.editing).toBe('all'))
})
