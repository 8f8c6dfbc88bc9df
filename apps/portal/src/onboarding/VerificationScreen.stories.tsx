import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond } from '@vehicle-partner/api/mock'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Dashboard/Verification',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/dashboard/start-kyc/identity', as: 'declined' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** A declined step reopens with its reason on top and the old values in the form. */
export const Declined: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Identity verification' })).toBeVisible()
    await expect(await canvas.findByText('We could not verify your identity.')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Efe')
    await expect(canvas.getByRole('radio', { name: 'NIN' })).toBeChecked()
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('17-02-1984')
    await expect(canvas.getByLabelText('Document number')).toHaveValue('')
  },
}

/** The checklist leads here and names the step beside the organisation's id. */
export const FromTheChecklist: Story = {
  args: { at: '/dashboard' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Verify identity/ }))
    await expect(await canvas.findByText('We could not verify your identity.')).toBeVisible()
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

export const Loading: Story = { args: { setup: neverRespond('kyc.status') } }

export const Failed: Story = {
  args: { setup: failWith('kyc.status', 503) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The status of your verification could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Only owners see the verification. */
export const OfAMember: Story = {
  args: { as: 'trips' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is for the owner')).toBeVisible()
  },
}
