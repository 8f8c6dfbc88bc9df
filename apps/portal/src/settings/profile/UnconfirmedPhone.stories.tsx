import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, loseResponse, type DemoData } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Settings/Unconfirmed phone',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const unconfirmPhone = ({ people }: DemoData) => {
  people.owner.phone_login_off_at = demoNow
}

async function enterPassword(userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) {
  const password = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  await userEvent.type(password.getByLabelText('Password', { selector: 'input' }), 'Demo-1234')
  await userEvent.click(password.getByRole('button', { name: 'Confirm' }))
}

/** The account was taken back by mail: codes to its phone are off until the user enters one. */
export const Confirms: Story = {
  args: { setup: unconfirmPhone },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your phone number is not confirmed.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await enterPassword(userEvent)
    const code = await screen.findByRole('dialog', { name: 'Confirm your number' })
    await expect(code).toHaveTextContent('sent by SMS to 0803 000 0001.')
    await userEvent.type(within(code).getByLabelText(/code/i, { selector: 'input' }), '1234')
    await expectToast('Your phone number is confirmed')
    await waitFor(() => expect(canvas.queryByText('Your phone number is not confirmed.')).toBeNull())
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** Another number is the one of the profile by now, and the response got lost: the question keeps its name. */
export const ConfirmationOfAnotherLost: Story = {
  tags: ['one-theme'],
  args: { setup: [unconfirmPhone, loseResponse('users.confirmPhone')] },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Phone number' })
    await userEvent.clear(number)
    await userEvent.type(number, '8030000077')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await enterPassword(userEvent)
    const code = await screen.findByRole('dialog', { name: 'Confirm your new number' })
    await userEvent.type(within(code).getByLabelText(/code/i, { selector: 'input' }), '1234')
    // The profile was read again.
    await waitFor(() => expect(canvas.queryByText('Your phone number is not confirmed.')).toBeNull())
    await expect(code).toHaveAccessibleName('Confirm your new number')
  },
}
