import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/dashboard/start-kyc/identity',
  as: 'declined',
  queries: {
    'kyc.status': 'The status of your verification could not be loaded',
    'drafts.get': 'What you saved before could not be loaded.',
  },
  empty: null,
  forbidden: { as: 'trips', text: 'This is for the owner' },
}

const meta = {
  title: 'Portal/Dashboard/Verification',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'declined' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** A declined step shows its reason, what to check and the declined values. */
export const Declined: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Identity verification' })).toBeVisible()
    await expect(await canvas.findByText('Declined: we could not verify your identity.')).toBeVisible()
    await expect(canvas.getByText(/does not match the name you entered/)).toBeVisible()
    await expect(canvas.getByText('The date of birth is the one on the document.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeDisabled()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Efe')
    await expect(canvas.getByRole('radio', { name: 'NIN' })).toBeChecked()
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('17-02-1984')
    await expect(canvas.getByLabelText('Document number')).toHaveValue('')
  },
}

/** The link of the checklist has the step in its query. */
export const FromTheChecklist: Story = {
  args: { at: '/dashboard' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Verify identity/ }))
    await expect(await canvas.findByText('Declined: we could not verify your identity.')).toBeVisible()
  },
}

/** Declined again: support helps. */
export const DeclinedTwice: Story = {
  args: { pageSettings: { supportPhone: '+2342018880142' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Document number'), '33333333333')
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByText('Check this before you send it again.', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Support' })).toBeVisible()
  },
}

export const UnderReview: Story = {
  args: { as: 'review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your identity is under review')).toBeVisible()
  },
}

export const Verified: Story = {
  args: { as: 'owner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your identity is verified')).toBeVisible()
  },
}

export const Loading = loadingStory(states)

export const Failed = failedStory(states)

/** Only owners see the verification. */
export const Forbidden = forbiddenStory(states)

export const Offline = offlineStory(states)
