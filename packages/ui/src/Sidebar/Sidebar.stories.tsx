// Longer than most files: each state of the menu is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LogoMark } from '../LogoMark/LogoMark.tsx'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { exampleUser, sections } from '../private/stories/exampleMenu.tsx'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

const meta = {
  title: 'UI/Structure/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: {
    sections,
    currentHref: '/vehicles',
    collapsed: false,
    onCollapsedChange: fn(),
    open: false,
    onOpenChange: fn(),
    brand: { logo: <LogoMark tone="inverse" />, name: 'Vehicle Partner' },
    footer: exampleUser,
  },
  decorators: [
    (Story) => (
      <InertLinks>
        <Story />
      </InertLinks>
    ),
  ],
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

function Living(args: SidebarProps) {
  const [collapsed, setCollapsed] = useState(args.collapsed ?? false)
  const [open, setOpen] = useState(args.open)
  return (
    <Inline gap="xlarge" align="start">
      <Sidebar
        {...args}
        collapsed={collapsed}
        onCollapsedChange={(next) => {
          args.onCollapsedChange?.(next)
          setCollapsed(next)
        }}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next)
          setOpen(next)
        }}
      />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open menu
      </Button>
    </Inline>
  )
}

export const Overview: Story = {
  render: (args) => (
    <Inline gap="xlarge" align="start">
      <Sidebar {...args} />
      <Sidebar {...args} collapsed labels={{ menu: 'Main menu, collapsed' }} />
    </Inline>
  ),
}

export const Collapses: Story = {
  render: (args) => <Living {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Collapse menu' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(toggle)
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Vehicles' })).toHaveAttribute('aria-current', 'page')
  },
}

export const CollapsedTooltips: Story = {
  args: { collapsed: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Drivers' })
    // Some frames after the first layout the browser says where the pointer of the machine is, which ends a hover that began before.
    await waitFor(async () => {
      await userEvent.unhover(link)
      await userEvent.hover(link)
      await expect(await screen.findByRole('tooltip', {}, { timeout: 600 })).toHaveTextContent('Drivers')
    })
  },
}

export const MarksAncestor: Story = {
  args: { currentHref: '/vehicles/veh_1?tab=documents' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Vehicles' })).toHaveAttribute('aria-current', 'true'),
}

export const OpensSlideOver: Story = {
  render: (args) => <Living {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    if (window.matchMedia('(min-width: 1024px)').matches) return
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    const menu = await screen.findByRole('dialog', { name: 'Main menu' })
    await expect(menu).toBeVisible()
    await expect(menu.contains(document.activeElement)).toBe(true)
    // The page is inert and does not scroll.
    await expect(opener.closest('[inert]')).not.toBeNull()
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await expect(opener.closest('[inert]')).toBeNull()
  },
}

export const ClosesOnOutsidePress: Story = {
  render: (args) => <Living {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    if (window.matchMedia('(min-width: 1024px)').matches) return
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Main menu' })
    const beside = document.elementFromPoint(window.innerWidth - 10, 200)
    if (!beside) throw new Error('Nothing stands beside the menu')
    await userEvent.click(beside)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
    await expect(opener).toHaveFocus()
  },
}

export const TrapsFocus: Story = {
  render: (args) => <Living {...args} />,
  globals: { viewport: { value: 'phone' } },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    if (window.matchMedia('(min-width: 1024px)').matches) return
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Main menu' })
    const first = document.activeElement
    await userEvent.tab({ shift: true })
    await expect(document.activeElement).not.toBe(first)
    await expect(menu.contains(document.activeElement)).toBe(true)
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

function Choosing(args: SidebarProps) {
  const [open, setOpen] = useState(false)
  const [href, setHref] = useState('/vehicles')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (href !== '/vehicles') heading.current?.focus()
  }, [href])
  return (
    // Navigation is immediate here, before the menu has closed.
    <div onClickCapture={(event) => event.target instanceof Element && event.target.closest('a') && setHref('/trips')}>
      <Sidebar {...args} currentHref={href} open={open} onOpenChange={setOpen} />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open menu
      </Button>
      <h1 ref={heading} tabIndex={-1}>
        The page
      </h1>
    </div>
  )
}

export const LeavesFocusToPage: Story = {
  render: (args) => <Choosing {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    if (window.matchMedia('(min-width: 1024px)').matches) return
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Trips' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await new Promise((done) => setTimeout(done, 50))
    await expect(canvas.getByRole('heading', { name: 'The page' })).toHaveFocus()
  },
}

export const ClosesOnNavigation: Story = {
  render: (args) => <Living {...args} />,
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    if (window.matchMedia('(min-width: 1024px)').matches) return
    await userEvent.click(await screen.findByRole('link', { name: 'Trips' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const many = sections.map((section) => ({
  ...section,
  items: section.items.map((entry) => ({
    ...entry,
    label: entry.href === '/drivers' ? 'Drivers, conductors and everybody else on board' : entry.label,
    badge: entry.href === '/trips' ? '12' : undefined,
  })),
}))

export const LongNamesAndBadges: Story = {
  args: { sections: many },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    if (!window.matchMedia('(min-width: 1024px)').matches) return
    await expect(canvas.getByRole('link', { name: 'Trips 12' })).toBeVisible()
    const long = canvas.getByRole('link', { name: /^Drivers, conductors/ })
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth)
  },
}

export const CollapsedBadges: Story = {
  args: { sections: many, collapsed: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    if (!window.matchMedia('(min-width: 1024px)').matches) return
    await expect(canvas.getByRole('link', { name: 'Trips 12' })).toBeVisible()
  },
}

const kept = new Map<string, string>()

export const StoresCollapsed: Story = {
  tags: ['one-theme'],
  args: {
    collapsed: undefined,
    onCollapsedChange: undefined,
    storageKey: 'menu of the story',
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  },
  beforeEach: () => {
    kept.clear()
    kept.set('menu of the story', 'collapsed')
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    if (!window.matchMedia('(min-width: 1024px)').matches) return
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }))
    await expect(canvas.getByRole('button', { name: 'Collapse menu' })).toHaveFocus()
    await expect(kept.get('menu of the story')).toBe('expanded')
  },
}
