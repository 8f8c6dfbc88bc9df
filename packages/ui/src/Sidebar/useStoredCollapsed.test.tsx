import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useStoredCollapsed, type SidebarStorage } from './useStoredCollapsed.ts'

afterEach(cleanup)

const shelf = (start: Record<string, string> = {}): SidebarStorage & { items: Record<string, string> } => ({
  items: start,
  getItem(key) {
    return this.items[key] ?? null
  },
  setItem(key, value) {
    this.items[key] = value
  },
})
function start(storage: SidebarStorage | undefined, key = 'menu') {
  return renderHook(function useMenu() {
    return useStoredCollapsed(storage, key)
  })
}

test('is undefined without a stored state', () => expect(start(shelf()).result.current[0]).toBeUndefined())
test('stores and restores the state', () => {
  const storage = shelf()
  const { result } = start(storage)
  act(() => result.current[1](true))
  expect(result.current[0]).toBe(true)
  expect(start(storage).result.current[0]).toBe(true)
  act(() => result.current[1](false))
  expect(start(storage).result.current[0]).toBe(false)
})
test('two menus have separate states', () => {
  const storage = shelf()
  const first = start(storage, 'first')
  act(() => first.result.current[1](true))
  expect(start(storage, 'second').result.current[0]).toBeUndefined()
})
test('follows another tab, and ignores other keys', () => {
  const storage = shelf()
  const { result } = start(storage)
  act(() => result.current[1](true))
  storage.items['menu'] = 'expanded'
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'else' })))
  expect(result.current[0]).toBe(true)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'menu' })))
  expect(result.current[0]).toBe(false)
})
test('denied storage only loses the stored state', () => {
  const closed: SidebarStorage = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const { result } = start(closed)
  expect(result.current[0]).toBeUndefined()
  act(() => result.current[1](true))
  expect(result.current[0]).toBe(true)
})
test('ignores invalid values', () => expect(start(shelf({ menu: 'yes please' })).result.current[0]).toBeUndefined())
test('lasts until unmount without storage', () => {
  const { result } = start(undefined)
  act(() => result.current[1](true))
  expect(result.current[0]).toBe(true)
})
