import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Invitations',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/invitations', as: 'two-roles' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const toast = async (words: string) => {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await expect((await toasts.findAllByText(words))[0]).toBeVisible()
}
const several = 'Please make a decision on your pending invitations'

/** 'Please make a decision on your pending invitations' (several, spec section 2). */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: several })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Accept / })).toHaveLength(3)
    await expect(canvas.getAllByRole('button', { name: /^Reject / })).toHaveLength(3)
  },
}

/** Each answer goes out by the invitation's own id: the others stay. */
export const RejectsOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Reject / })
    const name = first?.getAttribute('aria-label') ?? ''
    await userEvent.click(canvas.getByRole('button', { name }))
    await toast('Successful')
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
  },
}

/** With a second organisation somebody has to choose which one they work for. */
export const AcceptsTheOnlyOne: Story = {
  args: { as: 'large' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Okafor Mobility Limited' }))
    await toast('Successful')
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: /^Join/ })).toBeNull())
  },
}

/** 'No partner invitations' (none). */
export const None: Story = {
  args: { as: 'owner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No partner invitations' })).toBeVisible()
  },
}

export const Answering: Story = {
  args: { setup: neverRespond('partnerInvitations.accept') },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Accept / })
    if (!first) throw new Error('an invitation')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    for (const reject of canvas.getAllByRole('button', { name: /^Reject / })) await expect(reject).toBeDisabled()
  },
}

export const AnswerRefused: Story = {
  args: { setup: failWith('partnerInvitations.accept', 'InvalidTransition', { message: 'You have answered this invitation already' }) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Accept / })
    if (!first) throw new Error('an invitation')
    await userEvent.click(first)
    await toast('You have answered this invitation already')
  },
}

export const Loading: Story = { args: { setup: neverRespond('partnerInvitations.list') } }

/** On failure nothing is invented: an error, Retry, and both answers off. */
export const Failed: Story = {
  args: { setup: loseConnection('partnerInvitations.list') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled()
  },
}

export const WithoutLogin: Story = {
  args: { as: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=%2Finvitations')
  },
}
