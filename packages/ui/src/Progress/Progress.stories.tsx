import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'UI/Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading Hackney permit', value: 40 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack gap="xlarge">
      <Progress label="Not begun" value={0} showValue />
      <Progress label="Uploading Hackney permit" value={40} showValue />
      <Progress label="Uploaded" value={100} showValue />
      <Progress label="Set-up" value={3} max={6} valueText="3 of 6 completed" showValue />
      <Progress label="Stopped" value={70} tone="danger" showValue />
      <Progress label="Preparing the export" />
      <div dir="rtl">
        <Progress label="From right to left" value={25} showValue />
      </div>
    </Stack>
  ),
}

export const SaysHowFar: Story = {
  args: { value: 130, max: 120 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Hackney permit' })
    await expect(bar).toHaveAttribute('value', '120')
    await expect(bar).toHaveAttribute('aria-valuetext', '100%')
  },
}

export const NobodyKnows: Story = {
  args: { value: undefined, labelHidden: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Hackney permit' })
    await expect(bar.matches(':indeterminate')).toBe(true)
    await expect(bar).not.toHaveAttribute('aria-valuetext')
  },
}
