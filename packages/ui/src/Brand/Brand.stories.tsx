import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Brand } from './Brand.tsx'

const meta = { title: 'UI/Brand/Brand', component: Brand, args: { name: 'Vehicle Partner' } } satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack align="start">
      <Brand {...args} />
      <Brand {...args} size="small" />
      <Brand {...args} href="#home" size="fluid" />
    </Stack>
  ),
}

export const LeadsHome: Story = {
  args: { href: '#home' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Vehicle Partner' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#home')
  },
}
