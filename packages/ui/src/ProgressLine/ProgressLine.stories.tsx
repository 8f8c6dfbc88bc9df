import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProgressLine } from './ProgressLine.tsx'

const meta = {
  title: 'UI/Feedback/ProgressLine',
  component: ProgressLine,
} satisfies Meta<typeof ProgressLine>
export default meta

export const Overview: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden="true"]') ?? canvasElement
    await waitFor(() => expect(getComputedStyle(line).visibility).toBe('visible'))
    await expect(line.getBoundingClientRect().top).toBe(0)
    await expect(getComputedStyle(line).pointerEvents).toBe('none')
  },
}
