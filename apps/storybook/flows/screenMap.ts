import type { SitemapRow } from '../../portal/src/navigation/sitemapTypes.ts'
import type { ScreenStates, StateName } from '../../portal/src/storyHarness/screenStates.tsx'

interface StoryParameters {
  states?: ScreenStates
  screenState?: StateName
}

/** A module of stories of the portal, as far as the map reads it. */
export interface StoriesModule {
  default: { title?: string; parameters?: StoryParameters }
  [story: string]: { title?: string; parameters?: StoryParameters }
}

export const stateNames: readonly StateName[] = ['loading', 'failed', 'empty', 'forbidden', 'offline']

/** A story that shows a state. */
export interface StateStory {
  title: string
  story: string
}

export interface MappedScreen {
  row: SitemapRow
  /** All stories of the screen that show no state of the list above. */
  others: readonly StateStory[]
  states: Readonly<Record<StateName, StateStory | 'not owed' | 'missing'>>
}

/** Whether a screen can be in a state, by its declaration and its row of the sitemap. */
function owes(state: StateName, row: SitemapRow, { queries, empty, forbidden }: ScreenStates): boolean {
  const rules: Record<StateName, boolean> = {
    loading: Object.keys(queries).length > 0,
    failed: Object.keys(queries).length > 0,
    empty: empty !== null,
    forbidden: forbidden !== null,
    offline: row.frame !== 'open',
  }
  return rules[state]
}

/** Every screen of the sitemap with the stories of its states. A screen without a declaration of its states is missing all of them. */
export function mapScreens(
  sitemap: readonly SitemapRow[],
  modules: readonly StoriesModule[],
  findPage: (path: string) => SitemapRow,
): MappedScreen[] {
  const screens = modules.flatMap(({ default: meta, ...stories }) => {
    const states = meta.parameters?.states
    if (!states || meta.title === undefined) return []
    const { title } = meta
    // Storybook adds the order of the exports.
    const named = Object.entries(stories).filter(([story]) => !story.startsWith('__'))
    const list = named.map(([story, { parameters }]) => ({ title, story, state: parameters?.screenState }))
    return [{ name: findPage(states.at.split('?')[0] ?? '').name, states, list }]
  })
  return sitemap.map((row) => {
    const own = screens.filter(({ name }) => name === row.name)
    const list = own.flatMap((screen) => screen.list)
    const findState = (state: StateName): MappedScreen['states'][StateName] => {
      const shown = list.find((story) => story.state === state)
      if (shown) return { title: shown.title, story: shown.story }
      return own.length > 0 && own.every(({ states }) => !owes(state, row, states)) ? 'not owed' : 'missing'
    }
    return {
      row,
      others: list.filter(({ state }) => state === undefined).map(({ title, story }) => ({ title, story })),
      states: Object.fromEntries(stateNames.map((state) => [state, findState(state)])) as MappedScreen['states'],
    }
  })
}

/** What is missing in the map: states without a story, and screens without any. */
export const listMissing = (screens: readonly MappedScreen[]): string[] =>
  screens.flatMap(({ row, others, states }) => [
    ...(others.length === 0 && Object.values(states).every((state) => typeof state === 'string') ? [`${row.name}: no story`] : []),
    ...stateNames.filter((state) => states[state] === 'missing').map((state) => `${row.name}: ${state}`),
  ])
