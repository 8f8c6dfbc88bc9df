import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@vehicle-partner/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { IdentityForm } from './IdentityForm.tsx'

const meta = {
  title: 'Forms/IdentityForm',
  component: IdentityForm,
  args: {
    today: '2026-11-21',
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    secondaryAction: <Button variant="quiet">Continue Later</Button>,
  },
} satisfies Meta<typeof IdentityForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const identity = { type: 'nin', fname: 'Adaeze', lname: 'Okafor', dob: '1986-08-22' }
const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Document number'), '11111111111')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
}

/** A document number that is still too short. */
export const Overview: Story = {
  args: { defaultValues: identity },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Document number'), '7010 2244 8')
    await expect(await canvas.findByText('9 of 11')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

export const Empty: Story = {}

export const Invalid: Story = {
  args: { defaultValues: { dob: '2010-01-01', fname: 'Ada3' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Document number'), '12345{Enter}')
    for (const message of [
      'A NIN or BVN has 11 digits. 6 more.',
      'You must be at least 18',
      'Special characters and numbers are not allowed',
    ])
      await expect(await canvas.findByText(message)).toBeVisible()
    await expect(canvas.getAllByText('This field is required')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'NIN' })).toHaveFocus())
  },
}

export const RejectedField: Story = {
  args: {
    defaultValues: identity,
    onSubmit: fn(() => Promise.reject({ message: 'No', fields: { document_id: 'NIN must be 11 digits' } })),
  },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('NIN must be 11 digits')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('Document number')).toHaveFocus())
  },
}

export const Rejected: Story = {
  args: { defaultValues: identity, onSubmit: fn(() => Promise.reject(new Error('We could not verify this document'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByLabelText('Document number')).toHaveValue('11111111111')
  },
}

export const Submitting: Story = {
  args: { defaultValues: identity, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true')
  },
}
