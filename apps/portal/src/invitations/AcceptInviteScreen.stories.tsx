// Longer than most files: each way to join, and each reason why it cannot be, is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, demoOrganizations, demoPeople, failWith, loseResponse, type DemoData, type DemoSetup } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectNoToast, expectToast } from '../storyHarness/expectToast.ts'
import { copied, email, mailed, registeredMeanwhile, withAccount } from '../storyHarness/inviteStorySetups.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/accept-invite?code=secret',
  setup: [mailed],
  queries: { 'memberInvitations.info': 'The invitation could not be loaded' },
  empty: null,
  forbidden: null,
}

const meta = {
  title: 'Portal/Accept invitation',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, setup: [mailed] },
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
    // The operator has set no app.
    await expect(dialog.queryByRole('link')).toBeNull()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
    await expect(await context.canvas.findByLabelText('Email address')).toHaveValue('ngozi.umeh@demo.test')
  },
}

/** The account was made and the invitation accepted, and the response got lost: the same button gets it. */
export const AcceptanceLost: Story = {
  tags: ['one-theme'],
  args: { setup: [mailed, loseResponse('memberInvitations.accept')] },
  play: async (context) => {
    await fill(context)
    await expectToast('Oops! An error occurred, please try again.')
    // A browser that comes back reads the page again: the link seems dead by now.
    window.dispatchEvent(new Event('visibilitychange'))
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Accept invite' }))
    await expect(await screen.findByRole('dialog', { name: 'You have joined Okafor Mobility Limited' })).toBeVisible()
  },
}

/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []

/** The invitation was replaced while the form was filled in: no account is made, and the page says why. */
export const ReplacedMeanwhile: Story = {
  tags: ['one-theme'],
  args: { setup: [mailed, (data) => void renderedData.push(data)] },
  play: async (context) => {
    await context.canvas.findByLabelText('First name')
    for (const { team } of renderedData) for (const invitation of team.invitations) invitation.code = `${invitation.code} again`
    await fill(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'This invitation cannot be opened' })).toBeVisible()
    const emails = renderedData.flatMap(({ people }) => Object.values(people).map((person) => person.email))
    await expect(emails).not.toContain('ngozi.umeh@demo.test')
  },
}

const expectJoined = async () =>
  expect(await screen.findByRole('dialog', { name: 'You have joined Okafor Mobility Limited' })).toBeVisible()

const accept: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept invite' }))
}

/** If the user already exists, with code ItemAlreadyExist, go straight on to accept. */
export const ExistingUser: Story = {
  args: { setup: [mailed, registeredMeanwhile(true)] },
  play: async (context) => {
    await fill(context)
    await expectJoined()
  },
}

/** An account that was there before, whose address no one has confirmed, may belong to someone else. */
export const AccountNotConfirmed: Story = {
  args: { setup: [mailed, withAccount('new', false)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was never confirmed\. Log in to accept/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', expect.stringContaining('redirect=%2Faccept-invite'))
    await expect(canvas.queryByRole('button', { name: 'Accept invite' })).toBeNull()
  },
}

export const AccountNotConfirmedMeanwhile: Story = {
  tags: ['one-theme'],
  args: { setup: [mailed, registeredMeanwhile(false)] },
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByText(/was never confirmed\. Log in to accept/)).toBeVisible()
  },
}

export const Registered: Story = {
  args: { setup: [mailed, withAccount('large', true)] },
  play: async (context) => {
    await accept(context)
    await expectJoined()
  },
}

