import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { DocumentQuestionForm } from './DocumentQuestionForm.tsx'

const meta = {
  title: 'Forms/DocumentQuestionForm',
  component: DocumentQuestionForm,
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DocumentQuestionForm>
export default meta
type Story = StoryObj<typeof meta>

const question = 'Which page of the certificate is missing?'
const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Your question'), question)
  await userEvent.click(canvas.getByRole('button', { name: 'Send question' }))
}

export const Overview: Story = {
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ message: question }))
  },
}

export const EmptySubmitted: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }))
    await expect(await canvas.findByText('Please describe your question in at least 10 characters')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Rejected: Story = {
  tags: ['one-theme'],
  args: { onSubmit: fn(() => Promise.reject(new Error('No connection'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByLabelText('Your question')).toHaveValue(question)
  },
}
