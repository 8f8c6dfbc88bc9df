import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const at = '/earnings/cost-configuration/vehicle/veh_01JN9QW4RG0000000000000001'
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: {
    'costConfigurations.getVehicle': 'The costs could not be loaded',
    'costConfigurations.vehicleVersions': /^The changes could not be loaded/,
  },
  // A vehicle without costs shows an empty form.
  empty: null,
  forbidden: { as: 'trips', text: 'You do not have access to view Vehicle costs page' },
}

const meta = {
  title: 'Portal/Earnings/Vehicle costs',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Vehicle: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Fuel amount')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'Trips in a month' })).toBeVisible()
  },
}

/** Own costs replace those of the default; removed, the default applies again. */
export const OwnCosts: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const loan = await canvas.findByLabelText('Loan')
    await userEvent.clear(loan)
    await userEvent.type(loan, '64,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save costs' }))
    await expect(await screen.findByText('Costs saved')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove own costs' }))
    const question = await screen.findByRole('alertdialog', { name: /^Remove own costs of / })
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, remove' }))
    await expect(await screen.findByText('Own costs removed')).toBeVisible()
    await expect(await canvas.findByLabelText('Loan')).toHaveValue('')
    await expect(canvas.getByRole('region', { name: 'Costs of this vehicle' })).toHaveFocus()
  },
}

export const NotFound: Story = {
  args: { at: '/earnings/cost-configuration/vehicle/veh_of_others' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This vehicle is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