/** Mailbox and session together prove the address. */
export const SignedIn: Story = {
  args: {
    as: 'new',
    setup: [mailed, withAccount('new', false)],
    pageSettings: { partnerAppAndroidUrl: 'https://play.google.com/store/apps/details?id=test.demo.partner' },
  },
  play: async (context) => {
    await accept(context)
    const dialog = within(await screen.findByRole('dialog', { name: 'You have joined Okafor Mobility Limited' }))
    const app = dialog.getByRole('link', { name: 'Get the Android app (opens in new tab)' })
    await expect(app).toHaveAttribute('href', 'https://play.google.com/store/apps/details?id=test.demo.partner')
    await expect(dialog.queryByRole('link', { name: /iPhone/ })).toBeNull()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}

const liveRealtime = createFakeRealtime(demoNow)

/** The access that comes with the organisation builds the page again, whose link no longer works: the dialog stays. */
export const SignedInAndLive: Story = {
  tags: ['one-theme'],
  args: { as: 'new', setup: [mailed, withAccount('new', false)], realtime: liveRealtime },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Accept invite' })
    await waitFor(() => expect(liveRealtime.rooms()).toContain(`user:${demoPeople.new.id}`), { timeout: 10_000 })
    await accept(context)
    await expectJoined()
    const { id } = demoOrganizations.okafor
    const roomsBefore = liveRealtime.rooms().length
    liveRealtime.emit('access.changed', { partner_id: id, roles: ['partner_trip_manager'] }, { partner_id: id })
    await waitFor(() => expect(liveRealtime.rooms().length).toBeGreaterThan(roomsBefore), { timeout: 10_000 })
    await expectJoined()
    await context.userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}

/** The signed-in user has another address. */
export const SignedInAsSomeoneElse: Story = {
  args: { as: 'owner' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You are logged in as owner@demo.test.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out and continue' }))
    await expect(await canvas.findByLabelText('Email address')).toHaveValue(email)
  },
}

/** The copied link proves nothing: log in, or make an account. */
export const CopiedLink: Story = {
  args: { setup: [copied] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Log in with ngozi\.umeh@demo\.test, or make your account with it/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', expect.stringContaining('redirect=%2Faccept-invite'))
  },
}

/** A new user of the copied link confirms the address, then accepts. */
export const CopiedLinkOfNewUser: Story = {
  args: { setup: [copied] },
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByText(/Open it, then come back and accept/)).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send the link again' }))
    await expect(await context.canvas.findByText(/The link is on its way to ngozi\.umeh@demo\.test/)).toBeVisible()
  },
}

export const NotConfirmedYet: Story = {
  args: { as: 'new', setup: [copied, withAccount('new', false)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have confirmed it' }))
    await expect(await canvas.findByRole('button', { name: 'I have confirmed it' })).toBeVisible()
  },
}

export const CopiedLinkOfConfirmedUser: Story = {
  tags: ['one-theme'],
  args: { as: 'new', setup: [copied, withAccount('new', true)] },
  play: async (context) => {
    await accept(context)
    await expectJoined()
  },
}

export const AcceptFails: Story = {
  args: {
    setup: [mailed, withAccount('large', true), failWith('memberInvitations.accept', 503, { message: 'We are back at 15:00' })],
  },
  play: async (context) => {
    await accept(context)
    await expectToast('We are back at 15:00')
  },
}

/** The invitation of the page, which another tab accepts. */
const opened: { invitation?: { accepted_at: string | null } | undefined } = {}
const keepInvitation: DemoSetup = ({ team }) => {
  opened.invitation = team.invitations[0]
}

/** What was accepted in another tab, or whose response got lost, is not offered again: the page says to log in. */
export const AcceptedMeanwhile: Story = {
  args: { setup: [mailed, withAccount('large', true), keepInvitation] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Accept invite' })
    if (opened.invitation) opened.invitation.accepted_at = '2026-11-21T13:30:00.000Z'
    await userEvent.click(button)
    await expect(await canvas.findByText(/If you have accepted it, log in\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to login' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept invite' })).toBeNull()
    await expectNoToast(/no longer works/)
  },
}

/** The invitation is withdrawn while the form is filled in. */
export const WithdrawnMeanwhile: Story = {
  args: { setup: [mailed, failWith('auth.register', 'ItemAlreadyExist'), keepInvitation] },
  tags: ['one-theme'],
  play: async (context) => {
    await context.canvas.findByLabelText('First name')
    if (opened.invitation) opened.invitation.accepted_at = '2026-11-21T13:30:00.000Z'
    await fill(context)
    await expect(await context.canvas.findByText(/ask the person who invited you for a new one/)).toBeVisible()
    await expectNoToast(/no longer works/)
  },
}

export const LinkExpired: Story = {
  args: { setup: failWith('memberInvitations.info', 'LinkExpired') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This invitation cannot be opened' })).toBeVisible()
    await expect(canvas.getByText(/a newer one was sent\..*ask the person who invited you for a new one/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login')
  },
}

/** A user who is signed in needs no login. With several organisations they may mean another one. */
export const LinkExpiredSignedIn: Story = {
  args: { as: 'multi', setup: failWith('memberInvitations.info', 'LinkExpired') },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('link', { name: 'Choose organisation' })).toHaveAttribute('href', '/organization')
    await expect(canvas.queryByText(/log in/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Go to login' })).toBeNull()
  },
}

/** Organisations that have revoked or deactivated the access are no choice. */
export const LinkExpiredOneLeft: Story = {
  args: {
    as: 'multi',
    setup: [
      failWith('memberInvitations.info', 'LinkExpired'),
      ({ people }) => {
        const [, revoked, deactivated] = people.multi.memberships
        if (revoked) revoked.roles = []
        if (deactivated) deactivated.disabled = 1
      },
    ],
  },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to dashboard' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Choose organisation' })).toBeNull()
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
