import type { Meta, StoryObj } from '@storybook/react-vite'
import { loseResponse } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Settings/Personal details',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'trips' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** The response got lost, and the profile was read again: what was typed is stored by now, and the next press says so. */
export const ResponseLost: Story = {
  tags: ['one-theme'],
  args: { setup: loseResponse('users.update') },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('First name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Bolanle')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Your profile is saved')
    await expect(name).toHaveValue('Bolanle')
  },
}
