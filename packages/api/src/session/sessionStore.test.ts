import { describe, expect, test, vi } from 'vitest'
import { readSession } from './readSession.ts'
import { createSessionStore, sessionKey, type Session, type SessionStorage } from './sessionStore.ts'

const session: Session = {
  token: 'tok',
  user: { id: 'usr_1', role: 'owner', email: 'a@demo.test', fname: 'Ada', lname: 'Obi' },
  associatedOrganizations: [],
  activeContext: null,
}

/** Two tabs with one storage. */
function tabs() {
  const values = new Map<string, string>()
  const listeners: ((() => void) | undefined)[] = []
  const tab = (at: number): SessionStorage => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value)
      listeners[1 - at]?.()
    },
    removeItem: (key) => {
      values.delete(key)
      listeners[1 - at]?.()
    },
    onChange: (listener) => {
      listeners[at] = listener
      return () => {
        listeners[at] = undefined
      }
    },
  })
  return { values, storages: [tab(0), tab(1)] as const }
}

describe('the session store', () => {
  test('stores a session under USER_SESSION and reads it after a reload', () => {
    const { values, storages } = tabs()
    createSessionStore(storages[0], readSession).set(session)
    expect([...values.keys()]).toEqual(['USER_SESSION'])
    expect(createSessionStore(storages[0], readSession).get()).toEqual(session)
  })

  test.each([
    ['no JSON', '{"token":'],
    ['another shape', '{"token":1}'],
    ['an older version', JSON.stringify({ version: 0, ...session })],
    ['a list', '[]'],
    ['null', 'null'],
    ['an empty token', JSON.stringify({ version: 1, ...session, token: '' })],
  ])('a damaged value counts as none: %s', (_, text) => {
    const { values, storages } = tabs()
    values.set(sessionKey, text)
    expect(createSessionStore(storages[0], readSession).get()).toBeUndefined()
  })

  test('returns the same object until it changes', () => {
    const { storages } = tabs()
    const store = createSessionStore(storages[0], readSession)
    store.set(session)
    expect(store.get()).toBe(store.get())
  })

  test('notifies other tabs of login and logout', () => {
    const { storages } = tabs()
    const [firstTab, there] = [createSessionStore(storages[0], readSession), createSessionStore(storages[1], readSession)]
    const heard = vi.fn()
    const stop = there.subscribe(heard)
    firstTab.set(session)
    expect(there.get()).toEqual(session)
    firstTab.clear()
    expect(there.get()).toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    firstTab.set(session)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('keeps the session in memory if the storage fails', () => {
    const throwError = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const store = createSessionStore({ getItem: throwError, setItem: throwError, removeItem: throwError }, readSession)
    store.set(session)
    expect(store.get()).toEqual(session)
    store.clear()
    expect(store.get()).toBeUndefined()
  })
})
