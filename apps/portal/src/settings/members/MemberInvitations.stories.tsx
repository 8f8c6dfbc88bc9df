import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Settings/Members/Invitations',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings/members?status=pending', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void> }

const findRow = async (canvas: Canvas, name: string | RegExp) => canvas.findByRole('row', { name })

/** Opens the menu of an invitation and selects an item. */
async function select(canvas: Canvas, userEvent: User, name: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** Pending, expired and bounced, with the time of the link. */
export const Invitations: Story = {
  args: { at: '/settings/members?status=pending&status=expired&status=bounced' },
  play: async ({ canvas, userEvent }) => {
    await expect(within(await findRow(canvas, /^invited@demo.test/)).getByText('Link works for 5 more days')).toBeVisible()
    await expect(within(await findRow(canvas, /^late@demo.test/)).getByText('Link ended 19 Nov 2026')).toBeVisible()
    await expect(within(await findRow(canvas, /^bounce@demo.test/)).getByText('Not delivered')).toBeVisible()
    await select(canvas, userEvent, 'invited@demo.test', 'Resend invite')
    await expectToast('Invite sent Successfully')
    await select(canvas, userEvent, 'late@demo.test', 'Cancel invite')
    await expect(await screen.findByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel the invite' }))
    await expectToast('Successful')
    await waitFor(() => expect(canvas.queryByText('late@demo.test')).toBeNull())
  },
}

export const CopiesTheLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'invited@demo.test', 'Copy link')
    const dialog = within(await screen.findByRole('dialog', { name: 'Link of the invitation' }))
    await expect(dialog.getByText(/^The link alone lets no one in/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create and copy link' }))
    const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Invitation link' })
    await expect(field.value).toMatch(/^https:\/\/partners\.example\/accept-invite\?code=copied-/)
    await waitFor(() => expect(dialog.getByRole('button', { name: /^(Copy link|Copied|Could not copy)$/ })).toHaveFocus())
  },
}

const sendThreeTimes: DemoSetup = ({ team, clock }) => {
  for (const each of team.invitations) Object.assign(each, { resent: 3, resent_on: clock().toISOString().slice(0, 10) })
}
export const SentThreeTimesToday: Story = {
  args: { setup: sendThreeTimes },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for invited@demo.test' }))
    await expect(await screen.findByRole('menuitem', { name: 'Sent 3 times today. Send again tomorrow' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
