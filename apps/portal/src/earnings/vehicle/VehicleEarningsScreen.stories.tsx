import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const at = '/earnings/vehicle-information/veh_01JN9QW4RG0000000000000001'
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: { 'earnings.vehicle': 'The earnings could not be loaded', 'costConfigurations.getVehicle': 'The costs could not be loaded' },
  // A vehicle without trips shows zeros.
  empty: null,
  forbidden: { as: 'trips', text: 'You do not have access to view Vehicle earnings page' },
}

const meta = {
  title: 'Portal/Earnings/Vehicle',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Vehicle: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Earnings of this vehicle' })).toBeVisible()
    await expect((await canvas.findAllByText('Profit'))[0]).toBeVisible()
    await expect(
      await within(await canvas.findByRole('region', { name: 'By type' })).findByRole('link', { name: 'Trips' }),
    ).toHaveAttribute('href', '/earnings?view=lines&type=trip_earning&vehicle_id=veh_01JN9QW4RG0000000000000001&period=current_month')
    await expect(await canvas.findByRole('heading', { name: 'What if?' })).toBeVisible()
  },
}

/** With costs, what is left of the net: the bars begin at the net and end at the profit. */
export const ProfitAfterCosts: Story = {
  args: { at: '/earnings/cost-configuration/vehicle/veh_01JN9QW4RG0000000000000001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Insurance' }), '45,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save costs' }))
    await expect(await screen.findByText('Costs saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'What it earns' }))
    await canvas.findByRole('group', { name: 'Earnings of this vehicle' })
    const bars = within(await canvas.findByRole('group', { name: 'From net to profit' }))
    await expect(bars.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Net', 'Fee and tax', 'Your costs', 'Profit'])
    bars.getByText('Profit').scrollIntoView({ block: 'center' })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect(await canvas.findByRole('group', { name: 'Earnings of this vehicle' })).toBeVisible(),
}

export const NotFound: Story = {
  args: { at: '/earnings/vehicle-information/veh_of_others' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This vehicle is not here')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All earnings' })).toHaveAttribute('href', '/earnings?period=current_month')
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
