import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DriverInput } from '@vehicle-partner/domain/entities'
import { Text } from '@vehicle-partner/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { toDriverFields, type DriverFields } from './DriverForm.schema.ts'
import { DriverForm } from './DriverForm.tsx'

const musa: DriverInput = {
  fname: 'Musa',
  lname: 'Bello',
  other_names: null,
  phone: '+2348030000011',
  country_code: 'NG',
  email: null,
  dob: '1990-04-12',
  gender: null,
  address: null,
  state: null,
  city_id: 'lagos',
  languages: [],
  avatar: null,
  nin: null,
  emergency_contact: { name: 'Aisha Bello', phone: '0803 000 0012', relationship: 'Wife' },
  guarantor: null,
  licence_number: 'ABC12345678AA1',
  licence_class: 'E',
  licence_issue_date: '2025-01-10',
  licence_expiry_date: '2028-01-10',
  lasdri_number: null,
  lasdri_expiry_date: null,
  years_experience: 12,
}
/** A stored draft of a driver. */
const draftOf = (change: Partial<DriverFields> = {}) => ({
  read: () => JSON.stringify({ version: 1, values: { ...toDriverFields(musa), ...change } }),
  write: fn(),
  clear: fn(),
})

const meta = {
  title: 'Forms/DriverForm',
  component: DriverForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onFinishLater: fn(),
    cities: [
      { id: 'lagos', name: 'Lagos' },
      { id: 'ibadan', name: 'Ibadan' },
    ],
    findVehicles: fn(() => Promise.resolve([{ id: 'v1', registration_number: 'KJA-456XY', name: 'Toyota Hiace', type: 'mini_bus' }])),
    today: '2026-11-21',
    documents: <Text>Driver’s licence, LASDRI card, NIN slip, photograph</Text>,
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

/** A restored draft. */
export const Overview: Story = {
  args: { draft: draftOf() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Musa')
    await expect(canvas.getByLabelText(/^NIN/)).toHaveValue('')
  },
}

/** With a photo, languages and a guarantor. */
export const AllDetails: Story = {
  args: {
    uploadPhoto: fn(() => Promise.resolve({ Location: '/files/1', url: '/files/1' })),
    driver: {
      ...musa,
      state: 'Lagos',
      languages: ['English', 'Hausa'],
      guarantor: { name: 'Tunde Bello', phone: '0803 000 0013', relationship: 'Uncle', address: '4 Allen Avenue, Ikeja' },
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

export const EmptySubmitted: Story = {
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
    draft: draftOf({
      fname: 'Musa2',
      email: 'musa@bello',
      dob: '2010-01-01',
      address: 'Yaba',
      emergency_name: '',
      emergency_relationship: '',
    }),
  },
  play: async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText(/^NIN/), '123')
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
    draft: draftOf({
      licence_number: '12',
      licence_class: '',
      licence_expiry_date: '2026-01-10',
      lasdri_number: 'LAS-1',
      years_experience: '70',
    }),
  },
  play: async (context) => {
    await press(context, 'Continue')
    await step(context, 'Licence and LASDRI')
    await press(context, 'Continue')
    for (const message of [
      'Please enter 5 to 20 letters and digits',
      'Please select the class of the licence',
      'This document has already expired',
      'Please enter the expiry date',
      'Between 0 and 60 years',
    ])
      await expect(await context.canvas.findByText(message)).toBeVisible()
  },
}

/** The longest licence number is not cut. */
export const LongLicenceOnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  tags: ['one-theme'],
  args: { draft: draftOf({ licence_number: 'ABC12345678AA12' }) },
  play: async (context) => {
    await press(context, 'Continue')
    await step(context, 'Licence and LASDRI')
    const field = context.canvas.getByLabelText('Licence number')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
}

/** All five steps. */
export const Done: Story = {
  args: { draft: draftOf() },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Continue')
    await step(context, 'Licence and LASDRI')
    await press(context, 'Continue')
    await step(context, 'Documents')
    await press(context, 'Continue')
    await step(context, 'Vehicle')
    await userEvent.type(canvas.getByRole('combobox', { name: /^Vehicle/ }), 'KJA')
    await userEvent.click(await screen.findByRole('option', { name: /^KJA-456XY/ }))
    await press(context, 'Continue')
    await step(context, 'Review')
    await expect(canvas.getByText('KJA-456XY, Toyota Hiace')).toBeVisible()
    await press(context, 'Add driver')
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

/** An existing driver. */
export const Prefilled: Story = {
  args: { driver: musa, maskedNin: '*******8901', onFinishLater: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*******8901 is saved. Type another one to replace it.')).toBeVisible()
  },
}

const taken = { message: 'Taken', fields: { phone: 'This driver already works with another partner' } }

/** The server rejects a field of another step: the form goes back to it. */
export const RejectedField: Story = {
  args: { driver: musa, onSubmit: fn(() => Promise.reject(taken)) },
  play: async (context) => {
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await expect(await context.canvas.findByText(taken.fields.phone)).toBeVisible()
    await expect(context.canvas.getByLabelText('Last name')).toHaveValue('Bello')
  },
}

export const Rejected: Story = {
  args: { driver: musa, onSubmit: fn(() => Promise.reject(new Error('This driver was changed by someone else'))) },
  play: async (context) => {
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
  },
}

export const Submitting: Story = {
  args: { driver: musa, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await press(context, 'Saving...')
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}
