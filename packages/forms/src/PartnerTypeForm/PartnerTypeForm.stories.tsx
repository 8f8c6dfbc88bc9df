import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@vehicle-partner/ui'
import { TrafficIllustration } from '@vehicle-partner/ui/illustrations'
import { expect, fn, waitFor } from 'storybook/test'
import { PartnerTypeForm } from './PartnerTypeForm.tsx'

const meta = {
  title: 'Forms/PartnerTypeForm',
  component: PartnerTypeForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    options: [
      {
        value: 'business',
        title: 'Registered Business',
        description: 'A firm owns the vehicles.',
        illustration: <TrafficIllustration traffic="fleet" />,
        points: ['Its number'],
      },
      {
        value: 'individual',
        title: 'An Individual',
        description: 'You own the vehicles.',
        illustration: <TrafficIllustration />,
        points: ['Your number'],
      },
    ],
    secondaryAction: <Button variant="quiet">Log out</Button>,
  },
} satisfies Meta<typeof PartnerTypeForm>
export default meta
type Story = StoryObj<typeof meta>

/** Selected and ready to submit. */
export const Overview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Registered Business' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Proceed' })).toBeEnabled())
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Proceed' })).toBeDisabled(),
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'An Individual' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Saving...' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Rejected: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('The service is not available'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'An Individual' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await waitFor(() => expect(args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(canvas.getByRole('radio', { name: 'An Individual' })).toBeChecked()
  },
}
