import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond } from '@vehicle-partner/api/mock'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { createPhone } from '../storyHarness/createPhone.ts'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Imports/ImportSteps',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/vehicles?view=import', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type Play = NonNullable<Story['play']>
type UserEvent = Parameters<Play>[0]['userEvent']

const headers = 'Reg No;Make;Model;Body;Year;Capacity;Color;Fuel;Location;Plate type;Features'
const row = (plate: string, seats = '14', fuel = 'Petrol') =>
  [plate, 'Toyota', 'Hiace', 'Mini Bus', '2014', seats, 'white', fuel, 'Lagos', 'Commercial', '"Air conditioning"'].join(';')
const fleet = [headers, row('IMP-101XY'), row('IMP-102XY', '99'), row('IMP-103XY', '14', 'Petroleum'), row('imp 101 xy'), row('IMP-105XY')]
const createFile = (lines: readonly string[], name = 'fleet.csv') => new File([lines.join('\n')], name, { type: 'text/csv' })

async function chooseFile(canvas: Canvas, userEvent: UserEvent, file: File) {
  await canvas.findByRole('heading', { name: 'Choose a file' })
  await userEvent.setup({ pointerEventsCheck: 0 }).upload(await canvas.findByLabelText(/^List of (vehicles|drivers)$/), file)
}

async function openRows(canvas: Canvas, userEvent: UserEvent, lines: readonly string[] = fleet) {
  await chooseFile(canvas, userEvent, createFile(lines))
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }))
  await canvas.findByRole('heading', { name: 'Check the rows' })
}

export const ChooseFile: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Needed for each row: Plate number, Brand,.* Mini buses and coasters also need air conditioning/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download the template' })).toBeVisible()
  },
}

/** A page that is loaded again at the second step has no file any more, and says so. */
export const FileLost: Story = {
  args: { at: '/vehicles?view=import&step=columns' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose a file' })).toBeVisible()
    await expect(await canvas.findByText('The page was loaded again, which closed your file.')).toBeVisible()
  },
}

/** A file that cannot be read is refused with the reason, and another one can be chosen. */
export const UnreadableFile: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await chooseFile(canvas, userEvent, createFile(['Reg No', '"LAG-234XA']))
    await expect(await canvas.findByText('A quotation mark of row 2 is not closed')).toBeVisible()
    await chooseFile(canvas, userEvent, createFile(fleet, 'corrected.csv'))
    await expect(await canvas.findByText(/^corrected\.csv: 5 rows\./)).toBeVisible()
  },
}

/** A field that no column fits must be given a column, or one value for all rows. */
export const MissingColumn: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseFile(
      canvas,
      userEvent,
      createFile(['Reg No,Make,Model,Body,Year,Capacity,Color,Fuel,Area', 'IMP-201XY,Toyota,Hiace,Mini Bus,2014,14,white,Petrol,Lagos']),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }))
    await expect(await canvas.findByText('Choose the column of “City”, or one value for all rows')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Colour of the plate' })).toHaveFocus())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Area')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Colour of the plate' }), 'One value for all rows')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Colour of the plate for all rows' }), 'Commercial')
    await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }))
    await expect(await canvas.findByRole('heading', { name: 'Check the rows' })).toHaveFocus()
    await expect(await canvas.findByRole('textbox', { name: 'Amenities, row 2' })).toBeVisible()
  },
}

/** Wrong cells are fields. Corrected rows and the ready ones are imported; the others stay until they are corrected or left out. */
export const CorrectsRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await openRows(canvas, userEvent)
    await expect(await canvas.findByText('3 rows to correct, 2 ready.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Plate number, row 5' })).toHaveAccessibleDescription(
      expect.stringContaining('Another row has this plate number'),
    )
    const seats = canvas.getByRole('textbox', { name: 'Seats, row 3' })
    await expect(seats).toHaveAccessibleDescription(expect.stringContaining('A mini bus usually has 10–18 seats'))
    await userEvent.clear(seats)
    await userEvent.type(seats, '14{Enter}')
    await expect(await canvas.findByText('2 rows to correct, 3 ready.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Import 3 rows' }))
    await expectToast('3 of 5 rows imported')
    await expect(await canvas.findByText('2 rows to correct.')).toBeVisible()
    await expect(canvas.getByText(/^3 rows of this file imported\./)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fuel, row 4' }), 'Petrol')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for row 5' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave out this row' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 row' }))
    await expect(await canvas.findByRole('heading', { name: '4 vehicles imported' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the vehicles' })).toHaveAttribute('href', '/vehicles')
  },
}

export const AllOrNone: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openRows(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('radio', { name: 'All or none' }))
    await expect(canvas.queryByRole('button', { name: /^Import \d/ })).toBeNull()
    for (const number of [3, 4, 5]) {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for row ${number}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave out this row' }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 rows' }))
    await expect(await canvas.findByRole('heading', { name: '2 vehicles imported' })).toBeVisible()
  },
}

