import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@vehicle-partner/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { emptyDriver, type DriverFields } from './DriverForm.schema.ts'
import { DriverForm } from './DriverForm.tsx'

const musa: DriverFields = {
  ...emptyDriver,
  fname: 'Musa',
  lname: 'Bello',
  phone: { number: '+2348030000011', country: 'NG' },
  dob: '1990-04-12',
  city_id: 'lagos',
  emergency_name: 'Aisha Bello',
  emergency_phone: '0803 000 0012',
  emergency_relationship: 'Wife',
  licence_number: 'ABC12345678AA1',
  licence_class: 'E',
  licence_issue_date: '2025-01-10',
  licence_expiry_date: '2028-01-10',
  years_experience: '12',
}
/** A draft as somebody left it. */
const draftOf = (values: DriverFields) => ({ read: () => JSON.stringify({ version: 1, values }), write: fn(), clear: fn() })

const meta = {
  title: 'Forms/DriverForm',
  component: DriverForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onLater: fn(),
    cities: [
      { id: 'lagos', name: 'Lagos' },
      { id: 'ibadan', name: 'Ibadan' },
    ],
    vehicles: [{ id: 'v1', registration_number: 'KJA-456XY', name: 'Toyota Hiace', type: 'mini_bus' }],
    today: '2026-11-21',
    papers: <Text>Driver’s licence, LASDRI card, NIN slip, photograph</Text>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DriverForm>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ canvas, userEvent }: Context, name: string) => userEvent.click(await canvas.findByRole('button', { name }))
const step = async ({ canvas }: Context, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 2, name })).toHaveFocus())

/** A draft that has come back. */
export const Overview: Story = {
  args: { draft: draftOf(musa) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Musa')
    await expect(canvas.getByLabelText(/^NIN/)).toHaveValue('')
  },
}

/** With a picture, languages, and who answers for them. */
export const KnownWell: Story = {
  args: {
    uploadPhoto: fn(() => Promise.resolve({ Location: '/files/1', url: '/files/1' })),
    known: {
      ...musa,
      state: 'Lagos',
      languages: ['English', 'Hausa'],
      guarantor_name: 'Tunde Bello',
      guarantor_phone: '0803 000 0013',
      guarantor_relationship: 'Uncle',
      guarantor_address: '4 Allen Avenue, Ikeja',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add photo' })).toBeVisible()
    await expect(canvas.getByLabelText(/^State/)).toHaveValue('Lagos')
    await expect(canvas.getByText('Hausa')).toBeVisible()
    await expect(canvas.getByLabelText(/^Address of the guarantor/)).toHaveValue('4 Allen Avenue, Ikeja')
  },
}

export const Empty: Story = {}

export const NothingTyped: Story = {
  play: async (context) => {
    await press(context, 'Continue')
    for (const message of [
      'Please enter the first name',
      'Please enter the last name',
      'Please provide a valid phone number',
      'Please enter the date of birth',
      'Please select the city',
    ])
      await expect(await context.canvas.findByText(message)).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('First name')).toHaveFocus())
  },
}

export const Invalid: Story = {
  args: {
    known: {
      ...musa,
      fname: 'Musa2',
      email: 'musa@bello',
      dob: '2010-01-01',
      address: 'Yaba',
      nin: '123',
      emergency_name: '',
      emergency_relationship: '',
    },
  },
  play: async (context) => {
    await press(context, 'Continue')
    for (const message of [
      'Special characters and numbers are not allowed',
      'Please provide a valid email',
      'Driver must be at least 18',
      'Please provide a valid address',
      'NIN must be 11 digits',
      'Please enter the name',
      'Please enter the relationship',
    ])
      await expect(await context.canvas.findByText(message)).toBeVisible()
  },
}

export const InvalidLicence: Story = {
  args: {
    known: {
      ...musa,
      licence_number: '12',
      licence_class: '',
      licence_expiry_date: '2026-01-10',
      lasdri_number: 'LAS-1',
      years_experience: '70',
    },
  },
  play: async (context) => {
    await press(context, 'Continue')
    await step(context, 'Licence and LASDRI')
    await press(context, 'Save changes')
    for (const message of [
      'Please enter the licence number',
      'Please select the class of the licence',
      'This document has already expired',
      'Please enter the expiry date',
      'Between 0 and 60 years',
    ])
      await expect(await context.canvas.findByText(message)).toBeVisible()
  },
}

/** All five steps, to the end. */
export const Done: Story = {
  args: { draft: draftOf(musa) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Continue')
    await step(context, 'Licence and LASDRI')
    await press(context, 'Continue')
    await step(context, 'Papers')
    await press(context, 'Continue')
    await step(context, 'Vehicle')
    await userEvent.selectOptions(canvas.getByLabelText(/^Vehicle/), 'KJA-456XY, Toyota Hiace')
    await press(context, 'Continue')
    await step(context, 'Review')
    await expect(canvas.getByText('KJA-456XY, Toyota Hiace')).toBeVisible()
    await press(context, 'Add driver')
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

/** A driver who is there already. */
export const Prefilled: Story = {
  args: { known: musa, maskedNin: '*******8901', onLater: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*******8901 is known. Type another one to replace it.')).toBeVisible()
  },
}

const taken = { message: 'Taken', fields: { phone: 'This driver already works with another partner' } }

/** The refused field is of another step: the way leads back to it. */
export const RefusedOnAField: Story = {
  args: { known: musa, onSubmit: fn(() => Promise.reject(taken)) },
  play: async (context) => {
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await expect(await context.canvas.findByText(taken.fields.phone)).toBeVisible()
    await expect(context.canvas.getByLabelText('Last name')).toHaveValue('Bello')
  },
}

export const RefusedAltogether: Story = {
  args: { known: musa, onSubmit: fn(() => Promise.reject(new Error('Somebody else has changed this driver'))) },
  play: async (context) => {
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
  },
}

export const Submitting: Story = {
  args: { known: musa, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await press(context, 'Saving...')
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}
