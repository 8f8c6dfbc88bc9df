import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, loseConnection, loseResponse, neverRespond } from '@vehicle-partner/api/mock'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Device } from '../../session/PortalDependencies.ts'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'

const vehicleId = 'veh_01JN9QW4RG0000000000000010'

/** A phone that keeps pages and shares files. */
function createPhone(): Device {
  const pages = new Set<string>()
  return {
    savePage: fn(async (path: string) => void pages.add(path)),
    hasPage: async (path) => pages.has(path),
    removePage: async (path) => void pages.delete(path),
    canShare: () => true,
    share: fn(async () => undefined),
  }
}

const meta = {
  title: 'Portal/Roadside/Make a pack',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: `/vehicles/details/${vehicleId}`, as: 'owner', device: createPhone() },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openDialog({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for KJA-170LB' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Roadside pack' }))
  return within(await screen.findByRole('dialog', { name: 'Roadside pack of KJA-170LB' }))
}

async function makePack(context: Pick<Context, 'canvas' | 'userEvent'>) {
  const dialog = await openDialog(context)
  await context.userEvent.click(dialog.getByRole('button', { name: 'Make the pack' }))
  return dialog
}

export const Question: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(dialog.getByRole('radiogroup', { name: 'Driver in the pack' })).toBeVisible()
    await context.userEvent.click(dialog.getByRole('radio', { name: 'Another driver' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Make the pack' }))
    await expect(await dialog.findByText('Please select a driver')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Driver' })).toHaveFocus()
  },
}

export const Made: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const dialog = await makePack(context)
    await expect(await dialog.findByText(/^Saved on this phone at/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Open the page/ })).toHaveAttribute('href', expect.stringMatching(/^\/roadside\/rsp_/))
    const { device } = context.args
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send to the driver' }))
    await waitFor(() => expect(device?.share).toHaveBeenCalledWith(expect.objectContaining({ name: 'roadside-pack-KJA-170LB.html' })))
  },
}

/** Another device: nothing is kept, and only links are shared. */
export const MadeWithoutStorage: Story = {
  args: { device: { ...createPhone(), savePage: () => Promise.reject(new Error('no')), canShare: () => false } },
  play: async (context) => {
    const dialog = await makePack(context)
    await expect(await dialog.findByText('This browser cannot keep the page. Download it, or send it to the driver.')).toBeVisible()
    const link = dialog.getByRole('link', { name: /^Send the link by WhatsApp/ })
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('https://partners.example/check/')
    await expect(dialog.getByRole('button', { name: 'Download page' })).toBeVisible()
  },
}

export const PageFails: Story = {
  tags: ['one-theme'],
  args: { setup: failWith('roadsidePacks.file', 503, { times: 1 }) },
  play: async (context) => {
    const dialog = await makePack(context)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Load the page again' }))
    await expect(await dialog.findByText(/^Saved on this phone at/)).toBeVisible()
  },
}

export const NothingInForce: Story = {
  args: {
    setup: ({ fleet }) => {
      fleet.documents = fleet.documents.filter(({ owner_id }) => owner_id !== vehicleId)
    },
  },
  play: async (context) => {
    const dialog = await openDialog(context)
    await context.userEvent.click(dialog.getByRole('radio', { name: 'No driver' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Make the pack' }))
    await expectToast(/^No document of this vehicle is in force today/)
  },
}

export const Offline: Story = {
  tags: ['one-theme'],
  args: { setup: loseConnection('roadsidePacks.create') },
  play: async (context) => {
    const dialog = await makePack(context)
    await expectToast(/./)
    await expect(dialog.getByRole('button', { name: 'Make the pack' })).toBeEnabled()
  },
}

export const Making: Story = {
  tags: ['one-theme'],
  args: { setup: neverRespond('roadsidePacks.create') },
  play: async (context) => {
    const dialog = await makePack(context)
    await expect(await dialog.findByRole('button', { name: 'Making the pack...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A role without access to drivers makes a pack without one. */
export const WithoutDrivers: Story = {
  tags: ['one-theme'],
  args: { as: 'vehicles' },
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(dialog.getByText(/your role has no access to drivers/)).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Make the pack' }))
    await expect(await dialog.findByText('The pack is made.')).toBeVisible()
  },
}

/** Makes a pack, and ends it in another dialog. */
async function endPack(context: Pick<Context, 'canvas' | 'userEvent'>) {
  const { userEvent } = context
  const dialog = await makePack(context)
  await dialog.findByText(/^Saved on this phone at/)
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  const again = await openDialog(context)
  await expect(await again.findByText('Not checked yet')).toBeVisible()
  await userEvent.click(again.getByRole('button', { name: /^End the pack: / }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End this pack?' }))
  await userEvent.click(question.getByRole('button', { name: 'Yes, end' }))
  await expectToast('The pack is ended')
  await waitFor(() => expect(again.queryByText('Packs that are valid now')).toBeNull())
}

/** A pack that was made before is checked, and ended. */
export const EndsAPack: Story = { play: endPack }

/** The pack was ended, and the response got lost: the list says that it has ended. */
export const EndOfPackLost: Story = {
  tags: ['one-theme'],
  args: { setup: loseResponse('roadsidePacks.end') },
  play: async (context) => {
    await endPack(context)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
