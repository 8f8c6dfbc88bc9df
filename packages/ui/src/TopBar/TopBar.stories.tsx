import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { LogoMark } from '../LogoMark/LogoMark.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TopBar } from './TopBar.tsx'

const meta = {
  title: 'UI/Structure/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { logo: <LogoMark tone="inverse" size="small" />, name: 'Vehicle Partner', href: '#home' },
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

export const OpensMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    if (window.matchMedia('(min-width: 1024px)').matches) return
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(button)
    await expect(args.onMenuOpen).toHaveBeenCalledOnce()
  },
}

export const LongNameOnSmallPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { brand: { logo: <LogoMark tone="inverse" size="small" />, name: 'Okafor Mobility Services and Sons Limited', href: '#home' } },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    if (window.matchMedia('(min-width: 1024px)').matches) return
    const bar = canvas.getByRole('banner').getBoundingClientRect()
    for (const button of canvas.getAllByRole('button')) {
      const box = button.getBoundingClientRect()
      await expect(box.left).toBeGreaterThanOrEqual(bar.left)
      await expect(box.right).toBeLessThanOrEqual(bar.right)
      await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
  },
}

/** Beside large text there is room for the name in two lines, or only for the mark: the name is not cut. */
export const LargeText: Story = {
  globals: { viewport: { value: 'smallPhone' }, text: '200%' },
  play: async ({ args, canvas, mount }) => {
    const show = async (actions: ReactNode) => {
      await mount(
        <div style={{ inlineSize: 320 }}>
          <TopBar {...args} actions={actions} />
        </div>,
      )
      const name = canvas.getByText('Vehicle Partner')
      const [outer, inner] = [canvas.getByRole('link').getBoundingClientRect(), name.getBoundingClientRect()]
      return {
        isShown: inner.top < outer.bottom,
        isWhole: inner.right <= outer.right && inner.bottom <= outer.bottom && name.scrollWidth <= name.clientWidth,
      }
    }
    await expect(await show(args.actions)).toEqual({ isShown: true, isWhole: true })
    await expect(await show(<div style={{ inlineSize: 175 }} />)).toMatchObject({ isShown: false })
  },
}
