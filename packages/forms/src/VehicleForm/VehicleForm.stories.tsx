import type { Meta, StoryObj } from '@storybook/react-vite'
import type { VehicleInput } from '@vehicle-partner/domain/entities'
import { Text } from '@vehicle-partner/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { toVehicleFields, type VehicleFields } from './VehicleForm.schema.ts'
import { VehicleForm } from './VehicleForm.tsx'

const hiace: VehicleInput = {
  brand: 'Toyota',
  name: 'Hiace',
  nickname: 'Bus 3',
  type: 'mini_bus',
  year: 2016,
  seats: 14,
  registration_number: 'LND-482XA',
  plate_category: 'commercial',
  chassis_number: null,
  color: 'White',
  transmission: null,
  fuel_type: 'petrol',
  amenity_list: ['air_conditioning', 'usb_charging'],
  inventory_type: 'dedicated',
  ownership: 'owned',
  city_id: 'lagos',
  photos: [{ kind: 'front', Location: 'files/1' }],
  odometer_km: null,
}
/** A stored draft of a vehicle. */
const draftOf = (change: Partial<VehicleFields> = {}) => ({
  read: () => JSON.stringify({ version: 1, values: { ...toVehicleFields(hiace), ...change } }),
  write: fn(),
  clear: fn(),
})

const meta = {
  title: 'Forms/VehicleForm',
  component: VehicleForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onFinishLater: fn(),
    cities: [
      { id: 'lagos', name: 'Lagos' },
      { id: 'ibadan', name: 'Ibadan' },
    ],
    checkPlate: fn((plate: string) => Promise.resolve(plate !== 'KJA-456XY')),
    upload: fn((file: File) => Promise.resolve({ value: `files/${file.name}`, name: file.name })),
    today: '2026-11-21',
    documents: <Text>Vehicle licence, proof of ownership, road worthiness, insurance, hackney permit</Text>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleForm>
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
    await expect(canvas.getByLabelText('Plate number')).toHaveValue('LND-482XA')
    await expect(canvas.getByRole('radio', { name: /Mini bus/ })).toBeChecked()
  },
}

export const Empty: Story = {}

export const EmptySubmitted: Story = {
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Continue')
    for (const message of [
      'Please select the brand',
      'Please enter the model',
      'Please select the type',
      'Please enter the year',
      'Please enter the number of seats',
      'Please enter the plate number',
      'Please enter the colour',
      'Please select the fuel',
      'Please select the city',
    ])
      await expect(await canvas.findByText(message)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Brand')).toHaveFocus())
  },
}

export const Invalid: Story = {
  args: {
    draft: draftOf({
      year: '2003',
      seats: '22',
      registration_number: '#1',
      amenity_list: [],
      nickname: 'The bus with the loudest horn',
      chassis_number: 'OIQ',
      odometer_km: '12.5',
    }),
  },
  play: async (context) => {
    await press(context, 'Continue')
    for (const message of [
      'Vehicles must be 2007 or newer',
      'A mini bus usually has 10–18 seats',
      'Please enter a valid plate number',
      'Buses need air conditioning',
      'Please keep it under 25 characters',
      'A chassis number has 6 to 17 letters and digits, never I, O or Q',
      'Please enter whole kilometres',
    ])
      await expect(await context.canvas.findByText(message)).toBeVisible()
  },
}

/** Warnings do not block the next step. */
export const Warnings: Story = {
  args: { draft: draftOf({ registration_number: 'LAGOS 1', plate_category: 'private' }) },
  play: async (context) => {
    await expect(await context.canvas.findByText('This does not look like ABC-123DE. Is it correct?')).toBeVisible()
    await press(context, 'Continue')
    await step(context, 'Photos')
  },
}

export const PlateTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Plate number'), 'kja456xy')
    await userEvent.tab()
    await expect(await canvas.findByText('A vehicle with this plate number already exists')).toBeVisible()
  },
}

export const Photos: Story = {
  args: { draft: draftOf() },
  play: async (context) => {
    await press(context, 'Continue')
    await step(context, 'Photos')
    await press(context, 'Continue')
    await expect(await context.canvas.findByText('Please add at least one photo')).toBeVisible()
  },
}

/** An existing vehicle. */
export const Prefilled: Story = {
  args: { vehicle: hiace, onFinishLater: undefined },
  play: async (context) => {
    await press(context, 'Continue')
    await step(context, 'Photos')
    await press(context, 'Save changes')
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

const taken = { message: 'Taken', fields: { registration_number: 'A vehicle with this plate number already exists' } }

/** The server rejects a field of another step: the form goes back to it. */
export const RejectedField: Story = {
  args: { vehicle: hiace, onSubmit: fn(() => Promise.reject(taken)) },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await expect(await canvas.findByText(taken.fields.registration_number)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Plate number')).toHaveFocus())
    await expect(canvas.getByLabelText('Model')).toHaveValue('Hiace')
  },
}

export const Rejected: Story = {
  args: { vehicle: hiace, onSubmit: fn(() => Promise.reject(new Error('This vehicle was changed by someone else'))) },
  play: async (context) => {
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
  },
}

export const Submitting: Story = {
  args: { vehicle: hiace, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await press(context, 'Continue')
    await press(context, 'Save changes')
    await press(context, 'Saving...')
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}
