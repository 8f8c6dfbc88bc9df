import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { RouteProgress } from './RouteProgress.tsx'

const meta = {
  title: 'UI/Data/RouteProgress',
  component: RouteProgress,
  args: { label: 'Ajah to CMS, 60 % of the way', value: 0.6 },
} satisfies Meta<typeof RouteProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="large">
      <RouteProgress {...args} />
      <RouteProgress label="At the start" value={0} />
      <RouteProgress label="At the end" value={1.2} />
      <div dir="rtl">
        <RouteProgress label="Right to left" value={0.25} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const vehicle = (name: string) => canvas.getByRole('img', { name }).querySelector('rect')?.getBoundingClientRect().left ?? 0
    await expect(vehicle('At the start')).toBeLessThan(vehicle('Ajah to CMS, 60 % of the way'))
    await expect(vehicle('Ajah to CMS, 60 % of the way')).toBeLessThan(vehicle('At the end'))
    await expect(vehicle('Right to left')).toBeGreaterThan(vehicle('Ajah to CMS, 60 % of the way'))
  },
}

/** For the controls of the documentation. */
export const Playground: Story = {}
