import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullScreenPanel } from '@vehicle-partner/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TripIssueForm } from './TripIssueForm.tsx'

const burst = { category: 'breakdown', severity: 'stopped', description: 'A tyre has burst near Ojota. Twelve passengers wait.' }
const meta = {
  title: 'Forms/TripIssueForm',
  component: TripIssueForm,
  args: {
    supportPhone: '+2347000000000',
    upload: fn((file: File) => Promise.resolve({ value: `files/${file.name}`, name: file.name })),
    locate: fn(() => Promise.resolve({ lat: 6.58, lng: 3.38 })),
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onCancel: fn(),
    children: ({ fields, actions }) => (
      <FullScreenPanel open title="Report an issue" footer={actions}>
        {fields}
      </FullScreenPanel>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof TripIssueForm>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ userEvent }: Context, name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** An urgent issue, ready to submit, with the support number. */
export const Overview: Story = {
  args: { defaultValues: burst },
  play: async (context) => {
    await expect(await screen.findByRole('link', { name: 'Call 0700 000 0000' })).toBeVisible()
    await press(context, 'Add my location')
    await expect(await screen.findByText('Your location is added.')).toBeVisible()
  },
}

export const Empty: Story = {
  play: async () => {
    await expect(screen.queryByText('Call us first.')).toBeNull()
  },
}

export const Invalid: Story = {
  args: { defaultValues: { description: 'A tyre' } },
  play: async (context) => {
    await press(context, 'Send report')
    for (const message of [
      'Please select what is wrong',
      'Please select how bad it is',
      'Please describe what happened in at least 10 characters',
    ])
      await expect(await screen.findByText(message)).toBeVisible()
    await waitFor(async () => expect(await screen.findByLabelText('What is wrong?')).toHaveFocus())
  },
}

export const LocationUnavailable: Story = {
  args: { locate: fn(() => Promise.reject(new Error('denied'))) },
  play: async (context) => {
    await press(context, 'Add my location')
    await expect(await screen.findByText('Your location could not be found. You can describe it in words.')).toBeVisible()
  },
}

export const RejectedField: Story = {
  args: { defaultValues: burst, onSubmit: fn(() => Promise.reject({ message: 'No', fields: { description: 'Please say more' } })) },
  play: async (context) => {
    await press(context, 'Send report')
    await expect(await screen.findByText('Please say more')).toBeVisible()
    await waitFor(async () => expect(await screen.findByLabelText('What happened?')).toHaveFocus())
  },
}

export const Rejected: Story = {
  args: { defaultValues: burst, onSubmit: fn(() => Promise.reject(new Error('This trip is over'))) },
  play: async (context) => {
    await press(context, 'Send report')
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(await screen.findByLabelText('What happened?')).toHaveValue(burst.description)
  },
}

export const Submitting: Story = {
  args: { defaultValues: burst, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await press(context, 'Send report')
    await press(context, 'Sending...')
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Done: Story = {
  args: { defaultValues: burst },
  play: async (context) => {
    await press(context, 'Send report')
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ ...burst, photos: [], needs_replacement: false }))
  },
}
