import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Search } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TopBar } from './TopBar.tsx'

const meta = {
  title: 'UI/Structure/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { mark: <BrandMark tone="inverse" size="small" />, name: 'Vehicle Partner', href: '#home' },
    menuOpen: false,
    onMenuOpen: fn(),
    actions: (
      <>
        <IconButton label="Search" icon={<Search />} variant="inverse" />
        <IconButton label="Notifications" icon={<Bell />} variant="inverse" />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { globals: { viewport: { value: 'phone' } } }

export const OpensTheMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    if (window.matchMedia('(min-width: 1024px)').matches) return
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(button)
    await expect(args.onMenuOpen).toHaveBeenCalledOnce()
  },
}
