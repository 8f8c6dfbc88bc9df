import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoCities, demoPeople, failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, userEvent as events, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/vehicles/add-vehicle',
  as: 'owner',
  queries: {
    'cities.ofPartner': 'The cities could not be loaded',
    'drafts.get': 'What you saved before could not be loaded.',
  },
  // A form lists nothing.
  empty: null,
  forbidden: { as: 'drivers', text: 'You do not have access to view Add vehicle page' },
}

const meta = {
  title: 'Portal/Vehicles/AddVehicle',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void> }

/** What the owner typed on another device. */
const withDraft: DemoSetup = ({ drafts, organizations }) => {
  drafts.set(`${demoPeople.owner.id} vehicle ${organizations.okafor.id}`, {
    values: {
      brand: 'Toyota',
      name: 'Hiace',
      type: 'mini_bus',
      year: '2016',
      seats: '14',
      registration_number: 'EKY-903TA',
      plate_category: 'commercial',
      color: 'White',
      fuel_type: 'petrol',
      city_id: demoCities[0].id,
      ownership: 'owned',
      inventory_type: 'dedicated',
      amenity_list: ['air_conditioning'],
    },
    updated_at: '2026-11-20T09:00:00.000Z',
  })
}

// The first bytes of a JPEG: uploads are checked by content, not by name.
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0xff, 0xda])], 'front.jpg', { type: 'image/jpeg' })
// The file input itself takes no presses.
const upload = (input: HTMLElement) => events.setup({ pointerEventsCheck: 0 }).upload(input, photo)
const step = async (canvas: Canvas, name: string) => expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible()
const press = async (canvas: Canvas, userEvent: User, name: string) => userEvent.click(await canvas.findByRole('button', { name }))

/** Continues, and waits for the next step: until it is there, the button is that of the step before. */
const continueForm = async (canvas: Canvas, userEvent: User) => {
  const findTitle = () => canvas.getAllByRole('heading', { level: 2 })[0]?.textContent
  const title = findTitle()
  await press(canvas, userEvent, 'Continue')
  await waitFor(() => expect(findTitle()).not.toBe(title))
}

const addPhoto = async (canvas: Canvas, userEvent: User) => {
  await press(canvas, userEvent, 'Continue')
  await step(canvas, 'Photos')
  await upload(await canvas.findByLabelText(/Front of the vehicle/, { selector: 'input' }))
  await expect(await canvas.findByText('front.jpg')).toBeVisible()
  await expect(await canvas.findByText(/, uploaded$/)).toBeVisible()
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await step(canvas, 'Vehicle details')
    await press(canvas, userEvent, 'Continue')
    await expect(await canvas.findByText('Please select the brand')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { setup: withDraft },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This is what you typed before.')).toBeVisible(),
}

/** What the third step asks for is said with the first one. */
export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await step(canvas, 'Vehicle details')
    const needed = within(canvas.getByRole('region', { name: 'Have these ready' })).getAllByRole('listitem')
    await expect(needed.map(({ textContent }) => textContent)).toContain('Hackney permit')
    // The types stand beside each other.
    const [first, second] = canvas.getAllByRole('radio').map((type) => type.getBoundingClientRect().top)
    await expect(second).toBe(first)
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

export const TypedBefore: Story = {
  args: { setup: withDraft },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is what you typed before.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Model')).toHaveValue('Hiace'))
  },
}

/** What was typed before is dropped. */
export const StartedAgain: Story = {
  args: { setup: withDraft },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Start again')
    await waitFor(() => expect(canvas.getByLabelText('Model')).toHaveValue(''))
    await expect(canvas.queryByText('This is what you typed before.')).toBeNull()
  },
}

const send = async (canvas: Canvas, userEvent: User) => {
  await press(canvas, userEvent, 'Continue')
  await step(canvas, 'Review')
  await press(canvas, userEvent, 'Submit for review')
}

