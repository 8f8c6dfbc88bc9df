import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { NotificationList, type NotificationListProps } from './NotificationList.tsx'

const meta = {
  title: 'UI/Data/NotificationList',
  component: NotificationList,
  args: {
    onItemOpen: fn(),
    groups: [
      {
        label: 'Today',
        items: [
          {
            id: '1',
            tone: 'critical',
            title: 'Insurance of KJA-456XY has expired',
            body: 'It gets no new trips until you renew it.',
            time: '14:02',
            dateTime: '2026-11-21T13:02:00Z',
            unread: true,
            href: '#vehicle',
            actionLabel: 'Renew document',
          },
          { id: '2', tone: 'success', title: 'Your payout is on its way', body: '₦12,695,500.00', time: '09:15', unread: true },
        ],
      },
      {
        label: 'Yesterday',
        items: [
          { id: '3', tone: 'warning', title: 'Trip TRP-7K2M9 is late', body: '18 minutes', time: '17:40', unread: false, href: '#trip' },
          { id: '4', tone: 'info', title: 'Scheduled maintenance', time: '08:00', unread: false },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <InertLinks>
        <Story />
      </InertLinks>
    ),
  ],
} satisfies Meta<typeof NotificationList>
export default meta
type Story = StoryObj<typeof meta>

/** At every width each plate is on one line. */
export const NarrowPlates: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, canvasElement }) => {
    for (let width = 240; width < 400; width += 10) {
      canvasElement.style.inlineSize = `${width}px`
      await expect(canvas.getByText('KJA-456XY').getClientRects()).toHaveLength(1)
    }
    canvasElement.style.inlineSize = ''
  },
}

export const Overview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Today' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^Unread, Critical: Insurance of KJA-456XY has expired.*Renew document$/ }))
    await expect(args.onItemOpen).toHaveBeenLastCalledWith('1')
    await userEvent.click(canvas.getByRole('button', { name: /^Unread, Success: Your payout/ }))
    await expect(args.onItemOpen).toHaveBeenLastCalledWith('2')
    await expect(canvas.getByRole('link', { name: /^Warning: Trip TRP-7K2M9 is late/ })).toHaveAttribute('href', '#trip')
    await expect(canvas.queryByRole('button', { name: /maintenance/ })).toBeNull()
  },
}

function ReadsOpened(props: NotificationListProps) {
  const [opened, setOpened] = useState<readonly string[]>([])
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, unread: item.unread && !opened.includes(item.id) })),
  }))
  return (
    <NotificationList
      {...props}
      groups={groups}
      onItemOpen={(id) => {
        props.onItemOpen?.(id)
        setOpened([...opened, id])
      }}
    />
  )
}

/** An item that is read keeps the focus, and is nothing to press any more. */
export const KeepsFocus: Story = {
  tags: ['one-theme'],
  render: (args) => <ReadsOpened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const item = canvas.getByRole('button', { name: /^Unread, Success: Your payout/ })
    item.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(item).toHaveFocus()
    await expect(item).toHaveAccessibleName(/^Success: Your payout/)
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onItemOpen).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  tags: ['one-theme'],
  args: {
    groups: [
      {
        label: 'Sunday 15 November 2026',
        items: [
          {
            id: '1',
            tone: 'warning',
            title: 'Chukwuemeka Oluwaseun Adébáyọ̀-Okonkwo reported an accident on the third',
            body: 'Lorem-ipsum-without-any-space-that-could-break-the-line-of-this-notification-'.repeat(3).slice(0, 240),
            time: '14:02',
            unread: true,
            href: '#x',
            actionLabel: 'Read what was reported and answer',
          },
        ],
      },
    ],
  },
}
