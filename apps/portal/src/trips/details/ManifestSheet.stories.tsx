import type { Meta, StoryObj } from '@storybook/react-vite'
import { createApi, withSession, type Passenger, type TripDetails } from '@vehicle-partner/api'
import { createDemoData, createDemoSession, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { fixedClock } from '@vehicle-partner/domain'
import { Skeleton } from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import { ManifestSheet } from './ManifestSheet.tsx'
import type { PassengerOrder } from './passengerGroups.ts'

interface Loaded {
  trip: TripDetails
  passengers: readonly Passenger[]
  asOf: string
}

/** The first trip on the road of the demo data, as the dispatcher gets it. */
async function loadManifest(): Promise<Loaded> {
  const demoData = createDemoData(fixedClock(demoNow))
  const { token } = createDemoSession(demoData, 'trips')
  const api = createApi(withSession(mockTransport(demoData), { token: () => token, onUnauthorized: () => undefined }))
  const { data: trips } = await api.trips.list({ params: { id: demoData.organizations.okafor.id }, query: { group: 'active' } })
  const params = { id: trips[0]?.id ?? '' }
  const [trip, manifest] = await Promise.all([api.trips.get({ params }), api.manifest.list({ params })])
  return { trip: trip.data, passengers: manifest.data, asOf: manifest.metadata.as_of }
}

function PrintedManifest({ order }: { order: PassengerOrder }) {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    void loadManifest().then(setLoaded)
  }, [])
  return loaded ? <ManifestSheet {...loaded} order={order} preview /> : <Skeleton />
}

const meta = {
  title: 'Portal/Trips/Manifest on paper',
  component: PrintedManifest,
  // Paper is the same in every theme.
  tags: ['one-theme'],
} satisfies Meta<typeof PrintedManifest>
export default meta
type Story = StoryObj<typeof meta>

/** A5 in large type: seats to look for, boxes to tick by pen, and no cancelled bookings. */
export const ByStop: Story = {
  args: { order: 'stop' },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article', { name: / – / })
    // 148 mm, and names of 15 points.
    await expect(Math.round(sheet.getBoundingClientRect().width)).toBe(Math.min(559, document.documentElement.clientWidth - 32))
    const [row] = within(sheet).getAllByRole('listitem')
    const name = row?.querySelector('span > span')
    await expect(parseFloat(name ? getComputedStyle(name).fontSize : '0')).toBeGreaterThan(19)
    await expect(within(sheet).getAllByRole('img', { name: /Ticked|Not ticked/ }).length).toBeGreaterThan(3)
    await expect(sheet).toHaveTextContent(/As of 14:32\. It names passengers: keep it with you, and destroy it after the trip\./)
  },
}

export const BySeat: Story = {
  args: { order: 'seat' },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article', { name: / – / })
    await expect(within(sheet).getByRole('heading', { name: 'All seats' })).toBeVisible()
  },
}
