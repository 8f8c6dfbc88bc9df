import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent as events, waitFor } from 'storybook/test'
import { DisputeForm } from './DisputeForm.tsx'

const meta = {
  title: 'Forms/DisputeForm',
  component: DisputeForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onCancel: fn(),
    upload: fn((file: File) => Promise.resolve({ value: `/files/${file.name}`, name: file.name })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DisputeForm>
export default meta
type Story = StoryObj<typeof meta>

const text = 'The trip was 12 km longer than you counted.'
const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'The amount is wrong' }))
  await userEvent.type(canvas.getByLabelText('What should it be, and why?'), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Send query' }))
}

export const Overview: Story = {
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ reason: 'wrong_amount', text, files: [] }))
  },
}

export const WithFile: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    const receipt = new File(['%PDF-1.4'], 'receipt.pdf', { type: 'application/pdf' })
    await events.setup({ pointerEventsCheck: 0 }).upload(context.canvas.getByLabelText(/^Files/, { selector: 'input' }), receipt)
    await expect(await context.canvas.findByText(/, uploaded$/)).toBeVisible()
    await send(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ reason: 'wrong_amount', text, files: ['/files/receipt.pdf'] }))
  },
}

/** An application without uploads. */
export const WithoutFiles: Story = {
  tags: ['one-theme'],
  args: { upload: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Files/)).toBeNull()
  },
}

export const EmptySubmitted: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send query' }))
    await expect(await canvas.findByText('Please select what is wrong')).toBeVisible()
    await expect(canvas.getByText('Please write at least 20 characters')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Rejected: Story = {
  tags: ['one-theme'],
  args: { onSubmit: fn(() => Promise.reject(new Error('No connection'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByLabelText('What should it be, and why?')).toHaveValue(text)
  },
}
