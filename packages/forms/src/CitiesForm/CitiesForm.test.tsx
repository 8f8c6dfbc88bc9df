import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CitiesForm, citiesSchema } from './CitiesForm.tsx'

// jsdom has no layout; the list only needs the observer to exist.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  },
)

afterEach(cleanup)

const options = [
  { id: 'los', name: 'Lagos' },
  { id: 'abv', name: 'Abuja' },
]

test.each([
  [['los'], undefined],
  [['los', 'abv'], undefined],
  [[], 'Please select at least one city of operation'],
])('%j: %s', (cities, message) => {
  expect(citiesSchema.safeParse({ cities }).error?.issues[0]?.message).toBe(message)
})

test('Proceed without a city shows a message and submits nothing', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<CitiesForm options={options} onSubmit={onSubmit} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Proceed' }))
  await screen.findByText('Please select at least one city of operation')
  expect(onSubmit).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Cities' })))
  // Longer than an announcement waits.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(screen.queryByText('Saving')).toBeNull()
})

test('lists the cities of the partner’s country with their states, those that are chosen first', async () => {
  const cities = [
    { id: 'iba', name: 'Ibadan', country_id: 'NG' },
    { id: 'abv', name: 'Abuja', country_id: 'NG' },
    { id: 'acc', name: 'Accra', country_id: 'GH' },
  ]
  render(<CitiesForm options={cities} country="NG" chosen={['iba']} onSubmit={() => Promise.resolve()} />)
  await userEvent.setup().click(screen.getByRole('combobox', { name: 'Cities' }))
  expect((await screen.findAllByRole('option')).map((option) => option.getAttribute('aria-label'))).toEqual(['Ibadan, Oyo', 'Abuja, FCT'])
})

test("'Saving...' while pending, and the cities in the order of selection", async () => {
  let done = () => undefined as void
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  render(<CitiesForm options={options} onSubmit={onSubmit} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Cities' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent?.trim())).toEqual(['Abuja', 'Lagos'])
  await user.click(screen.getByRole('option', { name: 'Lagos' }))
  await user.click(screen.getByRole('option', { name: 'Abuja' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await screen.findByRole('button', { name: /Saving\.{3}/ })
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ cities: ['los', 'abv'] })
  done()
})