/** A file of phone contacts, without the zero that spreadsheets drop; in dark and on a phone the rows are cards. */
export const DriversOnAPhone: Story = {
  args: { at: '/drivers?view=import' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await openRows(canvas, userEvent, [
      'Surname,First name,Mobile,License No,Class,Expiry date,Birthday,City',
      'Bello,Ade,8035551201,ABC12345AA67,E,31/03/2029,30-09-1985,Lagos',
      "O'Neil,Chidi,12,ABC12345AA68,E,31/03/2029,30-09-1985,Lagos",
    ])
    await expect(await canvas.findByText('1 row to correct, 1 ready.')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Phone number, row 3' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A failed check keeps the file and its columns, and a failed import keeps the rows. */
export const CallsFail: Story = {
  args: { setup: failWith('imports.vehicles', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await chooseFile(canvas, userEvent, createFile(fleet))
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }))
    await expectToast('The service is not available. Please try again.')
    await expect(canvas.getByRole('combobox', { name: 'Plate number' })).toHaveDisplayValue('Reg No')
  },
}

/** A thousand rows take a while on a slow connection: the button says that they are being checked. */
export const Checking: Story = {
  args: { setup: neverRespond('imports.vehicles') },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await chooseFile(canvas, userEvent, createFile([headers, ...Array.from({ length: 1000 }, () => row('IMP-101XY'))]))
    await expect(await canvas.findByText(/^fleet\.csv: 1,000 rows\./)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }))
    await expect(await canvas.findByRole('button', { name: 'Checking the rows...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A step back keeps the file and what was done with it; other columns make the rows anew. */
export const StepBack: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await chooseFile(canvas, userEvent, createFile(fleet))
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another file' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choose a file' })).toHaveFocus())
    await expect(canvas.getByText('fleet.csv is open.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Match the columns' })).toHaveFocus())
    await expect(canvas.getByRole('combobox', { name: 'Plate number' })).toHaveDisplayValue('Reg No')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }))
    await openRows(canvas, userEvent, [headers, row('IMP-301XY')])
    await expect(await canvas.findByText('1 row ready.')).toBeVisible()
  },
}

const leaveAndReturn = async (canvas: Canvas, userEvent: UserEvent, list: 'Vehicles' | 'Drivers') => {
  // Rows are kept a moment after the last change; then leaving asks nothing.
  await new Promise((resolve) => setTimeout(resolve, 800))
  await userEvent.click(canvas.getAllByRole('link', { name: list })[0] ?? document.body)
  await userEvent.click(await canvas.findByRole('link', { name: 'Import' }))
  await canvas.findByRole('heading', { name: 'Choose a file' })
}

/** What was corrected is there when the user comes back, and can be discarded. */
export const GoesOn: Story = {
  args: { device: createPhone() },
  play: async ({ canvas, userEvent }) => {
    await openRows(canvas, userEvent)
    const seats = await canvas.findByRole('textbox', { name: 'Seats, row 3' })
    await userEvent.clear(seats)
    await userEvent.type(seats, '14{Enter}')
    await canvas.findByText('2 rows to correct, 3 ready.')
    await leaveAndReturn(canvas, userEvent, 'Vehicles')
    await expect(await canvas.findByText('fleet.csv is not finished.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(await canvas.findByRole('heading', { name: 'Check the rows' })).toHaveFocus()
    await expect(await canvas.findByText('2 rows to correct, 3 ready.')).toBeVisible()
    await leaveAndReturn(canvas, userEvent, 'Vehicles')
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await expect(canvas.queryByText('fleet.csv is not finished.')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Choose a file' })).toHaveFocus()
  },
}

/** Identity numbers are not kept: the same file gives them back, and what was corrected stays. */
export const GoesOnWithTheFile: Story = {
  args: { at: '/drivers?view=import', device: createPhone() },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const lines = [
      'Surname,First name,Mobile,License No,Class,Expiry date,Birthday,City,NIN',
      'Bello,Ade,12,ABC12345AA67,E,31/03/2029,30-09-1985,Lagos,12345678901',
      'Eze,Chidi,8035551203,ABC12345AA69,E,31/03/2029,30-09-1985,Lagos,123',
    ]
    await openRows(canvas, userEvent, lines)
    const phone = await canvas.findByRole('textbox', { name: 'Phone number, row 2' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '08035551204{Enter}')
    await canvas.findByText('1 row to correct, 1 ready.')
    await leaveAndReturn(canvas, userEvent, 'Drivers')
    await expect(await canvas.findByText(/^1 row to correct, 1 ready\. .* Identity numbers are not kept/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Go on' })).toBeNull()
    await chooseFile(canvas, userEvent, createFile(lines))
    await expect(await canvas.findByText('1 row to correct, 1 ready.')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'NIN, row 3' })).toHaveValue('123')
    await expect(canvas.getByRole('textbox', { name: 'Phone number, row 2' })).toHaveValue('08035551204')
  },
}

/** Where the browser keeps nothing, rows that are not imported are not lost by a slip. */
export const AsksBeforeLeaving: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openRows(canvas, userEvent)
    await fireEvent.click(canvas.getAllByRole('link', { name: 'Vehicles' })[0] ?? document.body)
    const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await expect(await canvas.findByText('3 rows to correct, 2 ready.')).toBeVisible()
  },
}
