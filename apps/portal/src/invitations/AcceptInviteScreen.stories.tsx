import type { Meta, StoryObj } from '@storybook/react-vite'
import { respondWith, failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const invited = (registered: boolean): DemoSetup =>
  respondWith('memberInvitations.info', {
    member_email: 'ngozi.umeh@demo.test',
    name: 'Okafor Mobility Limited',
    invite_id: 'secret',
    invited_by: 'Adaeze Okafor',
    expires_at: '2026-11-26T08:15:00.000Z',
    registered,
  })
const joined = respondWith('memberInvitations.accept', {
  data: { id: 'mbr_1', member_email: 'ngozi.umeh@demo.test', partner: { id: 'prt_1', company_name: 'Okafor Mobility Limited' } },
})

const states: ScreenStates = {
  at: '/accept-invite?code=secret',
  setup: [invited(false), joined],
  queries: { 'memberInvitations.info': 'The invitation could not be loaded' },
  empty: null,
  forbidden: null,
}

const meta = {
  title: 'Portal/Accept invitation',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, setup: [invited(false), joined] },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ngozi')
  await userEvent.type(canvas.getByLabelText('Last name'), 'Umeh')
  await userEvent.type(canvas.getByLabelText('Phone number', { selector: 'input' }), '8064127730')
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept invite' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'Accept invite' }))
}

export const NewUser: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Join Okafor Mobility Limited' })).toBeVisible()
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('readonly')
  },
}

/** Create the user; then accept; then the app-download modal with Dismiss; login afterwards (spec section 4). */
export const Joins: Story = {
  play: async (context) => {
    await fill(context)
    const dialog = within(await screen.findByRole('dialog', { name: 'You have joined Okafor Mobility Limited' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
  },
}

/** If the user already exists, with code ItemAlreadyExist, go straight on to accept. */
export const ExistingUser: Story = {
  args: { setup: [invited(false), joined, failWith('auth.register', 'ItemAlreadyExist')] },
  play: async (context) => {
    await fill(context)
    await expect(await screen.findByRole('dialog', { name: 'You have joined Okafor Mobility Limited' })).toBeVisible()
  },
}

export const Registered: Story = {
  args: { setup: [invited(true), joined] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept invite' }))
    await expect(await screen.findByRole('dialog', { name: 'You have joined Okafor Mobility Limited' })).toBeVisible()
  },
}

export const AcceptFails: Story = {
  args: { setup: [invited(true), failWith('memberInvitations.accept', 503, { message: 'We are back at 15:00' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept invite' }))
    await expectToast('We are back at 15:00')
  },
}

export const LinkExpired: Story = {
  args: { setup: failWith('memberInvitations.info', 'LinkExpired') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This invitation cannot be opened' })).toBeVisible()
  },
}

export const WithoutCode: Story = {
  args: { at: '/accept-invite' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The link is not complete/)).toBeVisible()
  },
}

export const Loading = loadingStory(states)

export const Failed = failedStory(states)

export const Offline = offlineStory(states)
