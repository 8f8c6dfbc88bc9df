import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Device } from '../session/PortalDependencies.ts'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/settings',
  as: 'owner',
  queries: {
    'users.get': 'Your profile could not be loaded',
    'notifications.preferences': 'Your notification settings could not be loaded',
    'users.sessions': 'Your devices could not be loaded',
  },
  empty: null,
  forbidden: null,
}

const meta = {
  title: 'Portal/Settings/Profile',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const listTabs = async (canvasElement: HTMLElement) => {
  const nav = await within(canvasElement).findByRole('navigation', { name: 'Settings' })
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

export const Owner: Story = {
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual([
      'Profile Information',
      'Company Information',
      'Settlement Account',
      'Members',
      'Roles',
      'Audit Log',
    ])
    await expect(await within(canvasElement).findByLabelText('First name')).toHaveValue('Adaeze')
  },
}

const countingDevice: Device = {
  savePage: async () => undefined,
  hasPage: async () => false,
  removePage: async () => undefined,
  canShare: () => false,
  share: async () => undefined,
  countBytes: () => 1_249_000,
}

/** Who pays for each byte sees how many a visit has loaded. */
export const LoadedData: Story = {
  args: { device: countingDevice },
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    const term = await within(canvasElement).findByText('Loaded in this visit')
    await waitFor(() => expect(term.nextElementSibling).toHaveTextContent('1.2 MB'))
  },
}

/** An individual has no company. */
export const Individual: Story = {
  args: { as: 'individual' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Settlement Account', 'Members', 'Roles', 'Audit Log'])
  },
}

export const TripManager: Story = {
  args: { as: 'trips' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Company Information', 'Roles'])
    await within(canvasElement).findByText('Trip manager')
    // The role that the owner chose, and not the label of the organisation.
    await expect(within(canvasElement).getByText('Trip manager')).toBeVisible()
    await expect(within(canvasElement).queryByText('Admin')).toBeNull()
  },
}

export const Staff: Story = {
  args: { as: 'staff' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Company Information', 'Members', 'Roles'])
  },
}

/** A user without the role for a page is redirected here with a toast (spec section 6). */
export const AccessDenied: Story = {
  args: { as: 'trips', at: '/earnings' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    const toasts = within(canvas.getByRole('region', { name: 'Notifications' }))
    await expect((await toasts.findAllByText('You do not have access to view Earnings page'))[0]).toBeVisible()
  },
}

export const LongText: Story = { args: { as: 'company-kyc' } }

export const Loading = loadingStory(states)

export const Failed = failedStory(states)

export const Offline = offlineStory(states)

/** The theme is chosen for this device. */
export const ChoosesTheme: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: 'Theme' }))
    await expect(group.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: 'Dark' }))
    await expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

/** The password sends the change that waits; the code of the new number is asked for next. */
export const ChangesPhone: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Phone number' })
    await userEvent.clear(number)
    await userEvent.type(number, '8030000077')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const page = within(document.body)
    const password = await page.findByRole('dialog', { name: 'Confirm that it is you' })
    await userEvent.type(within(password).getByLabelText('Password', { selector: 'input' }), 'Demo-1234')
    await userEvent.click(within(password).getByRole('button', { name: 'Confirm' }))
    const code = await page.findByRole('dialog', { name: 'Confirm your new number' })
    await expect(code).toBeVisible()
    await userEvent.click(within(code).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(code).not.toBeInTheDocument())
    // The code that was sent is asked for; another one would be refused now.
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await page.findByRole('dialog', { name: 'Confirm your new number' })).toBeVisible()
  },
}

/** A phone has dropped the tab while its owner read the message. */
export const GoesOnWithCode: Story = {
  tags: ['one-theme'],
  args: {
    storedInTab: {
      PHONE_CHANGE: JSON.stringify({
        session: '000001-1',
        phone: '+2348030000077',
        country_code: 'NG',
        reference: 'otp_1',
        sentAt: demoNow,
        isUsedUp: false,
        isConfirming: true,
      }),
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Confirm your new number' })).toHaveTextContent('sent by SMS to 0803 000 0077.')
  },
}

/** The user changed their profile on another device meanwhile. */
export const VersionConflict: Story = {
  args: { as: 'trips', setup: failWith('users.update', 'VersionConflict', { times: 1 }) },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('First name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Bolanle')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText('Your profile was changed elsewhere.')).toBeVisible()
    await expect(name).toHaveValue('Bolanle')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Your profile is saved')
    await expect(canvas.queryByText('Your profile was changed elsewhere.')).toBeNull()
    await expect(name).toHaveValue('Bolanle')
  },
}

const emailWaits: DemoSetup = ({ people }) => {
  people.owner.pending_email = 'adaeze@okafor.example'
}

/** A new address waits for its link, which can be sent again; the change can be cancelled. */
export const EmailWaits: Story = {
  args: { setup: emailWaits },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email address')
    await expect(email).toHaveValue('owner@demo.test')
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
    await expectToast('The link is on its way to adaeze@okafor.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel change' }))
    await expectToast('Your e-mail address stays owner@demo.test')
    await waitFor(() => expect(canvas.queryByText('adaeze@okafor.example waits for confirmation.')).toBeNull())
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** The proofs of the story below, which the server keeps. */
let proofs: { expires_at: string }[] = []

/** A step-up is good for ten minutes. When the server no longer accepts it, it is asked for again, and what was typed is sent. */
export const StepUpExpired: Story = {
  tags: ['one-theme'],
  args: {
    setup: ({ stepUps }) => {
      proofs = stepUps
    },
  },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email address')
    const changeTo = async (address: string) => {
      await userEvent.clear(email)
      await userEvent.type(email, address)
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
      await userEvent.type(dialog.getByLabelText('Password', { selector: 'input' }), 'Demo-1234')
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
      await expect(await canvas.findByText(`${address} waits for confirmation.`)).toBeVisible()
    }
    await changeTo('first@okafor.example')
    for (const proof of proofs) proof.expires_at = '2026-11-21T13:00:00.000Z'
    await changeTo('second@okafor.example')
    await expectToast('Open the link that we sent to second@okafor.example')
    // The present address counts until the link is opened.
    await expect(email).toHaveValue('owner@demo.test')
  },
}

/** The session of this browser is marked. */
export const MarksThisDevice: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await canvas.findByText('This device')
  },
}
