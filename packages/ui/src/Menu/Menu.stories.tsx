// Long, because all cases of one behaviour are listed in one place.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, EllipsisVertical, Pause, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

const paused = fn()
const row: MenuItem[] = [
  { label: 'View details', icon: <Eye />, href: '#details' },
  { label: 'Assign driver', icon: <UserPlus />, disabled: true },
  { label: 'Pause', icon: <Pause />, shortcut: 'P', onSelect: paused },
  { kind: 'separator' },
  { label: 'Remove', icon: <Trash2 />, danger: true },
]
const meta = {
  title: 'UI/Actions/Menu',
  component: Menu,
  args: { trigger: <IconButton label="More for LND-482XA" icon={<EllipsisVertical />} />, items: row, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <InertLinks>
        <Story />
      </InertLinks>
    ),
  ],
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const item = (name: string) => screen.getByRole('menuitem', { name })

export const Overview: Story = { args: { defaultOpen: true } }

export const KeyboardNavigation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    paused.mockClear()
    const trigger = canvas.getByRole('button', { name: 'More for LND-482XA' })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menu', { name: 'More for LND-482XA' })).toBeVisible()
    await waitFor(() => expect(item('View details')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Pause P')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item('Remove')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('View details')).toHaveFocus()
    await userEvent.keyboard('p')
    await expect(item('Pause P')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(paused).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

export const Touch: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More for LND-482XA' })
    await userEvent.pointer({ keys: '[TouchA>]', target: trigger })
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.pointer({ keys: '[/TouchA]', target: trigger })
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
}

export const LinkItems: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const link = await screen.findByRole('menuitem', { name: 'View details' })
    await expect(link).toHaveAttribute('href', '#details')
    await expect(item('Assign driver')).toHaveAttribute('aria-disabled', 'true')
  },
}

function MenuWithDialog() {
  const [asks, setAsks] = useState(false)
  const [presses, setPresses] = useState(0)
  return (
    <Inline>
      <Menu
        trigger={<Button variant="secondary">Vehicle</Button>}
        items={[{ label: 'Remove', danger: true, onSelect: () => setAsks(true) }]}
      />
      <Button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</Button>
      <ConfirmDialog open={asks} type="DANGER" title="Remove it?" onProceed={() => setAsks(false)} onCancel={() => setAsks(false)} />
    </Inline>
  )
}

export const OpensADialog: Story = {
  render: () => <MenuWithDialog />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Vehicle' })
    const before = document.body.getAttribute('style')
    for (const leave of ['{Escape}', '{Enter}']) {
      await userEvent.click(trigger)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.keyboard(leave)
      await waitFor(() => expect(trigger).toHaveFocus())
    }
    // The page is interactive again.
    await expect(document.body.getAttribute('style') ?? '').toBe(before ?? '')
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0' }))
    await expect(canvas.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
  },
}

function ViewMenu() {
  const [plate, setPlate] = useState(true)
  const [period, setPeriod] = useState('month')
  return (
    <Menu
      trigger={<Button variant="secondary">View</Button>}
      items={[
        { kind: 'checkbox', label: 'Plate', checked: plate, onCheckedChange: setPlate },
        { kind: 'separator' },
        {
          kind: 'radio-group',
          label: 'Period',
          showLabel: true,
          value: period,
          onValueChange: setPeriod,
          options: [
            { value: 'month', label: 'This month' },
            { value: 'week', label: 'This week' },
          ],
        },
      ]}
    />
  )
}

