import { areas, canAccess } from '@vehicle-partner/domain'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findPage } from '../app/routeGuard.ts'
import { sitemap } from '../app/sitemap.ts'
import type { SitemapRow } from '../navigation/sitemapTypes.ts'
import { stubBrowserApis } from './browserStubs.ts'
import { offlineStory, type ScreenStates, type StateName } from './screenStates.tsx'

interface StoriesModule {
  default: { parameters?: { states?: ScreenStates } }
  [story: string]: { parameters?: { screenState?: StateName; states?: ScreenStates } }
}

const modules = Object.values(import.meta.glob<StoriesModule>('../*/**/*.stories.tsx', { eager: true }))

/** The screens that declare their states, with the states that their stories show. */
const screens = modules.flatMap(({ default: meta, ...stories }) => {
  const states = meta.parameters?.states
  if (!states) return []
  const shown = Object.values(stories).flatMap(({ parameters }) => parameters?.screenState ?? [])
  return [{ row: findPage(states.at.split('?')[0] ?? ''), states, shown }]
})

const area = ({ access }: SitemapRow) => areas.find((name) => name === access)

/** The states that a screen owes, from its declaration and its row of the sitemap. */
function listOwedStates(row: SitemapRow, states: ScreenStates): StateName[] {
  const hasQueries = Object.keys(states.queries).length > 0
  return [
    ...(hasQueries ? (['loading', 'failed'] as const) : []),
    ...(states.empty ? (['empty'] as const) : []),
    ...(states.forbidden ? (['forbidden'] as const) : []),
    ...(row.frame === 'open' ? [] : (['offline'] as const)),
  ]
}

/** Whether some signed-in users may not open the page. */
function isRestricted(row: SitemapRow): boolean {
  const name = area(row)
  return row.access === 'onboarding' || (name !== undefined && !canAccess(name, []))
}

describe.each(sitemap)('the screen $name', (row) => {
  test('declares its states once, beside its stories', () => {
    // A view of the page may declare its own.
    expect(screens.filter((screen) => screen.row.name === row.name && !screen.states.at.includes('view='))).toHaveLength(1)
  })

  test('has a story for each state that it owes', () => {
    for (const { states, shown } of screens.filter((screen) => screen.row.name === row.name))
      expect(shown.toSorted()).toEqual(listOwedStates(row, states).toSorted())
  })

  test('declares what users without access see', () => {
    for (const { states } of screens.filter((screen) => screen.row.name === row.name))
      expect(states.forbidden !== null || !isRestricted(row)).toBe(true)
  })
})

describe('a story of a state', () => {
  beforeAll(stubBrowserApis)
  afterEach(cleanup)

  /** Runs a story's play function with Testing Library in place of Storybook. */
  const play = async (states: ScreenStates) => {
    const mount = (element: ReactNode) => Promise.resolve(void render(element))
    await offlineStory(states).play?.({ mount } as never) // the play function uses `mount` alone
  }
  const settings: ScreenStates = {
    at: '/settings/accounts',
    as: 'owner',
    queries: { 'settlementAccounts.list': 'The accounts could not be loaded' },
    quietQueries: ['payouts.next'],
    empty: null,
    forbidden: null,
  }

  test('passes when the screen makes the declared queries', async () => {
    await expect(play(settings)).resolves.toBeUndefined()
  })

  test('fails when the screen makes a query that it does not declare', async () => {
    await expect(play({ ...settings, queries: {}, at: '/dashboard/start-kyc/identity' })).rejects.toThrow('kyc.status')
  })

  test('fails when the screen does not make a declared query', async () => {
    configure({ asyncUtilTimeout: 1000 })
    await expect(play({ ...settings, queries: { 'banks.list': 'Not shown' } })).rejects.toThrow('banks.list')
  })

  test('does not compile with a query that the contract does not have', () => {
    // @ts-expect-error -- no such call
    const misspelt: ScreenStates = { ...settings, queries: { 'banks.lists': 'Not shown' } }
    expect(misspelt).toBeDefined()
  })
})
