import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, trackDemoTrip } from '@vehicle-partner/api/mock'
import { expect, fn, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { openFirst } from '../storyHarness/tripStoryActions.ts'

const at = '/trips/information/upcoming/trp_01JN9QW4RG0000000004330798'

const meta = {
  title: 'Portal/Trips/Trip map',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** A tile server that needs no network. */
const mapTiles = {
  mapTilesUrl:
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="%23dfe5da"/>' +
    '<path d="M0 90h256M120 0v256" stroke="%23fff" stroke-width="10"/><text x="14" y="30">{z}/{x}/{y}</text></svg>',
  mapTilesAttribution: '© OpenStreetMap contributors',
  mapTilesAttributionUrl: 'https://www.openstreetmap.org/copyright',
}

/** The operator has a tile server: the route lies on its map. */
export const MapTiles: Story = {
  args: { pageSettings: mapTiles },
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('heading', { name: 'Map' })).scrollIntoView()
    const map = within(await canvas.findByRole('region', { name: /^Map: / }))
    await expect(await map.findByRole('button', { name: 'Zoom in' })).toBeVisible()
    await expect(map.getByRole('link', { name: /OpenStreetMap contributors/ })).toBeVisible()
    await expect(map.getAllByRole('button', { name: /, Ahead$/ }).length).toBeGreaterThan(1)
  },
}

export const MapTilesFail: Story = {
  args: { pageSettings: { ...mapTiles, mapTilesUrl: 'data:image/png;base64,{z}{x}{y}' } },
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('heading', { name: 'Map' })).scrollIntoView()
    const map = within(await canvas.findByRole('region', { name: /^Map: / }))
    await expect(await map.findByText('The map could not be loaded. This is a drawing of the route.')).toBeVisible()
    await expect(map.getAllByRole('button', { name: /, Ahead$/ }).length).toBeGreaterThan(1)
  },
}

/** With little data a map that is asked for is a drawing, also where the operator has tiles. */
export const MapTilesLowData: Story = {
  args: { pageSettings: mapTiles, savesData: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the map' }))
    ;(await canvas.findByRole('heading', { name: 'Map' })).scrollIntoView()
    const map = within(await canvas.findByRole('region', { name: /^Map: / }))
    await expect((await map.findAllByRole('button', { name: /, Ahead$/ })).length).toBeGreaterThan(1)
    await expect(map.queryByText('Loading the map')).toBeNull()
    await expect(map.queryByRole('button', { name: 'Zoom in' })).toBeNull()
  },
}

/** What was driven is drawn over what was planned, and said: here with a gap and a detour. */
export const Driven: Story = {
  args: { at: '/trips?group=active', as: 'trips', setup: trackDemoTrip('active') },
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    await expect(
      await canvas.findByText(
        /^Recorded [\d.]+ km of [\d.]+ km planned, up to \d\.\d km off the planned way, at \d\d:\d\d\. One part is missing\. A solid line is driven/,
      ),
    ).toBeVisible()
    await expect(canvas.getByText(/^Live, 0 s ago|^Last seen|min ago$|s ago$/)).toBeVisible()
  },
}

export const DrivenOnAPhone: Story = {
  args: { at: '/trips?group=active', as: 'trips', setup: trackDemoTrip('active') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: Driven.play,
}

export const NotRecorded: Story = {
  args: { at: '/trips?status=completed', as: 'trips' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    ;(await canvas.findByRole('heading', { name: 'Map' })).scrollIntoView()
    await expect(await canvas.findByText('The way that was driven is not recorded.')).toBeVisible()
  },
}

/** The plan stays, and the question can be asked again. */
export const DrivenFails: Story = {
  args: { at: '/trips?group=active', as: 'trips', setup: failWith('trips.track', 500) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    await expect(await canvas.findByText('The way that was driven could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: /^Map: / })).toBeVisible()
  },
}

/** A map that is asked for where little data is wanted has the plan alone; nothing is asked about the way that was driven. */
export const DrivenLowData: Story = {
  args: {
    at: '/trips?group=active',
    as: 'trips',
    savesData: true,
    onQuery: fn(),
  },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the map' }))
    await expect(await canvas.findByRole('region', { name: /^Map: / })).toBeVisible()
    await expect(canvas.queryByText(/driven/)).toBeNull()
    await expect(args.onQuery).toHaveBeenCalledWith('trips.get', expect.anything())
    await expect(args.onQuery).not.toHaveBeenCalledWith('trips.track', expect.anything())
  },
}