export const CheckboxesStayOpenRadiosClose: Story = {
  render: () => <ViewMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const plate = await screen.findByRole('menuitemcheckbox', { name: 'Plate' })
    await expect(plate).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(plate)
    await expect(plate).toHaveAttribute('aria-checked', 'false')
    await expect(screen.getByRole('group', { name: 'Period' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'This week' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const SpaceKeepsTheMenuOpen: Story = {
  tags: ['one-theme'],
  render: () => <ViewMenu />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'View' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const plate = await screen.findByRole('menuitemcheckbox', { name: 'Plate' })
    await waitFor(() => expect(plate).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(plate).toHaveAttribute('aria-checked', 'false')
    await userEvent.keyboard('{End} ')
    await expect(screen.getByRole('menuitemradio', { name: 'This week' })).toHaveAttribute('aria-checked', 'true')
    await expect(screen.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

const moved = fn()
const deep: MenuItem[] = [
  { label: 'Rename' },
  {
    kind: 'submenu',
    label: 'Move to',
    items: [
      { label: 'Lagos', onSelect: () => moved('Lagos') },
      { label: 'Ibadan', onSelect: () => moved('Ibadan') },
    ],
  },
]

export const Submenus: Story = {
  args: { items: deep },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    moved.mockClear()
    const trigger = canvas.getByRole('button', { name: 'More for LND-482XA' })
    trigger.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(item('Move to')).toHaveFocus())
    await expect(item('Move to')).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(item('Lagos')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(item('Move to')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(item('Lagos')).toHaveFocus())
    await userEvent.keyboard('i{Enter}')
    await waitFor(() => expect(moved).toHaveBeenCalledWith('Ibadan'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

/** A submenu with no room beside its item lies over the menu. */
export const SubmenuOnAPhone: Story = {
  args: { items: deep.map((entry) => ({ ...entry, label: 'A label that takes the whole width of the menu' })) },
  tags: ['one-theme'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for LND-482XA' }))
    const [, opener] = await screen.findAllByRole('menuitem')
    if (opener) await userEvent.click(opener)
    const city = await screen.findByRole('menuitem', { name: 'Lagos' })
    await waitFor(() => expect(city.getBoundingClientRect().left).toBeGreaterThan(8))
    await expect(city.getBoundingClientRect().right).toBeLessThan(window.innerWidth - 8)
  },
}

export const CloseReasons: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Menu trigger={<Button variant="secondary">Other</Button>} items={[{ label: 'Only this' }]} />
      <Menu trigger={<Button disabled>Off</Button>} items={row} />
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More for LND-482XA' })
    const other = canvas.getByRole('button', { name: 'Other' })
    const why = () => (args.onOpenChange as ReturnType<typeof fn>).mock.lastCall?.[1].reason
    const opens = async () => {
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menuitem', { name: 'View details' })
      await expect(why()).toBe('trigger-press')
    }
    const closed = () => waitFor(() => expect(screen.queryByRole('menuitem', { name: 'View details' })).toBeNull())
    await opens()
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(why()).toBe('escape-key')
    await opens()
    await userEvent.tab()
    await closed()
    await expect(why()).toBe('focus-out')
    await expect(other).toHaveFocus()
    await opens()
    // Only one menu is open at a time.
    await userEvent.click(other)
    await closed()
    await expect(why()).toBe('outside-press')
    await expect(await screen.findByRole('menuitem', { name: 'Only this' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await opens()
    await userEvent.click(item('Pause P'))
    await closed()
    await expect(why()).toBe('close-press')
    await expect(canvas.getByRole('button', { name: 'Off' })).toBeDisabled()
  },
}

export const RepeatedKeysDoNotActivate: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    paused.mockClear()
    canvas.getByRole('button', { name: 'More for LND-482XA' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('View details')).toHaveFocus())
    item('Pause P').focus()
    for (const key of ['Enter', ' '])
      item('Pause P').dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true }))
    await expect(paused).not.toHaveBeenCalled()
    await expect(screen.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const EscapeKeepsTheDialogOpen: Story = {
  render: (args) => (
    <Dialog defaultOpen title="Vehicles">
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for LND-482XA' }))
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Vehicles' })).toBeVisible()
  },
}

export const LongRightToLeft: Story = {
  args: { items: Array.from({ length: 60 }, (_unused, i) => ({ label: `City ${i + 1}` })), defaultOpen: true },
  render: (args) => (
    <div dir="rtl">
      <Menu {...args} />
    </div>
  ),
  play: async () => {
    const menu = await screen.findByRole('menu')
    await expect(getComputedStyle(menu).direction).toBe('rtl')
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}
