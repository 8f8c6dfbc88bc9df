import { replaced, type Plan, type Read } from './plan.ts'

const sitemapFile = 'apps/portal/src/app/sitemap.ts'

/** A screen of the portal for a row of the sitemap that is not built yet: screen, stories, and the row turned on. */
export function screen(name: string, read: Read): Plan {
  const sitemap = read(sitemapFile)
  const row = new RegExp(`  later\\((main\\('${name.replaceAll('.', '\\.')}', '([^']+)', '([^']+)', '\\w+'\\))\\),`).exec(sitemap)
  const [whole = '', page = '', path = '', title = ''] = row ?? []
  if (!row) throw new Error(`"${name}" is no row of ${sitemapFile} that waits for its screen in the main frame`)
  const area = path.split('/')[1] ?? ''
  const component = `${title.replaceAll(/(?:^|\s)(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen`
  const folder = `apps/portal/src/${area}`
  const at = path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1')
  return {
    writes: {
      [`${folder}/${component}.tsx`]: `import { EmptyState } from '@vehicle-partner/ui'
import { MainPage } from '../shell/MainPage.tsx'

/** Say in one sentence what people do here. */
export function ${component}() {
  return (
    <MainPage title="${title}">
      <EmptyState title="Nothing here yet" description="What stands here will be listed as soon as there is some." />
    </MainPage>
  )
}
`,
      [`${folder}/${component}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/${area.slice(0, 1).toUpperCase()}${area.slice(1)}/${title}',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '${at}', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  },
}
`,
    },
    edits: {
      [sitemapFile]: replaced(sitemap, whole, `  built(${page}, async () => (await import('../${area}/${component}.tsx')).${component}),`),
    },
    commands: [],
    next: `read the data in ${folder}/${component}.tsx (waiting, failed, empty, there) and give each state its story.`,
  }
}
