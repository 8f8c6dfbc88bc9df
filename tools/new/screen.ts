import { paths, type Page } from '../../packages/domain/src/paths.ts'
import { replaced, type Plan, type Read } from './generatorPlan.ts'

const sitemapFile = 'apps/portal/src/app/sitemap.ts'
const mainScreensFile = 'apps/portal/src/app/mainScreens.ts'

/** The lists of the product: how a row is called, and the expression that names it. */
const lists: Readonly<Record<string, { type: string; fields: string; rowName: string; sort: string; header: string; one: string }>> = {
  'vehicles.list': {
    type: 'Vehicle',
    fields: 'registration_number, brand, name',
    rowName: '`${brand} ${name}, ${registration_number}`',
    sort: 'name',
    header: 'Vehicle',
    one: 'vehicle',
  },
  'drivers.list': { type: 'Driver', fields: 'fname, lname', rowName: '`${fname} ${lname}`', sort: 'name', header: 'Driver', one: 'driver' },
  'trips.list': { type: 'Trip', fields: 'reference', rowName: 'reference', sort: 'departure_at', header: 'Trip', one: 'trip' },
  'routes.list': { type: 'Route', fields: 'name', rowName: 'name', sort: 'name', header: 'Route', one: 'route' },
}

interface Row {
  name: string
  title: string
  /** The page's name in `paths`. */
  page: string
  pattern: string
  access: string
  component: string
  /** The folder of the portal. */
  area: string
}

/** Reads a row of the sitemap that has no screen yet. */
function readRow(name: string, sitemap: string, screens: string): Row {
  const match = new RegExp(`  builtMain\\('${name.replaceAll('.', '\\.')}', paths\\.(\\w+), '([^']+)'\\),`).exec(sitemap)
  const [, page = '', title = ''] = match ?? []
  if (!match) throw new Error(`"${name}" is no row of ${sitemapFile}: add builtMain('${name}', paths.page, 'Title')`)
  if (screens.includes(`'${name}':`) || screens.includes(`  ${name}:`)) throw new Error(`"${name}" has a screen in ${mainScreensFile}`)
  const pages: Readonly<Record<string, Pick<Page, 'pattern' | 'access'>>> = paths
  const { pattern = '', access = 'open' } = pages[page] ?? {}
  const [, area = ''] = pattern.split('/')
  const words = title.replaceAll('-', '').split(' ')
  const component = `${words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}Screen`
  return { name, title, page, pattern, access, component, area }
}

/** A screen of the portal for a row of the sitemap that has none: screen, stories, and its entry in the list of screens. */
export function screen(name: string, read: Read): Plan {
  const screens = read(mainScreensFile)
  const row = readRow(name, read(sitemapFile), screens)
  const { component, area } = row
  const folder = `apps/portal/src/${area}`
  const isList = name.endsWith('.list')
  const load = `async () => (await import('../${area}/${component}.tsx')).${component}`
  return {
    writes: {
      [`${folder}/${component}.tsx`]: isList ? listScreen(row) : plainScreen(row),
      [`${folder}/${component}.stories.tsx`]: stories(row, isList),
    },
    edits: { [mainScreensFile]: replaced(screens, '} as const satisfies', `  '${name}': ${load},\n} as const satisfies`) },
    commands: [],
    next: isList
      ? `add columns, filters and tabs in ${folder}/${component}.tsx, and a story for each.`
      : `query the data in ${folder}/${component}.tsx, and declare the queries and the empty state in its stories.`,
  }
}

function listScreen({ name, title, component }: Row): string {
  const list = lists[name]
  if (!list) throw new Error(`Describe the rows of "${name}" in tools/new/screen.ts`)
  const { type, fields, rowName, sort, header, one } = list
  const [resource] = name.split('.')
  return `import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ${type} } from '@vehicle-partner/api'
import { ${resource} } from '@vehicle-partner/api/contract'
import { ListView, type ListColumn } from '../list/ListView.tsx'
import { useListQuery } from '../list/useListQuery.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'

const columns: readonly ListColumn<typeof ${name}, ${type}>[] = [
  { id: '${sort}', header: '${header}', sortable: true, cell: ({ ${fields} }) => ${rowName} },
]

/** The ${one}s of the organisation. */
export function ${component}() {
  const api = useApi()
  const { partner } = useOrganization()
  const list = useListQuery(${name})
  const result = useQuery({
    ...api.${name}.query({ params: { id: partner.id }, query: list.query }),
    placeholderData: keepPreviousData,
  })
  return (
    <MainPage title="${title}">
      <ListView
        list={list}
        result={result}
        caption="${title}"
        itemName={['${one}', '${one}s']}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ ${fields} }) => ${rowName}}
        searchLabel="Search ${one}s"
        empty={{ title: 'No ${one}s yet', description: 'Your ${one}s show here.' }}
      />
    </MainPage>
  )
}
`
}

function plainScreen({ title, component, area, page }: Row): string {
  const emptyState = `<EmptyState title="Nothing here yet" description="The content of this page shows here." />`
  if (area === 'settings')
    return `import { paths } from '@vehicle-partner/domain'
import { EmptyState } from '@vehicle-partner/ui'
import { SettingsPage } from './parts/SettingsPage.tsx'

/** Describe in one sentence what users do here. */
export function ${component}() {
  return (
    <SettingsPage currentHref={paths.${page}()}>
      ${emptyState}
    </SettingsPage>
  )
}
`
  return `import { EmptyState } from '@vehicle-partner/ui'
import { MainPage } from '../shell/MainPage.tsx'

/** Describe in one sentence what users do here. */
export function ${component}() {
  return (
    <MainPage title="${title}">
      ${emptyState}
    </MainPage>
  )
}
`
}

/** A demo user who may not open the page; nothing where everyone may. */
const forbiddenUsers: Readonly<Record<string, string>> = { open: '', settings: '', members: 'trips', audit: 'trips' }

function stories({ name, title, component, area, pattern, access }: Row, isList: boolean): string {
  const at = pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1')
  const one = lists[name]?.one ?? ''
  const forbidden = forbiddenUsers[access] ?? 'staff'
  const owed = [...(isList ? ['loading', 'failed', 'empty'] : []), ...(forbidden ? ['forbidden'] : []), 'offline']
  const imports = owed.map((state) => `${state}Story, `).join('')
  const folder = area.slice(0, 1).toUpperCase() + area.slice(1)
  const heading = area === 'settings' ? 'Settings' : title
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { ${imports}type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '${at}',
  as: 'owner',
  queries: ${isList ? `{ '${name}': 'The ${one}s could not be loaded' }` : '{}'},
  empty: ${isList ? `{ as: 'empty', text: 'No ${one}s yet' }` : 'null'},
  forbidden: ${forbidden ? `{ as: '${forbidden}', text: 'You do not have access to view ${title} page' }` : 'null'},
}

const meta = {
  title: 'Portal/${folder}/${component.replace(/Screen$/, '')}',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: '${heading}' })).toBeVisible()
  },
}
${owed.map((state) => `\nexport const ${state.slice(0, 1).toUpperCase()}${state.slice(1)} = ${state}Story(states)`).join('')}
`
}
