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
    onSubmitError: fn(),
    upload: fn(async () => '/files/1'),
    suggest: fn(async () => streets),
    secondaryAction: <Button variant="quiet">Continue Later</Button>,
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

/** A filled address with its proof. */
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
    await expect(await screen.findByRole('option', { name: /Use “24 Adeni” as typed/ })).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
  },
}

export const SuggestionsFail: Story = {
  args: { suggest: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full address'), '24 Adeni')
    await expect(await screen.findByText('The suggestions could not be loaded')).toBeVisible()
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

/** What the address lacks; it can be sent as it is. */
export const Incomplete: Story = {
  args: { address: 'Allen Avenue, Ikeja' },
  play: async (context) => {
    await expect(context.canvas.getByText('Add the house number, or what it is next to, such as “opposite the market”')).toBeVisible()
    await attach(context)
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
  },
}

export const TooLarge: Story = {
  play: async ({ args, canvas }) => {
    put(canvas, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }))
    await expect((await canvas.findAllByText('File must be less than 5 MB'))[0]).toBeVisible()
    await expect(args.upload).not.toHaveBeenCalled()
  },
}

/** A photo as a phone takes it, 2000 px wide as it lies, with a red corner at the top left; turned by its own note if there is one. */
async function photo(width: number, height: number, orientation?: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('a canvas')
  for (let x = 0; x < width; x += 8) {
    context.fillStyle = `hsl(${(x * 37) % 360} 60% 50%)`
    context.fillRect(x, 0, 8, height)
  }
  context.fillStyle = 'rgb(255 0 0)'
  context.fillRect(0, 0, width / 4, height / 4)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  // EXIF with the orientation entry alone.
  const note = [
    0xff,
    0xe1,
    0,
    34,
    ...new TextEncoder().encode('Exif'),
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
  ]
  const exif = orientation === undefined ? [] : [...note, 0, orientation, 0, 0, 0, 0, 0, 0]
  return new File([blob.slice(0, 2), new Uint8Array(exif), blob.slice(2)], 'IMG_2041.jpeg', { type: 'image/jpeg' })
}
/** What was sent: its size in pixels, and the colour near its corners. */
async function sentBy(upload: unknown) {
  const sent: unknown = (upload as ReturnType<typeof fn>).mock.lastCall?.[0]
  if (!(sent instanceof File)) throw new Error('a file')
  const bitmap = await createImageBitmap(sent)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const isRed = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? []
    return red > 200 && green < 60 && blue < 60
  }
  return { file: sent, width, height, topLeft: isRed(20, 20), topRight: isRed(width - 20, 20) }
}

/** A photo is uploaded as a JPEG of at most 1600 px, also one over the size limit. */
export const MakesPhotosSmaller: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    const large = await photo(2400, 1800)
    const heavy = new File([large, new Uint8Array(5 * 1024 * 1024)], large.name, { type: large.type })
    put(canvas, heavy)
    await waitFor(() => expect(args.upload).toHaveBeenCalled(), { timeout: 10_000 })
    const { file, ...sent } = await sentBy(args.upload)
    await expect(sent).toEqual({ width: 1600, height: 1200, topLeft: true, topRight: false })
    await expect([file.name, file.type, file.size < large.size]).toEqual(['IMG_2041.jpg', 'image/jpeg', true])
  },
}

/** Held upright, a camera writes a lying photo and a note to turn it: it is sent as it was seen. */
export const KeepsPhotosUpright: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    put(canvas, await photo(2400, 1800, 6))
    await waitFor(() => expect(args.upload).toHaveBeenCalled(), { timeout: 10_000 })
    const { file: _, ...sent } = await sentBy(args.upload)
    await expect(sent).toEqual({ width: 1200, height: 1600, topLeft: false, topRight: true })
  },
}

/** Small photos, and files that cannot be decoded, are uploaded unchanged. */
export const LeavesOthersAlone: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    for (const file of [await photo(800, 600), new File([png], 'torn.png', { type: 'image/png' })]) {
      put(canvas, file)
      await waitFor(() => expect(args.upload).toHaveBeenLastCalledWith(file, expect.anything()), { timeout: 10_000 })
    }
  },
}

export const RejectedField: Story = {
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
