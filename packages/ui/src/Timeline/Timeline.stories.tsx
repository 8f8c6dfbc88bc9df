import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ScrollRegion } from '../private/ScrollRegion.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Timeline, type TimelineEvent } from './Timeline.tsx'

const stops: TimelineEvent[] = [
  { id: 'ajah', title: 'Ajah', status: 'done', time: '06:30', dateTime: '2026-11-21T05:30:00Z', description: '14 passengers boarded' },
  { id: 'lekki', title: 'Lekki', status: 'current', time: '07:05', dateTime: '2026-11-21T06:05:00Z' },
  { id: 'cms', title: 'CMS', status: 'upcoming', time: '07:40', dateTime: '2026-11-21T06:40:00Z' },
]
const payout: TimelineEvent[] = [
  { id: 'approved', title: 'Approved', status: 'done', time: '6 Nov', dateTime: '2026-11-06', actor: 'by Adaeze Okafor' },
  {
    id: 'paid',
    title: 'Sent to GTBank',
    status: 'failed',
    time: '7 Nov',
    dateTime: '2026-11-07',
    description: 'The account was not found',
  },
]

const changes: TimelineEvent[] = [
  {
    id: '1',
    title: 'Paused',
    status: 'done',
    day: 'Today, Sat 21 Nov',
    time: '3 minutes ago',
    exactTime: '14:02',
    dateTime: '2026-11-21T13:02:00Z',
    actor: 'by Musa Bello',
  },
  {
    id: '2',
    title: 'Driver changed',
    status: 'done',
    day: 'Today, Sat 21 Nov',
    time: '2 hours ago',
    exactTime: '12:10',
    dateTime: '2026-11-21T11:10:00Z',
  },
  { id: '3', title: 'Added', status: 'done', day: 'Fri 20 Nov', time: '09:15', dateTime: '2026-11-20T08:15:00Z' },
]

const meta = {
  title: 'UI/Data/Timeline',
  component: Timeline,
  args: { 'aria-label': 'Stops', events: stops },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

/** As on a phone with text twice as large: times stand below, and no word is broken. */
export const Narrow: Story = {
  tags: ['one-theme'],
  args: { 'aria-label': 'Stops', events: stops.map((stop) => ({ ...stop, title: 'Agege Motorway', exactTime: 'planned 06:28' })) },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Timeline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByText(/Agege Motorway/)
    const [time] = canvas.getAllByText(/^06:30/)
    await expect(time?.getBoundingClientRect().top).toBeGreaterThanOrEqual(title?.getBoundingClientRect().bottom ?? Infinity)
  },
}

/** Late stops say by how many minutes. */
export const Delays: Story = {
  args: {
    events: [
      { id: 'ajah', title: 'Ajah', status: 'done', time: '06:17', delay: '+2', exactTime: 'planned 06:15' },
      { id: 'lekki', title: 'Lekki', status: 'current', time: 'about 07:04', delay: '+9', exactTime: 'planned 06:55' },
      { id: 'cms', title: 'CMS', status: 'upcoming', time: '07:28' },
    ],
  },
  play: async ({ canvas }) => {
    const times = canvas.getAllByRole('time').map(({ textContent }) => textContent)
    await expect(times).toEqual(['06:17 +2planned 06:15', 'about 07:04 +9planned 06:55', '07:28'])
    const delay = canvas.getByText('+2')
    await expect(window.getComputedStyle(delay).color).not.toBe(window.getComputedStyle(delay.closest('time') ?? delay).color)
  },
}

/** Side by side where there is room, below each other on phones. */
export const Horizontal: Story = {
  args: {
    'aria-label': 'Until the trip',
    orientation: 'horizontal',
    events: [
      { id: 'given', title: 'Given to you', status: 'done', time: 'Thu 19 Nov, 09:12', dateTime: '2026-11-19T08:12:00Z' },
      { id: 'now', title: 'Now', status: 'current', time: '14:32', dateTime: '2026-11-21T13:32:00Z' },
      { id: 'lock', title: 'Locks', status: 'upcoming', time: '15:15', dateTime: '2026-11-21T14:15:00Z' },
      { id: 'leave', title: 'Leaves Ikeja', status: 'upcoming', time: '16:15', dateTime: '2026-11-21T15:15:00Z' },
      { id: 'arrive', title: 'Arrives at Yaba', status: 'upcoming', time: '17:08', dateTime: '2026-11-21T16:08:00Z' },
    ],
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(window.matchMedia('(min-width: 640px)').matches ? 1 : 5)
  },
}

