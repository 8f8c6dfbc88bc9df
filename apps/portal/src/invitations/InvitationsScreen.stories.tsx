import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, waitFor } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/invitations',
  as: 'two-roles',
  queries: { 'partnerInvitations.list': 'Your invitations could not be loaded' },
  empty: { as: 'owner', text: 'No partner invitations' },
  forbidden: null,
}

const meta = {
  title: 'Portal/Invitations',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'two-roles' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const listTitle = 'Please make a decision on your pending invitations'

/** 'Please make a decision on your pending invitations' (several, spec section 2). */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: listTitle })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Accept / })).toHaveLength(3)
    await expect(canvas.getAllByRole('button', { name: /^Reject / })).toHaveLength(3)
  },
}

/** A decision is sent with the invitation's id: the other invitations stay. */
export const RejectsOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Reject / })
    const name = first?.getAttribute('aria-label') ?? ''
    await userEvent.click(canvas.getByRole('button', { name }))
    await expectToast('Successful')
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    await expect(canvas.getAllByRole('button', { name: /^Accept / })).toHaveLength(2)
  },
}

/** 'Join {company} on the product' (one), with Accept and Reject. */
export const One: Story = {
  args: { as: 'large' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Join Okafor Mobility Limited on the product' })).toBeVisible()
    for (const role of ['Trip manager', 'Vehicle manager']) await expect(canvas.getByText(role)).toBeVisible()
    await expect(canvas.getByText(/^Adaeze Okafor invited you on \d+ \w{3} 2026\.$/)).toBeVisible()
    await expect(canvas.getByText(/^Until/)).toHaveTextContent(/^Until \w{3} \d+ \w{3} 2026, \d\d:\d\d$/)
  },
}

/** With a second organisation the user selects the active one. */
export const AcceptsTheOnlyOne: Story = {
  args: { as: 'large' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Okafor Mobility Limited' }))
    await expectToast('Successful')
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: /^Join/ })).toBeNull())
  },
}

export const Accepting: Story = {
  args: { setup: neverRespond('partnerInvitations.accept') },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Accept / })
    if (!first) throw new Error('an invitation')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    for (const reject of canvas.getAllByRole('button', { name: /^Reject / })) await expect(reject).toBeDisabled()
  },
}

export const AcceptFails: Story = {
  args: { setup: failWith('partnerInvitations.accept', 'InvalidTransition', { message: 'You have answered this invitation already' }) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Accept / })
    if (!first) throw new Error('an invitation')
    await userEvent.click(first)
    await expectToast('You have answered this invitation already')
  },
}

/** A failure shows an error with Retry and disables both buttons. */
export const NoConnection: Story = {
  args: { setup: loseConnection('partnerInvitations.list') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled()
  },
}

export const Visitor: Story = {
  args: { as: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=%2Finvitations')
  },
}

/** An address that is not confirmed receives nothing (the strip above the page asks for it). */
export const NotConfirmed: Story = {
  args: { setup: ({ people }) => void Object.assign(people['two-roles'], { email_verified_at: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No partner invitations' })).toBeVisible()
    await expect(await canvas.findByText(/show here once you have confirmed this e-mail address/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Send the link again' })).toBeVisible()
  },
}

export const Loading = loadingStory(states)

export const Failed = failedStory(states)

export const Empty = emptyStory(states)

export const Offline = offlineStory(states)
