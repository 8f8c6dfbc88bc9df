import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/settings/company',
  as: 'owner',
  queries: {
    'partners.get': 'The company could not be loaded',
    'cities.ofPartner': 'The cities could not be loaded',
    'documents.types': 'The documents could not be loaded',
    'documents.list': 'The documents could not be loaded',
  },
  // A company always has its details.
  empty: null,
  // Every member may read them.
  forbidden: null,
}

const meta = {
  title: 'Portal/Settings/Company',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = {
  click: (element: Element) => Promise<void>
  clear: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

const openEditor = async (canvas: Canvas, userEvent: User) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change company details' }))
  return canvas.findByLabelText('Company address')
}

/** In the details: the header and the picture have the name as well. */
const findName = (canvas: Canvas) => canvas.findByText('Okafor Mobility Limited', { selector: 'dd, dd *' })

export const Company: Story = {
  play: async ({ canvas }) => {
    await expect(await findName(canvas)).toBeVisible()
    await expect(await canvas.findByText('Lagos')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await findName(canvas)).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Offline = offlineStory(states)

/** Members read: the controls are not there. */
export const AsTripManager: Story = {
  args: { as: 'trips' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findName(canvas)
    await canvas.findByText('Lagos')
    for (const name of ['Change company details', 'Add a city', /^Remove/]) await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** An individual has no company: the tab is not there, and the address says so. */
export const AsIndividual: Story = {
  args: { as: 'individual' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('Only businesses have company information')).toBeVisible(),
}

export const ChangesAtOnce: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const address = await openEditor(canvas, userEvent)
    await userEvent.clear(address)
    await userEvent.type(address, '20 Marina')
    const [suggested] = await screen.findAllByRole('option', { name: /Lagos/ }, { timeout: 3000 })
    await userEvent.click(suggested ?? address)
    await expect((address as HTMLInputElement).value).toMatch(/^20 Marina.*, Lagos/)
    await userEvent.clear(address)
    await userEvent.type(address, '20 Marina Road, Lagos Island')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Successful')
    await expect(await canvas.findByText('20 Marina Road, Lagos Island')).toBeVisible()
  },
}

/** A new name is reviewed; until then the present one counts. */
export const SentForReview: Story = {
  play: async ({ canvas, userEvent }) => {
    await openEditor(canvas, userEvent)
    const name = canvas.getByLabelText('Company name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Okafor Mobility Nigeria Limited')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Sent for review')
    await expect(await canvas.findByText(/^Company name: Okafor Mobility Nigeria Limited/)).toBeVisible()
    await expect(canvas.getAllByText('Okafor Mobility Limited')[0]).toBeVisible()
    // Until it is decided it can be withdrawn.
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw the change?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, withdraw' }))
    await expectToast('Your change is withdrawn')
    await waitFor(() => expect(canvas.queryByText('A change is under review.')).toBeNull())
  },
}

const declined: DemoSetup = ({ organizations: { okafor } }) => {
  okafor.registered.declined_change = {
    changes: { company_name: 'Okafor Mobility Nigeria Limited' },
    created_at: '2026-11-18T09:00:00.000Z',
    declined_at: '2026-11-20T09:00:00.000Z',
    reason_text: 'The register knows another name.',
  }
}

/** The reason, and the form with what was asked for. */
export const Declined: Story = {
  args: { setup: declined },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The register knows another name\. Declined/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Correct and send again' }))
    await expect(await canvas.findByLabelText('Company name')).toHaveValue('Okafor Mobility Nigeria Limited')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Sent for review')
    await waitFor(() => expect(canvas.queryByText('Your change was declined.')).toBeNull())
  },
}

const conflict: DemoSetup = failWith('partners.update', 409, {
  times: 1,
  message: 'Someone else changed this. Reload to see their changes.',
})

/** What was typed stays, and can be saved after all. */
export const ChangedElsewhere: Story = {
  args: { setup: conflict },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const address = await openEditor(canvas, userEvent)
    await userEvent.clear(address)
    await userEvent.type(address, '20 Marina Road, Lagos Island')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Someone else changed this. Reload to see their changes.')
    await expect(address).toHaveValue('20 Marina Road, Lagos Island')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save changes' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Successful')
  },
}

// One white pixel.
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg=='
const picture = new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], 'logo.png', { type: 'image/png' })

export const Logo: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add logo' })
    await userEvent.upload(canvas.getByLabelText('Logo'), picture)
    await expectToast('Successful')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add logo' })).toHaveFocus())
  },
}

/** The dialog says it: once is enough. */
const expectNoErrorToast = async (text: RegExp) => {
  await expect(within(screen.getByRole('region', { name: 'Notifications' })).queryByText(text)).toBeNull()
}

export const CityInUse: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Lagos' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Lagos?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }))
    await expect(await dialog.findByText(/^\d+ vehicles and \d+ drivers are based in this city\. Move them/)).toBeVisible()
    await expectNoErrorToast(/based in this city/)
  },
}

/** Departures are planned by the operator: support ends them. */
export const CityWithDepartures: Story = {
  args: {
    pageSettings: { supportWhatsapp: '+2348030009999' },
    setup: failWith('cities.remove', 'InUse', {
      message: '2 planned departures of yours run in this city',
      data: { vehicles: 0, drivers: 0, departures: 2 },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Lagos' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Lagos?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }))
    await expect(await dialog.findByText(/^2 planned departures of yours run in this city\./)).toBeVisible()
    await expect(await dialog.findByText(/^Ask support/)).toBeVisible()
    await expectNoErrorToast(/run in this city/)
    await expect(await dialog.findByRole('link', { name: /WhatsApp/ })).toBeVisible()
  },
}

export const AddsACity: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a city' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Add a city' }), 'abu')
    await userEvent.click(await screen.findByRole('option', { name: 'Abuja' }))
    await expectToast('Successful')
    await expect(await canvas.findByRole('button', { name: 'Remove Abuja' })).toBeVisible()
  },
}
