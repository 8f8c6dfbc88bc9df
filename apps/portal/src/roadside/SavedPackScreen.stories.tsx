import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import type { ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/roadside/rsp_gone', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Roadside/Saved pack',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const NotOnThisPhone: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'All vehicles' })).toHaveAttribute('href', '/vehicles'),
}
