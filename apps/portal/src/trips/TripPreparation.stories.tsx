import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { openFirst } from '../storyHarness/tripStoryActions.ts'

// What matters on the page of a trip before it leaves; `TripScreen.stories.tsx` has its states and actions.
const meta = {
  title: 'Portal/Trips/Before a trip',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/trips/information/upcoming/trp_01JN9QW4RG0000000004330798', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** What keeps a vehicle or driver from the trip is named, with the step that resolves it. */
export const DocumentsNotInOrder: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs documents')).toBeVisible()
    await expect(canvas.getByText('Kabiru Sanni: LASDRI recertification card was not accepted.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Upload again' })).toHaveAttribute('href', expect.stringMatching(/^\/drivers\//))
  },
}

/** Who may not open the documents of drivers learns whom to tell. */
export const DocumentsOfOthers: Story = {
  args: { as: 'trips' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tell an owner or a driver manager.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Upload again' })).toBeNull()
  },
}

/** Days before the trip there is no link, and it says from when. */
export const NotShareableYet: Story = {
  args: { at: '/trips?status=assigned&sort=-departure_at' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    await expect(await canvas.findByText(/^A live link can be shared from/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share live link' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Report issue' })).toBeVisible()
  },
}

/** Seats, rate, rating, documents and reliability before departure; no names of passengers. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    const seats = within(await canvas.findByRole('region', { name: 'Seats' }))
    await expect(seats.getByRole('img', { name: /^\d of 7 seats booked/ })).toBeVisible()
    await expect(seats.getByRole('link', { name: 'See manifest' })).toHaveAttribute('href', expect.stringMatching(/manifest$/))
    await expect(canvas.getByText(/^Rate for .+, mini van, when it is completed/)).toBeVisible()
    await expect(canvas.getByText(/^All documents valid to/)).toBeVisible()
    await expect(canvas.getByText(/out of 10/)).toBeVisible()
    await expect(canvas.getByText(/^A decline lowers your reliability, now \d+ %, for 30 days\.$/)).toBeVisible()
  },
}

/** A trip manager sees no money. */
export const FactsWithoutMoney: Story = {
  args: { as: 'trips' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^\d of 7 seats booked/ })).toBeVisible()
    await expect(canvas.queryByText(/₦|^Rate for/)).toBeNull()
  },
}
