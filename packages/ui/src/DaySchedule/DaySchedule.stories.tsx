import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { DaySchedule, type ScheduleRow } from './DaySchedule.tsx'

const rows: ScheduleRow[] = [
  {
    id: 'kja',
    label: <Badge kind="identifier">KJA-456XY</Badge>,
    href: '#kja',
    note: '3 trips',
    items: [
      { id: 'a', from: 390, to: 490, begins: '06:30', ends: '08:10', title: 'Ajah – CMS', note: 'Completed', tone: 'success', href: '#a' },
      {
        id: 'b',
        from: 540,
        to: 650,
        begins: '09:00',
        ends: '10:50',
        title: 'CMS – Ajah',
        note: 'Delayed 12 min',
        tone: 'warning',
        href: '#b',
      },
      { id: 'c', from: 1020, to: 1130, begins: '17:00', ends: '18:50', title: 'Ajah – CMS', href: '#c' },
    ],
  },
  {
    id: 'lnd',
    label: 'LND-112AB',
    note: '2 trips overlap',
    hasProblem: true,
    items: [
      {
        id: 'd',
        from: 480,
        to: 600,
        begins: '08:00',
        ends: '10:00',
        title: 'Epe – CMS, a route with a name that is longer than its box',
        tone: 'danger',
      },
      { id: 'e', from: 570, to: 660, begins: '09:30', ends: '11:00', title: 'CMS – Epe', tone: 'info' },
      { id: 'f', from: 1410, to: 1500, begins: '23:30', ends: '01:00', title: 'Ikeja – Berger', tone: 'info' },
    ],
  },
  { id: 'epe', label: 'EPE-900ZZ', note: 'No trips', items: [] },
]

const meta = {
  title: 'UI/Data/DaySchedule',
  component: DaySchedule,
  args: { 'aria-label': 'Trips of Mon 23 Nov by vehicle', rows, hours: { from: 4, to: 24 }, now: 615 },
} satisfies Meta<typeof DaySchedule>
export default meta
type Story = StoryObj<typeof meta>

const boxOf = (element: HTMLElement) => element.getBoundingClientRect()

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Trips of Mon 23 Nov by vehicle' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    const frame = canvas.getByRole('link', { name: 'KJA-456XY' }).firstElementChild
    await expect(frame && getComputedStyle(frame).textDecorationLine).toBe('underline')
    await expect(canvas.getByRole('link', { name: '09:00 – 10:50 Delayed 12 min CMS – Ajah' })).toHaveAttribute('href', '#b')
  },
}

export const OnOneScale: Story = {
  tags: ['one-theme'],
  decorators: [(Part) => <div style={{ inlineSize: 960 }}>{Part()}</div>],
  play: async ({ canvas }) => {
    const [early, late] = [canvas.getByRole('link', { name: /^06:30/ }), canvas.getByRole('link', { name: /^17:00/ })]
    await expect(boxOf(early).right).toBeLessThan(boxOf(late).left)
    await expect(boxOf(early).top).toBe(boxOf(late).top)
    const [first, second] = [canvas.getByTitle(/^08:00/), canvas.getByTitle(/^09:30/)]
    await expect(boxOf(first).bottom).toBeLessThanOrEqual(boxOf(second).top)
    for (const link of canvas.getAllByRole('link', { name: /^\d/ })) await expect(boxOf(link).height).toBeGreaterThanOrEqual(44)
    // Beyond a short trip a text has the room up to the next one.
    const text = canvas.getByText(/^Delayed 12 min/)
    await expect(text.scrollWidth).toBe(text.clientWidth)
    await expect(boxOf(text).bottom).toBeLessThanOrEqual(boxOf(canvas.getAllByText('CMS – Ajah')[0] ?? text).top)
    const long = canvas.getByText(/longer than its box/)
    await expect(boxOf(long).right).toBeLessThanOrEqual(boxOf(long.closest('ol') ?? long).right)
  },
}

const short = [300, 340, 380, 430].map((from, index) => ({
  id: String(index),
  from,
  to: from + 30,
  begins: `0${Math.floor(from / 60)}:${String(from % 60).padStart(2, '0')}`,
  ends: '',
  title: 'Ajah – CMS',
  href: `#${index}`,
}))

/** Where the next trip begins within minutes, a time stays within its own room. */
export const TripsWithinMinutes: Story = {
  tags: ['one-theme'],
  args: {
    rows: [{ id: 'kja', label: 'KJA-456XY', items: short.map((item, at) => ({ ...item, from: 300 + at * 10, to: 305 + at * 10 })) }],
  },
  decorators: [(Part) => <div style={{ inlineSize: 960 }}>{Part()}</div>],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^0/ })
    for (const [index, link] of links.slice(0, -1).entries())
      await expect(boxOf(link.querySelector('span') ?? link).right).toBeLessThanOrEqual(links[index + 1]?.getBoundingClientRect().left ?? 0)
  },
}

/** Short trips close to each other do not cover each other, and the last one is a whole target. */
export const ShortTrips: Story = {
  tags: ['one-theme'],
  args: { rows: [{ id: 'kja', label: 'KJA-456XY', items: short }] },
  decorators: [(Part) => <div style={{ inlineSize: 724 }}>{Part()}</div>],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link', { name: /^0/ }).map(boxOf)
    for (const [index, { top, right }] of boxes.slice(0, -1).entries()) {
      const next = boxes[index + 1]
      await expect([index, next?.top, right <= (next?.left ?? 0) + 0.5]).toEqual([index, top, true])
    }
    await expect(boxes.at(-1)?.width).toBe(44)
  },
}

export const AsLists: Story = {
  tags: ['one-theme'],
  decorators: [(Part) => <div style={{ inlineSize: 320 }}>{Part()}</div>],
  play: async ({ canvas }) => {
    const [early, late] = [canvas.getByRole('link', { name: /^06:30/ }), canvas.getByRole('link', { name: /^17:00/ })]
    await expect(boxOf(early).bottom).toBeLessThan(boxOf(late).top)
    await expect(canvas.getByText('Delayed 12 min')).toBeVisible()
  },
}

/** With large text a scale would cut times and names: the trips are lists. */
export const LargeText: Story = {
  tags: ['one-theme'],
  decorators: [(Part) => <div style={{ inlineSize: 960 }}>{Part()}</div>],
  play: async ({ canvas }) => {
    document.documentElement.style.fontSize = '200%'
    try {
      const [early, late] = [canvas.getByRole('link', { name: /^06:30/ }), canvas.getByRole('link', { name: /^17:00/ })]
      await expect(boxOf(early).bottom).toBeLessThan(boxOf(late).top)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  },
}

export const RightToLeft: Story = {
  tags: ['one-theme'],
  decorators: [
    (Part) => (
      <div dir="rtl" style={{ inlineSize: 960 }}>
        {Part()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByRole('link', { name: /^06:30/ })).left).toBeGreaterThan(
      boxOf(canvas.getByRole('link', { name: /^17:00/ })).right,
    )
  },
}
