// Long, because all cases of one behaviour are listed in one place.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { lekkiStops, lekkiRoads, lekkiWater, thirty } from '../private/stories/lekkiRoute.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { RouteMap, type RouteMapAdapter, type RouteMapProps } from './RouteMap.tsx'

const bus = { name: 'AAA-934KC', lat: 6.4742, lng: 3.4702 }

/** A recorded way with a gap after the second stop, and a detour before the vehicle. */
const detour = [
  lekkiStops.slice(0, 2),
  [...lekkiStops.slice(2, 4), { lat: 6.462, lng: 3.515 }, { lat: 6.459, lng: 3.497 }, { lat: 6.466, lng: 3.478 }, bus],
]

const meta = {
  title: 'UI/Data/RouteMap',
  component: RouteMap,
  args: {
    'aria-label': 'Ajah to CMS',
    stops: lekkiStops,
    water: lekkiWater,
    roads: lekkiRoads,
    vehicle: bus,
    freshness: 'Live, 12 s ago',
    onSelect: fn(),
  },
} satisfies Meta<typeof RouteMap>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="huge">
      <RouteMap {...args} />
      <RouteMap {...args} aria-label="A chosen stop" defaultSelectedId="chevron" freshness="Last seen 14 min ago" stale list="none" />
      <RouteMap aria-label="Not left yet" stops={lekkiStops.map((stop) => ({ ...stop, status: 'upcoming' }))} height="low" />
      <RouteMap
        aria-label="One left out"
        stops={lekkiStops.map((stop) => ({ ...stop, status: stop.id === 'ikota' ? 'failed' : 'done' }))}
        height="low"
        list="none"
      />
      <RouteMap aria-label="Thirty stops" stops={thirty} list="none" />
      <RouteMap aria-label="One stop" stops={lekkiStops.slice(0, 1)} height="low" />
      <RouteMap aria-label="No stops" stops={[]} height="low" />
      <RouteMap
        {...args}
        aria-label="Off the road"
        vehicle={{ name: 'AAA-934KC', lat: 6.482, lng: 3.52, heading: 45 }}
        list="none"
        height="low"
      />
      <RouteMap
        {...args}
        aria-label="The recorded way"
        track={detour}
        list="none"
        height="low"
        caption="A solid line is driven, a dashed one planned."
      />
    </Stack>
  ),
}

const drawn = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('region', { name: 'Map: Ajah to CMS' }))

export const SelectionIsShared: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Stops: Ajah to CMS' }))
    await expect(list.getAllByRole('button')).toHaveLength(8)
    const row = list.getByRole('button', { name: /Passed: ?Chevron/ })
    const marker = await drawn(canvas).findByRole('button', { name: 'Chevron, 06:44, Passed' })
    await userEvent.click(row)
    await expect(args.onSelect).toHaveBeenLastCalledWith('chevron')
    await expect(marker).toHaveAttribute('aria-pressed', 'true')
    const other = drawn(canvas).getByRole('button', { name: 'CMS, about 07:37, Ahead' })
    await userEvent.click(other)
    await expect(list.getByRole('button', { name: /CMS/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(row).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(other)
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
    await expect(args.onSelect).toHaveBeenCalledTimes(3)
  },
}

export const ByKeyboard: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await drawn(canvas).findByRole('button', { name: /^Ajah/ })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip the map' })).toHaveFocus()
    await userEvent.tab()
    const first = drawn(canvas).getByRole('button', { name: /^Ajah/ })
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    // Each stop is a target of at least 24 by 24 px.
    await expect(first.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
}

export const SkipLink: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const address = location.href
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list', { name: 'Stops: Ajah to CMS' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Passed: ?Ajah/ })).toHaveFocus()
    await expect(location.href).toBe(address)
  },
}

export const ListIsComplete: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(rows[5]).toHaveTextContent(/^Next: Lekki Phase 1, 2 waiting, about 07:04$/)
    await expect(rows.map((row) => row.getAttribute('aria-current')).filter(Boolean)).toEqual(['step'])
  },
}

function Driving(props: RouteMapProps) {
  const [passed, setPassed] = useState(4)
  return (
    <Stack>
      <Button onClick={() => setPassed(passed + 1)}>Drive on</Button>
      <RouteMap
        {...props}
        vehicle={{ ...bus, ...lekkiStops[passed], name: bus.name }}
        stops={lekkiStops.map((stop, place) => ({ ...stop, status: place < passed ? 'done' : place === passed ? 'current' : 'upcoming' }))}
      />
    </Stack>
  )
}