export const Review: Story = {
  args: { setup: withDraft },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await addPhoto(canvas, userEvent)
    await continueForm(canvas, userEvent)
    await press(canvas, userEvent, 'Continue')
    await step(canvas, 'Review')
    await expect(canvas.getByRole('button', { name: 'Submit for review' })).toBeVisible()
    const missing = canvas.getByText(/^Missing: /).getBoundingClientRect()
    await expect(canvas.getByRole('button', { name: 'Add documents' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(missing.bottom)
  },
}

export const Sent: Story = {
  args: { setup: withDraft },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await addPhoto(canvas, userEvent)
    await continueForm(canvas, userEvent)
    await send(canvas, userEvent)
    await expectToast('Vehicle sent for review')
  },
}

/** The vehicle exists all the same; its page is the place to upload the document again. */
export const DocumentRejectedAfterAdding: Story = {
  args: { setup: [withDraft, failWith('vehicleDocuments.create', 'ValidationError')] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await addPhoto(canvas, userEvent)
    await continueForm(canvas, userEvent)
    await press(canvas, userEvent, 'Add: Proof of ownership certificate')
    const panel = within(await screen.findByRole('dialog', { name: 'Proof of ownership certificate' }))
    await upload(await panel.findByLabelText(/File/, { selector: 'input[type=file]' }))
    await expect(await panel.findByText('front.jpg')).toBeVisible()
    // The file is there.
    await waitFor(() => expect(panel.getByRole('button', { name: 'Add document' })).toBeEnabled())
    await userEvent.click(panel.getByRole('button', { name: 'Add document' }))
    await expect(await canvas.findByText('Ready to send')).toBeVisible()
    await send(canvas, userEvent)
    await expectToast(/^These documents could not be sent: Proof of ownership certificate/)
  },
}

/** What was entered is there again when the panel is opened again. Cancel gives it up. */
export const DocumentClosedByAccident: Story = {
  args: { setup: withDraft },
  tags: ['one-theme', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await addPhoto(canvas, userEvent)
    await continueForm(canvas, userEvent)
    const open = async () => {
      await press(canvas, userEvent, 'Add: Vehicle licence')
      return within(await screen.findByRole('dialog', { name: 'Vehicle licence' }))
    }
    const panel = await open()
    await upload(await panel.findByLabelText(/File/, { selector: 'input[type=file]' }))
    await expect(await panel.findByText(/, uploaded$/)).toBeVisible()
    await userEvent.type(panel.getByLabelText('Expiry date'), '01-11-2027')
    await userEvent.keyboard('{Escape}')
    const reopened = await open()
    await expect(await reopened.findByText('front.jpg')).toBeVisible()
    await expect(reopened.getByLabelText('Expiry date')).toHaveValue('01-11-2027')
    await userEvent.click(reopened.getByRole('button', { name: 'Cancel' }))
    await expect((await open()).getByLabelText('Expiry date')).toHaveValue('')
  },
}

const plateTaken = failWith('vehicles.create', 'ItemAlreadyExist', {
  message: 'A vehicle with this plate number already exists',
  errors: { registration_number: 'A vehicle with this plate number already exists' },
})

/** The message of the server leads back to its step, and the photo stays. */
export const Rejected: Story = {
  args: { setup: [withDraft, plateTaken] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await addPhoto(canvas, userEvent)
    for (let steps = 0; steps < 2; steps += 1) await continueForm(canvas, userEvent)
    await press(canvas, userEvent, 'Submit for review')
    await waitFor(() => expect(canvas.getByLabelText('Plate number')).toHaveFocus())
    await expectToast('A vehicle with this plate number already exists')
    await press(canvas, userEvent, 'Continue')
    await expect(await canvas.findByText('front.jpg')).toBeVisible()
  },
}

/** Photos are in no draft: leaving asks. */
export const AsksBeforeLeaving: Story = {
  args: { setup: withDraft },
  play: async ({ canvas, userEvent }) => {
    await addPhoto(canvas, userEvent)
    await press(canvas, userEvent, 'Back')
    await press(canvas, userEvent, 'Finish later')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await step(canvas, 'Vehicle details')
  },
}