/** On a phone a short description stands beside its title. */
export const HorizontalWithDescriptions: Story = {
  args: {
    'aria-label': 'The way to the next payout',
    orientation: 'horizontal',
    events: [
      { id: 'month', title: '1 Nov', description: 'Month began', status: 'done' },
      { id: 'today', title: 'Today', description: '29 of 30 days', status: 'current' },
      { id: 'payslip', title: '1 Dec', description: 'Payslip', status: 'upcoming' },
      { id: 'payout', title: '7 Dec', description: 'Payout', status: 'upcoming' },
    ],
  },
  play: async ({ canvas }) => {
    const [title, description] = ['7 Dec', 'Payout'].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect((description?.top ?? 0) < (title?.bottom ?? 0)).toBe(!window.matchMedia('(min-width: 640px)').matches)
  },
}

export const Overview: Story = {
  render: () => (
    <Stack gap="huge">
      <Timeline aria-label="Stops" events={stops} />
      <Timeline aria-label="Payout" events={payout} />
      <Timeline aria-label="Changes" events={changes} />
      <div dir="rtl" style={{ inlineSize: 280 }}>
        <Timeline
          aria-label="Narrow"
          events={stops.map((stop) => ({ ...stop, description: 'A description that needs several lines in a narrow place. '.repeat(2) }))}
        />
      </div>
    </Stack>
  ),
}

export const ReadsStatusAndTime: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Done: Ajah14 passengers boarded06:30',
      'Now: Lekki07:05',
      'Ahead: CMS07:40',
    ])
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('06:30')).toHaveAttribute('datetime', '2026-11-21T05:30:00Z')
  },
}

function Growing() {
  const [events, setEvents] = useState(stops.slice(0, 1))
  return (
    <Stack>
      <Button onClick={() => setEvents(stops.slice(0, 2))}>Arrive</Button>
      <Timeline aria-label="Stops" events={events} live />
    </Stack>
  )
}

export const AnnouncesNewEvents: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Stops' })
    await expect(list).toHaveAttribute('aria-live', 'polite')
    const first = canvas.getAllByRole('listitem')[0]
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('listitem')[0]).toBe(first)
  },
}

export const GroupedByDay: Story = {
  args: { 'aria-label': 'Changes', events: changes },
  play: async ({ canvas }) => {
    const today = canvas.getByRole('list', { name: 'Today, Sat 21 Nov' })
    await expect(today.querySelectorAll('li')).toHaveLength(2)
    await expect(canvas.getByRole('list', { name: 'Fri 20 Nov' })).toHaveTextContent('Added')
    // As text, as exact time, and as `datetime`.
    const time = canvas.getByText('3 minutes ago')
    await expect(time).toHaveTextContent('3 minutes ago14:02')
    await expect(time).toHaveAttribute('datetime', '2026-11-21T13:02:00Z')
  },
}

function Scrolled() {
  const [count, setCount] = useState(30)
  const all = Array.from({ length: count }, (_unused, i): TimelineEvent => ({ id: String(i), title: `Stop ${i + 1}`, status: 'done' }))
  return (
    <Stack>
      <Button onClick={() => setCount(count + 1)}>Arrive</Button>
      <ScrollRegion aria-label="Trip" style={{ blockSize: 200, overflow: 'auto' }}>
        <Timeline aria-label="Stops" events={all} live />
      </ScrollRegion>
    </Stack>
  )
}

export const NewEventsKeepScrollPosition: Story = {
  render: () => <Scrolled />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('region', { name: 'Trip' })
    place.scrollTop = 300
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(31)
    await expect(place.scrollTop).toBe(300)
  },
}
