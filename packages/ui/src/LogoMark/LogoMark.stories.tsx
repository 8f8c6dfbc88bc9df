import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { LogoMark } from './LogoMark.tsx'

const meta = { title: 'UI/Brand/LogoMark', component: LogoMark } satisfies Meta<typeof LogoMark>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="large">
      <LogoMark size="small" />
      <LogoMark />
      <LogoMark size="fluid" />
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
