import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { BrandMark } from './BrandMark.tsx'

const meta = { title: 'UI/Brand/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="large">
      <BrandMark size="small" />
      <BrandMark />
      <BrandMark size="fluid" />
    </Inline>
  ),
}

export const OnADarkPanel: Story = { args: { tone: 'inverse' }, globals: { theme: 'dark' } }

export const Named: Story = {
  args: { label: 'Vehicle Partner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vehicle Partner' })).toBeVisible()
  },
}
