import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = { title: 'UI/Data/ErrorState', component: ErrorState, args: { title: 'Vehicles did not load', onRetry: fn() } } satisfies Meta<
  typeof ErrorState
>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <Card padding="none">
        <ErrorState {...args} description="The server did not answer. Your work is safe." reference="req_01JD3K" />
      </Card>
      <Card padding="none">
        <ErrorState {...args} retrying />
      </Card>
      <Card title="Trips per day">
        <ErrorState compact titleLevel={3} title="Could not load" onRetry={args.onRetry} />
      </Card>
    </Stack>
  ),
}

export const TriesAgain: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Vehicles did not load')
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(retry).toHaveFocus()
  },
}
