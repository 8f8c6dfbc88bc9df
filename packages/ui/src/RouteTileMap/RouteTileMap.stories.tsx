import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { lekkiStops } from '../private/stories/lekkiRoute.ts'
import { RouteMap } from '../RouteMap/RouteMap.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { RouteTileMap, type MapTiles } from './RouteTileMap.tsx'

/** A tile server that needs no network: each tile names its place. */
const tiles: MapTiles = {
  url:
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="%23dfe5da" stroke="%239aa893"/>' +
    '<path d="M0 90h256M120 0v256" stroke="%23fff" stroke-width="10"/><text x="14" y="30" font-size="16" fill="%23556">{z}/{x}/{y}</text></svg>',
  attribution: '© OpenStreetMap contributors',
  attributionHref: 'https://www.openstreetmap.org/copyright',
}
const bus = { name: 'AAA-934KC', lat: 6.4742, lng: 3.4702 }
const sizes = { width: 640, height: 240, textScale: 1 }

function RouteOnTiles({ url = tiles.url, ...rest }: { url?: string; vehicle?: typeof bus; label?: string; isShort?: boolean }) {
  const { vehicle, label = 'Ajah to CMS', isShort = false } = rest
  return (
    <RouteMap
      aria-label={label}
      stops={isShort ? lekkiStops.slice(0, 1) : lekkiStops}
      vehicle={vehicle}
      height="low"
      {...(vehicle ? { freshness: 'Live, 12 s ago' } : {})}
      renderMap={(adapter) => <RouteTileMap adapter={adapter} tiles={{ ...tiles, url }} />}
    />
  )
}

const meta = {
  title: 'UI/Data/RouteTileMap',
  component: RouteTileMap,
  args: {
    tiles,
    adapter: {
      stops: lekkiStops,
      path: lekkiStops,
      vehicle: undefined,
      selectedId: null,
      onSelect: () => undefined,
      size: sizes,
      statusLabels: { done: 'Passed', current: 'Next', upcoming: 'Ahead', failed: 'Left out' },
      reducedMotion: true,
      onReady: () => undefined,
      onFail: () => undefined,
    },
  },
} satisfies Meta<typeof RouteTileMap>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack gap="huge">
      <RouteOnTiles vehicle={bus} />
      <RouteOnTiles label="One stop" isShort />
    </Stack>
  ),
}

const drawn = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('region', { name: 'Map: Ajah to CMS' }))
const zoomOf = (canvasElement: HTMLElement) => Number(/>(\d+)\/\d+\/\d+</.exec(canvasElement.querySelector('img')?.src ?? '')?.[1])
const isOutside = (inner: DOMRect, outer: DOMRect) => inner.right < outer.left || inner.left > outer.right

