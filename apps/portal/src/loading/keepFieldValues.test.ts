import { expect, test } from 'vitest'
import { keepFieldValues } from './keepFieldValues.ts'

const html = `
  <label for="sort">Sort by</label><select id="sort"><option value="name" selected>Name</option><option value="trips">Trips</option></select>
  <label for="period">Period</label><select id="period"><option value="month">Month</option><option value="week">Week</option></select>
  <input type="search" aria-label="Search" /><input type="text" aria-label="Note" value="kept" />`

/** A page, its replacement, and the entries that the replacement has heard of. */
function replacePage(change: (field: (selector: string) => HTMLInputElement | HTMLSelectElement) => void) {
  const container = document.createElement('div')
  container.innerHTML = html
  const enterKeptValues = keepFieldValues(container)
  change((selector) => {
    const field = container.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
    if (!field) throw new Error(`No field ${selector}`)
    return field
  })
  // Other ids, and other fields in between.
  container.innerHTML = `<input aria-label="Other" />${html.replaceAll('sort"', 'new"').replaceAll('period"', 'old"').replace('value="week"', 'value="week" selected')}`
  const entries: string[] = []
  const handleEntry = ({ type, target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) entries.push(`${type} ${target.value}`)
  }
  for (const type of ['input', 'change']) container.addEventListener(type, handleEntry)
  enterKeptValues()
  return entries
}

test('what was entered is entered into the fields of the same names', () => {
  const entries = replacePage((field) => {
    field('#sort').value = 'trips'
    field('[type=search]').value = 'oluwa'
  })
  expect(entries).toEqual(['change trips', 'input oluwa'])
})

test('fields that were left as they are stay so', () => {
  expect(replacePage(() => undefined)).toEqual([])
})
