import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoCities, demoPeople, failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/drivers/add-driver',
  as: 'owner',
  queries: {
    'cities.ofPartner': 'The cities could not be loaded',
    'drafts.get': 'What you saved before could not be loaded.',
  },
  // A form lists nothing.
  empty: null,
  forbidden: { as: 'vehicles', text: 'You do not have access to view Add driver page' },
}

const meta = {
  title: 'Portal/Drivers/AddDriver',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> }

/** What was typed before. The licence does not cover buses. */
const withDraft =
  (person: 'owner' | 'drivers'): DemoSetup =>
  ({ drafts, organizations }) => {
    drafts.set(`${demoPeople[person].id} driver ${organizations.okafor.id}`, {
      values: {
        fname: 'Adéṣọlá',
        lname: 'O’Connor',
        phone: { number: '+2348091234567', country: 'NG' },
        dob: '1990-04-12',
        city_id: demoCities[0].id,
        licence_number: 'ABC12345AA67',
        licence_class: 'B',
        licence_expiry_date: '2028-01-10',
      },
      updated_at: '2026-11-20T09:00:00.000Z',
    })
  }

const step = async (canvas: Canvas, name: string) => expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible()
const press = async (canvas: Canvas, userEvent: User, name: string) => userEvent.click(await canvas.findByRole('button', { name }))

/** Continues, and waits for the next step: until it is there, the button is that of the step before. */
const continueForm = async (canvas: Canvas, userEvent: User) => {
  const findTitle = () => canvas.getAllByRole('heading', { level: 2 })[0]?.textContent
  const title = findTitle()
  await press(canvas, userEvent, 'Continue')
  await waitFor(() => expect(findTitle()).not.toBe(title))
}
const goToVehicle = async (canvas: Canvas, userEvent: User) => {
  for (const name of ['Person', 'Licence and LASDRI', 'Documents']) {
    await step(canvas, name)
    await press(canvas, userEvent, 'Continue')
  }
  await step(canvas, 'Vehicle')
  await userEvent.type(canvas.getByLabelText(/^Vehicle/, { selector: 'input' }), 'KJA')
  await userEvent.click(await screen.findByRole('option', { name: /KJA-456XY/ }, { timeout: 3000 }))
  await press(canvas, userEvent, 'Continue')
}

/** Lagos needs one document more than other cities. */
export const DocumentsOfACity: Story = {
  args: { setup: withDraft('owner') },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await step(canvas, 'Person')
    await continueForm(canvas, userEvent)
    await continueForm(canvas, userEvent)
    const card = within(await canvas.findByRole('article', { name: 'LASDRI recertification card' }))
    await expect(card.getByText('Needed for trips')).toBeVisible()
    // What the driver's own fields say is not typed again.
    await press(canvas, userEvent, "Add: FRSC driver's licence")
    const panel = within(await screen.findByRole('dialog', { name: "FRSC driver's licence" }))
    await expect(await panel.findByLabelText(/^Licence number/)).toHaveValue('ABC12345AA67')
    await expect(panel.getByLabelText('Expiry date', { selector: 'input' })).toHaveValue('10-01-2028')
  },
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await step(canvas, 'Person')
    await press(canvas, userEvent, 'Continue')
    await expect(await canvas.findByText('Please enter the first name')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { setup: withDraft('owner') },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This is what you typed before.')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

/** The class of the licence must cover the vehicle. */
export const ClassDoesNotCover: Story = {
  args: { setup: withDraft('owner') },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await goToVehicle(canvas, userEvent)
    await expect(await canvas.findByText(/^Class B does not cover/)).toBeVisible()
  },
}

const withBusLicence: DemoSetup = ({ drafts, organizations }) => {
  const key = `${demoPeople.owner.id} driver ${organizations.okafor.id}`
  const draft = drafts.get(key)
  if (draft) drafts.set(key, { ...draft, values: { ...draft.values, licence_class: 'E' } })
}

/** The vehicle was given away meanwhile: the driver stays, and the message says what is left to do. */
export const AddedWithoutVehicle: Story = {
  args: {
    setup: [
      withDraft('owner'),
      withBusLicence,
      failWith('drivers.setVehicle', 'VersionConflict', { message: 'Someone else changed this.' }),
    ],
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await goToVehicle(canvas, userEvent)
    await step(canvas, 'Review')
    await press(canvas, userEvent, 'Add driver')
    await expectToast(/^KJA-456XY was not assigned: /)
    await expectToast('Driver added')
  },
}

const phoneTaken = failWith('drivers.create', 'ItemAlreadyExist', {
  message: 'This driver already works with another partner',
  errors: { phone: 'This driver already works with another partner' },
})

/** The message of the server leads back to its step. */
export const WorksWithAnotherPartner: Story = {
  args: { setup: [withDraft('owner'), phoneTaken] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Continue' })
    for (let steps = 0; steps < 4; steps += 1) await continueForm(canvas, userEvent)
    await press(canvas, userEvent, 'Add driver')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Phone number/ })).toHaveFocus())
    await expect(canvas.getAllByText('This driver already works with another partner')[0]).toBeVisible()
    await expect(canvas.getByLabelText('Last name')).toHaveValue('O’Connor')
  },
}
