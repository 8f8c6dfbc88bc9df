import type { StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, type CallName, type DemoSetup, type PersonKey } from '@vehicle-partner/api/mock'
import { expect, waitFor, within } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from './PortalStory.tsx'

type Story = StoryObj<typeof PortalStory>
/** Text that the page shows. */
type StateText = string | RegExp

/** What a screen shows while it loads, when a query fails, and so on. Declared once per screen, beside its stories. */
export interface ScreenStates {
  /** The path of the complete page. */
  at: string
  /** A user who may open it; absent for visitors. */
  as?: PersonKey
  setup?: readonly DemoSetup[]
  /** Every query that the page makes, with the text that it shows when the query fails. A query that is missing here fails the stories. */
  queries: { readonly [Name in CallName]?: StateText }
  /** Queries that wait until the network is quiet: a story may end before them, and the page says nothing when one fails. */
  quietQueries?: readonly CallName[]
  /** The page without data; null where it lists nothing. */
  empty: (StateVariant & { text: StateText }) | null
  /** A user without access, and what they see; null where every user has access. */
  forbidden: { as: PersonKey; text: StateText } | null
}

interface StateVariant {
  at?: string
  as?: PersonKey
  setup?: readonly DemoSetup[]
}

export type StateName = 'loading' | 'failed' | 'empty' | 'forbidden' | 'offline'

/** Queries of the shell, made on every page. */
const shellQueries = ['users.profile', 'users.partnerMembers', 'notifications.list']

const queryNames = ({ queries }: ScreenStates) => Object.keys(queries) as CallName[] // `queries` has no other keys

const createProps = ({ at, as, setup = [] }: ScreenStates, variant: StateVariant = {}): PortalStoryProps => ({
  at: variant.at ?? at,
  as: variant.as ?? as,
  // The first override of a call applies.
  setup: [...(variant.setup ?? []), ...setup],
})

/** Records the queries of a page, and fails if one is not declared. */
function createQueryRecorder(states: ScreenStates) {
  const recorded = new Set<string>()
  const responses: Promise<unknown>[] = []
  return {
    onQuery: (call: string, response: Promise<unknown>) => {
      recorded.add(call)
      responses.push(response)
    },
    /** Waits for all responses, and for the queries that depend on them. */
    async settle() {
      for (let settled = -1; settled < responses.length;) {
        settled = responses.length
        await Promise.allSettled(responses)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    async expectAll() {
      await waitFor(() => expect([...recorded]).toEqual(expect.arrayContaining(queryNames(states))))
    },
    async expectNoOthers() {
      const declared: string[] = [...queryNames(states), ...(states.quietQueries ?? []), ...shellQueries]
      await expect(
        [...recorded].filter((call) => !declared.includes(call)),
        'queries that the screen does not declare',
      ).toEqual([])
    },
  }
}

const page = within(document.body)
const findText = async (text: StateText) => expect((await page.findAllByText(text)).length).toBeGreaterThan(0)
// The page that loads has a heading of its own, which is replaced.
const findHeading = () => waitFor(() => expect(page.getByRole('heading', { level: 1 })).toBeVisible())

/** Tags a story with its state, for the check that every screen has the stories that it owes. */
const createStory = (state: StateName, story: Omit<Story, 'parameters'>): Story => ({ ...story, parameters: { screenState: state } })

/** The page while none of its queries responds. */
export function loadingStory(states: ScreenStates): Story {
  const props = createProps(states, { setup: queryNames(states).map(neverRespond) })
  return createStory('loading', {
    args: props,
    play: async ({ mount }) => {
      const queries = createQueryRecorder(states)
      await mount(<PortalStory {...props} onQuery={queries.onQuery} />)
      await findHeading()
      for (const text of Object.values(states.queries)) await expect(page.queryByText(text)).toBeNull()
      await queries.expectNoOthers()
    },
  })
}

/** The page with a failed query, for each of its queries. */
export function failedStory(states: ScreenStates): Story {
  const failures = queryNames(states).map((name) => ({
    name,
    text: states.queries[name] ?? '',
    props: createProps(states, { setup: [failWith(name, 503)] }),
  }))
  const [first] = failures
  if (!first) throw new Error('A screen without queries has no failed state')
  return createStory('failed', {
    args: first.props,
    play: async ({ mount }) => {
      // The first query is the last one to fail: it is the one in the picture.
      for (const { name, props, text } of failures.toReversed()) {
        const queries = createQueryRecorder(states)
        await mount(<PortalStory key={name} {...props} onQuery={queries.onQuery} />)
        await findText(text)
        await queries.settle()
        // The alert dialog has OK; a retry follows it.
        const [retry] = await page.findAllByRole('button', { name: /^(Retry|Try again|OK)/ })
        await expect(retry).toBeEnabled()
        await queries.expectNoOthers()
      }
    },
  })
}

/** The page without data. */
export function emptyStory(states: ScreenStates): Story {
  const { empty } = states
  if (!empty) throw new Error('The screen declares no empty state')
  const props = createProps(states, empty)
  return createStory('empty', {
    args: props,
    play: async ({ mount }) => {
      const queries = createQueryRecorder(states)
      await mount(<PortalStory {...props} onQuery={queries.onQuery} />)
      await findText(empty.text)
      await queries.settle()
      await queries.expectNoOthers()
    },
  })
}

/** What a user without access sees. */
export function forbiddenStory(states: ScreenStates): Story {
  const { forbidden } = states
  if (!forbidden) throw new Error('The screen declares no forbidden state')
  return createStory('forbidden', {
    args: createProps(states, forbidden),
    play: async () => findText(forbidden.text),
  })
}

/** The complete page on an offline device. It makes every declared query. */
export function offlineStory(states: ScreenStates): Story {
  const props = { ...createProps(states), online: false }
  return createStory('offline', {
    args: props,
    play: async ({ mount }) => {
      const queries = createQueryRecorder(states)
      await mount(<PortalStory {...props} onQuery={queries.onQuery} />)
      await findHeading()
      await findText(/You are offline/)
      await queries.expectAll()
      await queries.settle()
      await queries.expectNoOthers()
    },
  })
}
