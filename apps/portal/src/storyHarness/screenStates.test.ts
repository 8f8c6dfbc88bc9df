import { areas, canAccess } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { findPage } from '../app/routeGuard.ts'
import { sitemap } from '../app/sitemap.ts'
import type { SitemapRow } from '../navigation/sitemapRow.ts'
import type { ScreenStates, StateName } from './screenStates.tsx'

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

describe.each(sitemap.filter(({ built }) => built))('the screen $name', (row) => {
  test('declares its states once, beside its stories', () => {
    expect(screens.filter((screen) => screen.row.name === row.name)).toHaveLength(1)
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
