import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { ProfileForm } from './ProfileForm.tsx'

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#e8b46a"/><circle cx="4" cy="3" r="2" fill="#6b4423"/></svg>')}`

const meta = {
  title: 'Forms/ProfileForm',
  component: ProfileForm,
  args: {
    profile: {
      fname: 'Adaeze',
      lname: 'Okafor',
      email: 'owner@demo.test',
      phone: { number: '+2348030000001', country: 'NG' },
      avatar: null,
    },
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    uploadPhoto: fn((_photo: File) => Promise.resolve({ Location: '/files/7', url: face })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '35rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

/** The profile as it is submitted. */
const sent = { ...meta.args.profile, phone: meta.args.profile.phone.number, country_code: meta.args.profile.phone.country }

const save = 'Save changes'

/** A photo of 900 x 600 pixels. */
async function takePhoto() {
  const canvas = new OffscreenCanvas(900, 600)
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = '#e8b46a'
  context?.fillRect(0, 0, 900, 600)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'face.jpg', { type: 'image/jpeg' })
}

const findCropDialog = async () => within(await screen.findByRole('dialog', { name: 'Crop the photo' }))
/** Presses the button once the photo is shown. */
async function confirmCrop({ click }: { click: (element: Element) => Promise<void> }) {
  const button = (await findCropDialog()).getByRole('button', { name: 'Use photo' })
  await waitFor(() => expect(button).toBeEnabled())
  await click(button)
}

/** The stored profile. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Adaeze')
    await waitFor(() => expect(canvas.getByLabelText('Phone number', { selector: 'input' })).toHaveValue('803 000 0001'))
  },
}

export const NameVerified: Story = {
  args: { nameVerified: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We have verified your name. We check a new one before it changes.')).toBeVisible()
  },
}

export const NameUnderReview: Story = {
  args: { nameVerified: true, nameChange: { fname: 'Adaeze', lname: 'Eze' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are checking your new name, Adaeze Eze.')).toBeVisible()
  },
}

export const WithPhoto: Story = {
  args: { profile: { ...meta.args.profile, avatar: '/files/3' }, photoUrl: face },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }))
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent))
  },
}

export const Invalid: Story = {
  args: { profile: { fname: '', lname: 'Okafor2', email: 'owner@demo', phone: { number: '+23480', country: 'NG' }, avatar: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }))
    for (const message of [
      'Please enter your first name',
      'Special characters and numbers are not allowed',
      'Invalid email',
      'Please provide a valid phone number',
    ])
      await expect(await canvas.findByText(message)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PhotoRejected: Story = {
  play: async ({ canvas, userEvent }) => {
    const plain = new File(['no'], 'notes.txt', { type: 'text/plain' })
    await userEvent.setup({ applyAccept: false }).upload(canvas.getByLabelText('Photo'), plain)
    await expect(await canvas.findByText('Please choose a JPG, PNG or WebP photo')).toBeVisible()
  },
}

/** The part that is kept is chosen before anything is uploaded. */
export const PhotoCropping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await takePhoto())
    const dialog = await findCropDialog()
    await waitFor(() => expect(dialog.getByRole('slider', { name: 'Left or right' })).toBeEnabled())
    await expect(args.uploadPhoto).not.toHaveBeenCalled()
  },
}

export const PhotoUnreadable: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), new File(['face'], 'face.jpg', { type: 'image/jpeg' }))
    const dialog = await findCropDialog()
    await expect(await dialog.findByText('This photo cannot be opened. Please choose another one.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Use photo' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A failed upload keeps the chosen part. */
export const PhotoUploading: Story = {
  tags: ['one-theme'],
  args: {
    uploadPhoto: fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockReturnValue(new Promise<never>(() => {})),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await takePhoto())
    await confirmCrop(userEvent)
    const dialog = await findCropDialog()
    await expect(await dialog.findByText('The photo could not be uploaded. Please try again.')).toBeVisible()
    await confirmCrop(userEvent)
    await expect(await dialog.findByRole('button', { name: 'Uploading...' })).toBeVisible()
  },
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'Taken', fields: { phone: 'This phone number is already in use' } })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(await canvas.findByText('This phone number is already in use')).toBeVisible()
    await expect(args.onSubmitError).not.toHaveBeenCalled()
  },
}

export const Rejected: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('This profile was changed by someone else'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Okafor')
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Saving...' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

/** The part that was chosen is uploaded as a small square. */
export const Done: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await takePhoto())
    await confirmCrop(userEvent)
    await canvas.findByRole('button', { name: 'Change photo' })
    const [uploaded] = mocked(args.uploadPhoto).mock.calls[0] ?? []
    const { width, height } = await createImageBitmap(uploaded ?? new Blob())
    await expect([width, height]).toEqual([512, 512])
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...sent, avatar: '/files/7' }))
  },
}
