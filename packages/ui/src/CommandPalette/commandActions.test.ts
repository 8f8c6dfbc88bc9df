import { expect, test } from 'vitest'
import { listEntries, appendLoadedActions, type CommandAction } from './commandActions.ts'

const actions: CommandAction[] = [
  { id: 'vehicles', label: 'Vehicles', section: 'Go to', keywords: ['buses', 'fleet'] },
  { id: 'drivers', label: 'Drivers', section: 'Go to' },
  { id: 'add', label: 'Add vehicle', section: 'Do' },
  { id: 'invite', label: 'Invite member', section: 'Do', permitted: false },
  { id: 'routes', label: 'Ọ̀nà routes', section: 'Go to' },
]
const ids = (query: string, recent: string[] = []) => listEntries(actions, query, recent, 'Recent').map(({ action }) => action.id)

test.each([
  ['', ['vehicles', 'drivers', 'add', 'routes']],
  ['  ', ['vehicles', 'drivers', 'add', 'routes']],
  ['veh', ['vehicles', 'add']],
  ['FLEET', ['vehicles']],
  ['do', ['add']],
  ['vehicle add', ['add']],
  ['ona', ['routes']],
  ['invite', []],
  ['zzz', []],
])('%j finds %j', (query, loaded) => {
  expect(ids(query)).toEqual(loaded)
})

test('shows recent actions first while the field is empty, without duplicates, missing and forbidden ones', () => {
  const entries = listEntries(actions, '', ['add', 'gone', 'add', 'invite', 'drivers'], 'Recent')
  expect(entries.map(({ action, section }) => `${section}: ${action.id}`)).toEqual([
    'Recent: add',
    'Recent: drivers',
    'Go to: vehicles',
    'Go to: routes',
  ])
  expect(ids('veh', ['add'])).toEqual(['vehicles', 'add'])
})

test('appends loaded actions without duplicates and forbidden ones', () => {
  const loaded: CommandAction[] = [
    { id: 'add', label: 'Add vehicle' },
    { id: 'trip', label: 'Trip TRP-7K2M9', section: 'Trips' },
    { id: 'secret', label: 'Secret', permitted: false },
  ]
  expect(appendLoadedActions(listEntries(actions, 'add', [], 'Recent'), loaded).map(({ action }) => action.id)).toEqual(['add', 'trip'])
})