export const MovingVehicle: Story = {
  tags: ['one-theme'],
  render: (args) => <Driving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const spoken = canvas.getByRole('region', { name: 'Map: Ajah to CMS' }).querySelector('[aria-live]')
    await expect(spoken).toBeEmptyDOMElement()
    const drive = canvas.getByRole('button', { name: 'Drive on' })
    await userEvent.click(drive)
    await waitFor(() => expect(spoken).toHaveTextContent('AAA-934KC: next stop Lekki Phase 1'))
    await userEvent.click(drive)
    await userEvent.click(drive)
    // Announcements are throttled.
    await expect(spoken).toHaveTextContent('AAA-934KC: next stop Lekki Phase 1')
    await expect(drive).toHaveFocus()
  },
}

export const ThirtyStops: Story = {
  args: { stops: thirty, vehicle: undefined, water: [], roads: [], style: { maxInlineSize: 390 } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('button')).toHaveLength(30)
    const markers = await drawn(canvas).findAllByRole('button')
    const boxes = markers.map((marker) => marker.getBoundingClientRect())
    for (const [place, box] of boxes.entries())
      for (const other of boxes.slice(place + 1)) await expect(Math.hypot(other.x - box.x, other.y - box.y)).toBeGreaterThan(23.9)
    await expect(drawn(canvas).getByRole('button', { name: /^Stop 12,.*Next$/ })).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const OneStop: Story = {
  args: { stops: lekkiStops.slice(0, 1), vehicle: undefined, water: [], roads: [] },
  play: async ({ canvas }) => expect(await drawn(canvas).findByRole('button', { name: 'Ajah, 06:17, Passed' })).toBeInTheDocument(),
}

export const NoStops: Story = {
  args: { stops: [], vehicle: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('No stops yet')).toBeVisible(),
}

export const Rtl: Story = {
  render: (args) => (
    <div dir="rtl">
      <RouteMap {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const at = async (name: RegExp) => (await drawn(canvas).findByRole('button', { name })).getBoundingClientRect().left
    // The map is not mirrored.
    await expect(await at(/^CMS/)).toBeLessThan(await at(/^Ajah/))
  },
}

function Tiles({ stops, selectedId, onReady, onSelect, at }: RouteMapAdapter & { at: 'once' | 'never' | 'waits' }) {
  // `onReady` is a new function after each render: call it once.
  const isReported = useRef(false)
  useEffect(() => {
    if (at !== 'once' || isReported.current) return
    isReported.current = true
    onReady()
  }, [at, onReady])
  return (
    <div style={{ blockSize: '100%', background: 'var(--vp-color-info-subtle)' }}>
      {stops.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === selectedId} onClick={() => onSelect(id)}>
          {`${name} on tiles`}
        </button>
      ))}
    </div>
  )
}

export const TileMap: Story = {
  args: { renderMap: (adapter) => <Tiles {...adapter} at="once" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ikota on tiles' }))
    await expect(within(canvas.getByRole('list')).getByRole('button', { name: /Ikota/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole('button', { name: 'Ikota, 06:35, Passed' })).toBeNull()
  },
}

export const TileMapLoading: Story = {
  args: { renderMap: (adapter) => <Tiles {...adapter} at="waits" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the map')
    await expect(await canvas.findByRole('button', { name: 'Ikota, 06:35, Passed' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ikota on tiles' })).toBeNull()
  },
}

let attempts = 0

function FailsAtFirst(adapter: RouteMapAdapter) {
  const [attempt] = useState(() => (attempts += 1))
  const { onFail } = adapter
  const isReported = useRef(false)
  useEffect(() => {
    if (attempt !== 1 || isReported.current) return
    isReported.current = true
    onFail()
  }, [attempt, onFail])
  return attempt === 1 ? null : <Tiles {...adapter} at="once" />
}

export const TileMapFails: Story = {
  args: { renderMap: (adapter) => <FailsAtFirst {...adapter} /> },
  beforeEach: () => {
    attempts = 0
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('The map could not be loaded. This is a drawing of the route.'))
    await expect(await canvas.findByRole('button', { name: 'Ikota, 06:35, Passed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Ikota on tiles' })).toBeVisible()
  },
}
