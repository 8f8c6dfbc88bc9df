import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
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
      <Progress label="Paid out" value={100} tone="success" showValue />
      <Progress label="Waits for a paper" value={55} tone="warning" showValue />
      <Progress label="Stopped" value={70} tone="danger" showValue />
      <Progress label="Preparing the export" />
      <div dir="rtl">
        <Progress label="From right to left" value={25} showValue />
      </div>
    </Stack>
  ),
}

export const ReadsPercentage: Story = {
  args: { value: 130, max: 120 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Hackney permit' })
    await expect(bar).toHaveAttribute('value', '120')
    await expect(bar).toHaveAttribute('aria-valuetext', '100%')
  },
}

export const Indeterminate: Story = {
  args: { value: undefined, labelHidden: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Hackney permit' })
    await expect(bar.matches(':indeterminate')).toBe(true)
    await expect(bar).not.toHaveAttribute('aria-valuetext')
  },
}

export const ValueText: Story = {
  args: { label: 'Set-up', value: 3, max: 6, valueText: '3 of 6 completed', showValue: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Set-up' })
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 6 completed')
    // The visible text is hidden from screen readers, which read the bar's value.
    await expect(canvas.getByText('3 of 6 completed')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const IndeterminateToDeterminate: Story = {
  args: { value: undefined },
  render: function Turns(args) {
    const [value, setValue] = useState<number>()
    return (
      <Stack>
        <Button onClick={() => setValue(value === undefined ? 40 : undefined)}>Turn</Button>
        <Progress {...args} {...(value === undefined ? {} : { value })} />
      </Stack>
    )
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar')
    await userEvent.click(canvas.getByRole('button'))
    await expect(bar).toHaveValue(40)
    await expect(bar.matches(':indeterminate')).toBe(false)
    await userEvent.click(canvas.getByRole('button'))
    await expect(bar.matches(':indeterminate')).toBe(true)
  },
}

export const ReducedMotion: Story = {
  args: { value: undefined },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar').getAnimations({ subtree: true })).toEqual([])
  },
}
