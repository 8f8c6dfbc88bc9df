import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover, type PopoverSide } from './Popover.tsx'

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="secondary">Notifications</Button>,
    title: 'Notifications',
    action: <Link href="#read">Mark all as read</Link>,
    footer: <Link href="#all">See all</Link>,
    children: <Text>Insurance of KJA-456XY expires in 7 days.</Text>,
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const popover = () => screen.findByRole('dialog', { name: 'Notifications' })

export const Overview: Story = { args: { defaultOpen: true } }

export const OpensAndCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const shown = await popover()
    // With only links inside, the popover itself receives focus.
    await waitFor(() => expect(shown).toHaveFocus())
    // The page ends with an element that takes the focus: Tab leaves the popover for it, and not for the browser.
    await expect(document.body.lastElementChild).toHaveProperty('tabIndex', 0)
    await userEvent.tab()
    await expect(within(shown).getByRole('link', { name: 'Mark all as read' })).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.click(trigger)
    await popover()
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'outside-press' }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

const lines = Array.from({ length: 60 }, (_unused, i) => <Text key={i}>{`Notice ${i + 1}`}</Text>)
export const LongListInADialog: Story = {
  args: { children: lines, titleHidden: true, action: undefined },
  render: (args) => (
    <Dialog defaultOpen title="Bell">
      <Popover {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const trigger = await screen.findByRole('button', { name: 'Notifications' })
    await userEvent.click(trigger)
    const shown = await popover()
    await expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(getComputedStyle(shown).pointerEvents).toBe('auto')
    // The dialog's scroll lock lets the list scroll.
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true })
    within(shown).getByText('Notice 1').dispatchEvent(wheel)
    await expect(wheel.defaultPrevented).toBe(false)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Bell' })).toBeVisible()
  },
}

const sides: PopoverSide[] = ['top', 'right', 'bottom', 'left']
export const AllSides: Story = {
  parameters: { layout: 'centered' },
  render: (args) => (
    <Inline gap="large" wrap>
      {sides.map((side) => (
        <Popover
          key={side}
          {...args}
          side={side}
          trigger={<Button variant="secondary">{side}</Button>}
          title={`To the ${side}`}
          footer={undefined}
        />
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const side of sides) {
      await userEvent.click(canvas.getByRole('button', { name: side }))
      const box = (await screen.findByRole('dialog', { name: `To the ${side}` })).getBoundingClientRect()
      // Flips to the other side and is never clipped.
      await waitFor(() => expect(box.left).toBeGreaterThanOrEqual(0))
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('button', { name: side })).toHaveFocus()
    }
  },
}

export const OneReportOfAPress: Story = {
  args: { open: true },
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button variant="quiet">Elsewhere</Button>
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(async () => expect(await popover()).toHaveFocus())
    // The press moves the focus too, and the app keeps the popover open.
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('button', { name: 'Elsewhere' }) })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'outside-press' }))
  },
}
