import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/routes',
  as: 'trips',
  queries: { 'routes.list': 'The routes could not be loaded' },
  empty: { as: 'empty', text: 'No routes yet' },
  forbidden: { as: 'vehicles', text: 'You do not have access to view Routes page' },
}

const meta = {
  title: 'Portal/Routes/Routes',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'trips' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const findNames = async (canvas: Canvas) => {
  const table = await canvas.findByRole('table', { name: 'Routes' })
  return (await within(table).findAllByRole('rowheader')).map(({ textContent }) => textContent)
}

export const Routes: Story = {
  play: async ({ canvas }) => {
    await expect((await findNames(canvas)).length).toBeGreaterThan(1)
    await expect(canvas.getByRole('link', { name: /^Mine/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()),
}

export const Open: Story = {
  args: { at: '/routes?tab=open' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findNames(canvas)
    await expect(canvas.getByRole('link', { name: /^Open/ })).toHaveAttribute('aria-current', 'page')
  },
}

/** The search finds the names of stops. */
export const Searched: Story = {
  args: { at: '/routes?search=jakande' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect((await findNames(canvas))[0]).toMatch(/Ajah/),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
