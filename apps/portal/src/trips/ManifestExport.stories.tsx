import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, type within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { ask, openFirst, type User } from '../storyHarness/tripStoryActions.ts'

const meta = {
  title: 'Portal/Trips/Export of a manifest',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/trips?group=active', as: 'trips' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

async function openExport(canvas: ReturnType<typeof within>, userEvent: User) {
  await openFirst(canvas, userEvent)
  await userEvent.click(await canvas.findByRole('link', { name: /^Manifest/ }))
  return ask(canvas, userEvent, 'Export CSV', 'Export the passengers')
}

/** Without a reason there is no file. */
export const ReasonIsRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openExport(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }))
    const field = dialog.getByRole('textbox', { name: 'What do you need it for?' })
    await expect(field).toHaveAccessibleDescription(/Please say what you need it for/)
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'For the driver')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }))
    await expectToast(/^TRP-\w+\.csv is downloaded\.$/)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export the passengers' })).toBeNull())
  },
}

/** What was written stays when the call fails. */
export const Fails: Story = {
  args: { setup: failWith('manifest.export', 'ServiceUnavailable', { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openExport(canvas, userEvent)
    const field = dialog.getByRole('textbox', { name: 'What do you need it for?' })
    await userEvent.type(field, 'For the driver')
    await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Download CSV' })).not.toHaveAttribute('aria-disabled', 'true'))
    await expect(field).toHaveValue('For the driver')
    await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }))
    await expectToast(/is downloaded\.$/)
  },
}