/** The buttons of the stops are those of the drawing, and the whole route is in the frame. */
export const StopsOnTiles: Story = {
  render: () => <RouteOnTiles vehicle={bus} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const map = drawn(canvas)
    await map.findByRole('button', { name: 'Zoom in' })
    await expect(map.getByRole('link', { name: /OpenStreetMap contributors/ })).toBeVisible()
    for (const image of canvasElement.querySelectorAll('img')) await expect(image).toHaveAttribute('referrerpolicy', 'strict-origin')
    await userEvent.click(map.getByRole('button', { name: 'CMS, about 07:37, Ahead' }))
    await expect(within(canvas.getByRole('list')).getByRole('button', { name: /CMS/ })).toHaveAttribute('aria-pressed', 'true')
    // The drawing lies on the tiles, which fill the frame without gaps.
    const frame = canvas.getByRole('region', { name: 'Map: Ajah to CMS' }).getBoundingClientRect()
    const top = document.elementFromPoint(frame.left + frame.width / 2, frame.top + frame.height - 40)
    await expect(top?.closest('svg')).not.toBeNull()
    const shapes = [...canvasElement.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
    await expect(Math.min(...shapes.map(({ left }) => left))).toBeLessThanOrEqual(frame.left + 1)
    await expect(Math.max(...shapes.map(({ right }) => right))).toBeGreaterThanOrEqual(frame.right - 1)
    await expect(Math.min(...shapes.map(({ top }) => top))).toBeLessThanOrEqual(frame.top + 1)
    await expect(Math.max(...shapes.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(frame.bottom - 1)
  },
}

export const ZoomByKeyboard: Story = {
  tags: ['one-theme'],
  render: () => <RouteOnTiles vehicle={bus} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const map = drawn(canvas)
    const zoomIn = await map.findByRole('button', { name: 'Zoom in' })
    const zoomOut = map.getByRole('button', { name: 'Zoom out' })
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
    const whole = zoomOf(canvasElement)
    await userEvent.click(map.getByRole('button', { name: /^CMS/ }))
    zoomIn.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(zoomOf(canvasElement)).toBe(whole + 2))
    // The selected stop is in the middle, and what lies outside the frame is no button.
    const frame = canvas.getByRole('region', { name: 'Map: Ajah to CMS' }).getBoundingClientRect()
    const cms = map.getByRole('button', { name: /^CMS/ }).getBoundingClientRect()
    await expect(Math.abs(cms.left + cms.width / 2 - (frame.left + frame.width / 2))).toBeLessThan(2)
    for (const button of map.getAllByRole('button')) await expect(isOutside(button.getBoundingClientRect(), frame)).toBe(false)
    await expect(map.queryByRole('button', { name: /^Ajah/ })).toBeNull()
    for (let step = 0; step < 12; step += 1) await userEvent.keyboard('{Enter}')
    await expect(zoomOf(canvasElement)).toBe(18)
    await expect(zoomIn).toHaveFocus()
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A stop that is deselected keeps its place, and its button the focus; the next zoom shows the vehicle. */
export const Deselects: Story = {
  tags: ['one-theme'],
  render: () => <RouteOnTiles vehicle={bus} />,
  play: async ({ canvas, userEvent }) => {
    const map = drawn(canvas)
    const zoomIn = await map.findByRole('button', { name: 'Zoom in' })
    const findCms = () => map.findByRole('button', { name: /^CMS/ })
    await userEvent.click(await findCms())
    await userEvent.click(zoomIn)
    await userEvent.click(zoomIn)
    const cms = await findCms()
    cms.focus()
    const { left } = cms.getBoundingClientRect()
    await userEvent.keyboard('{Enter}')
    await expect(cms).toHaveAttribute('aria-pressed', 'false')
    await expect(cms).toHaveFocus()
    await expect(cms.getBoundingClientRect().left).toBe(left)
    await userEvent.click(zoomIn)
    await expect(map.queryByRole('button', { name: /^CMS/ })).toBeNull()
  },
}

/** Without an answer of the tile server the drawing stays. */
export const TilesFail: Story = {
  render: () => <RouteOnTiles vehicle={bus} url="data:image/png;base64,{z}{x}{y}" />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The map could not be loaded. This is a drawing of the route.'),
    )
    await expect(await drawn(canvas).findByRole('button', { name: 'CMS, about 07:37, Ahead' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['one-theme'],
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <RouteOnTiles vehicle={bus} />
    </div>
  ),
  play: async ({ canvas }) => {
    await drawn(canvas).findByRole('button', { name: 'Zoom in' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The map is not mirrored, but its badge is: nothing lies on the other. */
export const Rtl: Story = {
  tags: ['one-theme'],
  render: () => (
    <div dir="rtl">
      <RouteOnTiles vehicle={bus} />
    </div>
  ),
  play: async ({ canvas }) => {
    const map = drawn(canvas)
    const zoomIn = (await map.findByRole('button', { name: 'Zoom in' })).getBoundingClientRect()
    const badge = map.getByText('Live, 12 s ago').getBoundingClientRect()
    await expect(isOutside(zoomIn, badge) || zoomIn.top > badge.bottom).toBe(true)
  },
}
