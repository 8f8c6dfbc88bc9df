import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox, Heading, Stack, Text } from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'
import { expect } from 'storybook/test'
import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'
import { findPage } from '../../portal/src/app/routeGuard.ts'
import { sitemap } from '../../portal/src/app/sitemap.ts'
import { getProductHref } from '../docs/productLink.ts'
import { getStoryHref, StorybookLink } from '../docs/storybookLinks.tsx'
import { listMissing, mapScreens, stateNames, type MappedScreen, type StateStory, type StoriesModule } from './screenMap.ts'
import '../start/pages.css'

const loaders = Object.values(import.meta.glob<StoriesModule>('../../portal/src/**/*.stories.tsx'))
const loadMap = async () => mapScreens(sitemap, await Promise.all(loaders.map((load) => load())), findPage)

interface StoryLinkProps extends StateStory {
  text: string
  onPhone: boolean
}

function StoryLink({ title, story, text, onPhone }: StoryLinkProps) {
  return (
    <StorybookLink href={getStoryHref(title, story)} viewport={onPhone ? 'phone' : undefined}>
      {text}
    </StorybookLink>
  )
}

function ScreenMap() {
  const [screens, setScreens] = useState<MappedScreen[]>()
  const [onPhone, setOnPhone] = useState(false)
  useEffect(() => void loadMap().then(setScreens), [])
  const missing = screens && listMissing(screens)
  return (
    <main className="startPage">
      <Stack>
        <Heading level={1}>Screens and states</Heading>
        <Text>
          Every page of the sitemap with the stories of its states. A dash is a state that the page cannot be in: it asks for nothing, lists
          nothing, is open to everyone, or needs no session.
        </Text>
        <Text aria-live="polite" weight="bold">
          {missing ? `${screens.length} screens, ${missing.length} missing` : 'Loading the stories'}
        </Text>
        <Checkbox label="Open the stories at the width of a phone" checked={onPhone} onCheckedChange={setOnPhone} />
      </Stack>
      {screens && (
        <ScrollRegion className="flowScroll" aria-label="Screens">
          <table className="screenMap">
            <thead>
              <tr>
                <th scope="col">Screen</th>
                <th scope="col">Path</th>
                <th scope="col">With data</th>
                {stateNames.map((state) => (
                  <th key={state} scope="col">
                    {state}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {screens.map(({ row, others, states }) => (
                <tr key={row.name}>
                  <th scope="row">{row.title ?? 'Landing'}</th>
                  <td>
                    <code>{row.path}</code>
                    {!row.path.includes(':') && row.path !== '*' && (
                      <>
                        {' '}
                        <StorybookLink href={getProductHref(row.path, row.frame === 'main' ? 'owner' : undefined)}>run</StorybookLink>
                      </>
                    )}
                  </td>
                  <td>
                    {others.length > 0 && (
                      <details>
                        <summary>{others.length === 1 ? '1 story' : `${others.length} stories`}</summary>
                        <ul>
                          {others.map((story) => (
                            <li key={`${story.title} ${story.story}`}>
                              <StoryLink {...story} onPhone={onPhone} text={storyNameFromExport(story.story)} />
                            </li>
                          ))}
                        </ul>
                      </details>
                    )}
                  </td>
                  {stateNames.map((state) => {
                    const shown = states[state]
                    return (
                      <td key={state}>
                        {typeof shown === 'string' ? (
                          shown === 'missing' ? (
                            <strong>missing</strong>
                          ) : (
                            '–'
                          )
                        ) : (
                          <StoryLink {...shown} onPhone={onPhone} text={state} />
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </main>
  )
}

const meta = {
  title: 'Flows/Screen map',
  component: ScreenMap,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScreenMap>
export default meta

/** Nothing is missing: a screen without a story of a state that it can be in fails this one. */
export const Overview: StoryObj<typeof meta> = {
  name: 'Screen map',
  // It loads the stories of all screens, which a run of dark stories alone cannot.
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${sitemap.length} screens, 0 missing`)).toBeVisible()
  },
}

/** The links open the stories at the width of a phone. */
export const OnPhone: StoryObj<typeof meta> = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const [empty] = await canvas.findAllByRole('link', { name: 'empty' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open the stories at the width of a phone' }))
    await expect(empty).toHaveAttribute('href', expect.stringContaining('viewport.value:phone'))
  },
}
