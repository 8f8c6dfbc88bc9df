import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

const onSearch = vi.fn<(query: string) => void>()
let value = ''

/** The field of an app that keeps the text. */
const field = () => (
  <SearchField
    label="Search vehicles"
    value={value}
    onValueChange={(text) => {
      value = text
    }}
    onSearch={onSearch}
  />
)

function open(text: string) {
  value = text
  const { rerender } = render(field())
  const write = (next: string) => {
    value = next
    rerender(field())
  }
  const type = (next: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: next } })
    rerender(field())
    vi.runAllTimers()
  }
  return { type, write }
}

beforeEach(() => {
  vi.useFakeTimers()
  onSearch.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('searches for the same text again after the app has taken it back', () => {
  const { type, write } = open('')
  type('hiace')
  write('')
  type('hiace')
  expect(onSearch.mock.calls).toEqual([['hiace'], ['hiace']])
})

it('clears the text that it had at first', () => {
  open('hiace')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onSearch.mock.calls).toEqual([['']])
})

it('ignores a repeated query', () => {
  const { type } = open('')
  type('hiace')
  type('hiace ')
  type('hiace')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  expect(onSearch.mock.calls).toEqual([['hiace'], ['hiace '], ['hiace']])
})
