import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dialog } from '@vehicle-partner/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeclineTripForm } from './DeclineTripForm.tsx'

const meta = {
  title: 'Forms/DeclineTripForm',
  component: DeclineTripForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onCancel: fn(),
    children: ({ fields, actions }) => (
      <Dialog open title="Decline this trip?" footer={actions}>
        {fields}
      </Dialog>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof DeclineTripForm>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const text = 'The driver is in hospital.'
const decline = async ({ userEvent }: Context) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'The driver is not available' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^What happened/ }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Decline trip' }))
}

export const Overview: Story = {
  play: async (context) => {
    await decline(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ reason_code: 'driver_unavailable', text }))
  },
}

/** Fields above buttons, outside of a dialog. */
export const OnPage: Story = {
  tags: ['one-theme'],
  args: { children: undefined },
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const EmptySubmitted: Story = {
  tags: ['one-theme'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline trip' }))
    await expect(await screen.findByText('Please select a reason')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'The vehicle is out of order' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  tags: ['one-theme'],
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await decline(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Declining...' }))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Rejected: Story = {
  tags: ['one-theme'],
  args: { onSubmit: fn(() => Promise.reject(new Error('No connection'))) },
  play: async (context) => {
    await decline(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(screen.getByRole('textbox', { name: /^What happened/ })).toHaveValue(text)
  },
}
