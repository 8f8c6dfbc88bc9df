import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TimetableLegend } from './TimetableLegend.tsx'

const meta = { title: 'UI/Data/TimetableLegend', component: TimetableLegend } satisfies Meta<typeof TimetableLegend>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yours')).toBeVisible()
    await expect(canvas.getByText('Open')).toBeVisible()
  },
}
