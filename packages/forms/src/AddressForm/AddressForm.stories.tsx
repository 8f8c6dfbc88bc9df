import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@vehicle-partner/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AddressForm } from './AddressForm.tsx'

const streets = [
  '24 Adeniyi Jones Avenue, Ikeja, Lagos',
  '24 Adeniji Adele Road, Lagos Island, Lagos',
  'Adeniran Ogunsanya Street, Surulere, Lagos',
]

const meta = {
  title: 'Forms/AddressForm',
  component: AddressForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onRefused: fn(),
    upload: fn(async () => '/files/1'),
    suggest: fn(async () => streets),
    aside: <Button variant="quiet">Continue Later</Button>,
  },
} satisfies Meta<typeof AddressForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
/** Puts a file into the field, as the browser does once one was chosen. */
const put = (canvas: Parameters<Play>[0]['canvas'], file: File) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Proof of address')
  const data = new DataTransfer()
  data.items.add(file)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const attach: Play = async ({ canvas }) => {
  put(canvas, new File([png], 'ikedc-bill-october.png', { type: 'image/png' }))
  await expect(await canvas.findByText('ikedc-bill-october.png')).toBeVisible()
}

/** An address that is known, with its paper. */
export const Overview: Story = {
  args: { address: '24 Adeniyi Jones Avenue, Ikeja' },
  play: async (context) => {
    await attach(context)
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled(),
}

/** The list overlays what is below, and ends with what was typed. */
export const Suggests: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full address'), '24 Adeni')
    await expect(await screen.findByRole('option', { name: /Use “24 Adeni” as typed/ }, { timeout: 3000 })).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
  },
}

export const SuggestionsFail: Story = {
  args: { suggest: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full address'), '24 Adeni')
    await expect(await screen.findByText('The suggestions could not be loaded', undefined, { timeout: 3000 })).toBeVisible()
  },
}

/** Without suggestions an address is a text like any other. */
export const WithoutSuggestions: Story = {
  args: { suggest: undefined },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Full address')).toHaveAttribute('autocomplete', 'street-address'),
}

export const Invalid: Story = {
  args: { suggest: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full address'), 'Ike{Enter}')
    await expect(await canvas.findByText('Please provide a valid address')).toBeVisible()
    await expect(await canvas.findByText('Kindly select a file')).toBeVisible()
  },
}

export const TooLarge: Story = {
  play: async ({ args, canvas }) => {
    put(canvas, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }))
    await expect((await canvas.findAllByText('File must be less than 5 MB'))[0]).toBeVisible()
    await expect(args.upload).not.toHaveBeenCalled()
  },
}

export const RefusedOnAField: Story = {
  args: {
    address: 'Decline Street 4, Ikeja',
    onSubmit: fn(() => Promise.reject({ message: 'No', fields: { full_address: 'We could not verify this address' } })),
  },
  play: async (context) => {
    await attach(context)
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }))
    await expect(await context.canvas.findByText('We could not verify this address')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('Full address')).toHaveFocus())
  },
}

export const Submitting: Story = {
  args: { address: '24 Adeniyi Jones Avenue, Ikeja', onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await attach(context)
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }))
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  },
}
