import { expect, test } from 'vitest'
import { listMissing, mapScreens, type StoriesModule } from './screenMap.ts'

const row = {
  name: 'vehicles.list',
  path: '/vehicles',
  title: 'Vehicles',
  access: 'vehicles',
  frame: 'main',
  screen: () => Promise.reject(new Error('not opened')),
} as const
const states = { at: '/vehicles', as: 'owner', queries: { 'vehicles.list': 'failed' }, empty: { text: 'none' }, forbidden: null } as const
const story = (screenState: 'loading' | 'failed' | 'empty' | 'offline') => ({ parameters: { screenState } })
const full = (): StoriesModule => ({
  default: { title: 'Portal/Vehicles', parameters: { states } },
  Vehicles: {},
  Loading: story('loading'),
  Failed: story('failed'),
  Empty: story('empty'),
  Offline: story('offline'),
})
const listMissingOf = (modules: StoriesModule[]) => listMissing(mapScreens([row], modules, () => row))

test('nothing is missing where each state has its story', () => expect(listMissingOf([full()])).toEqual([]))

test('a state without a story is missing', () => {
  const { Empty: _empty, ...others } = full()
  expect(listMissingOf([others])).toEqual(['vehicles.list: empty'])
})

test('a screen without stories is missing', () =>
  expect(listMissingOf([])).toEqual([
    'vehicles.list: no story',
    ...['loading', 'failed', 'empty', 'forbidden', 'offline'].map((state) => `vehicles.list: ${state}`),
  ]))
