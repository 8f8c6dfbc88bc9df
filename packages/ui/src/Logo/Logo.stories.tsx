import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Logo } from './Logo.tsx'

const meta = { title: 'UI/Brand/Logo', component: Logo, args: { name: 'Vehicle Partner' } } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack align="start">
      <Logo {...args} />
      <Logo {...args} size="small" />
      <Logo {...args} href="#home" size="fluid" />
    </Stack>
  ),
}

export const LinksToHome: Story = {
  args: { href: '#home' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Vehicle Partner' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#home')
  },
}
