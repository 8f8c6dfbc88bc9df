import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

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
