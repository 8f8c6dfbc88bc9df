import type { Meta, StoryObj } from '@storybook/react-vite'
import { partnerRoles } from '@vehicle-partner/domain'
import { FullScreenPanel } from '@vehicle-partner/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { InviteMemberForm } from './InviteMemberForm.tsx'

const roles = partnerRoles.filter(({ id }) => id !== 'partner_owner')
const meta = {
  title: 'Forms/InviteMemberForm',
  component: InviteMemberForm,
  args: {
    roles,
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onCancel: fn(),
    children: ({ fields, actions }) => (
      <FullScreenPanel open title="Invite member" width="formAndPreview" footer={actions}>
        {fields}
      </FullScreenPanel>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof InviteMemberForm>
export default meta
type Story = StoryObj<typeof meta>

const email = () => screen.findByLabelText<HTMLInputElement>('Email address')
const box = (name: string) => screen.findByRole('checkbox', { name })
const button = (name = 'Send invite') => screen.findByRole('button', { name })

/** Filled and ready to submit. */
export const Overview: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await email(), 'ngozi.umeh@gmail.com')
    await userEvent.click(await box('Trip manager'))
    await userEvent.click(await box('Driver manager'))
    await waitFor(async () => expect(await button()).toBeEnabled())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  play: async () => {
    await expect(await button()).toBeDisabled()
    await expect(screen.queryByText('Invalid email')).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'ngozi{Enter}')
    await expect(await screen.findByText('Invalid email')).toBeVisible()
    await expect(await screen.findByText('Select at least one role')).toBeVisible()
    await waitFor(async () => expect(await email()).toHaveFocus())
    await expect(await button()).toBeDisabled()
  },
}

const send = async (userEvent: { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> }) => {
  await userEvent.click(await box('Trip manager'))
  await userEvent.type(await email(), 'ngozi.umeh@gmail.com')
  await waitFor(async () => expect(await button()).toBeEnabled())
  await userEvent.click(await button())
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'Taken', fields: { member_email: 'This person is a member already' } })) },
  play: async ({ args, userEvent }) => {
    await send(userEvent)
    await expect(await screen.findByText('This person is a member already')).toBeVisible()
    await expect(args.onSubmitError).not.toHaveBeenCalled()
  },
}

/** A rejection that no field can show goes to `onSubmitError`; the fields keep their values. */
export const Rejected: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('An error occured'))) },
  play: async ({ args, userEvent }) => {
    await send(userEvent)
    await waitFor(() => expect(args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(await email()).toHaveValue('ngozi.umeh@gmail.com')
    await waitFor(async () => expect(await button()).toBeEnabled())
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    await send(userEvent)
    await userEvent.click(await button('Sending...'))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Done: Story = {
  play: async ({ args, userEvent }) => {
    await send(userEvent)
    const sent = { member_email: 'ngozi.umeh@gmail.com', member_roles: ['partner_trip_manager'] }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent))
  },
}

/** The roles of an existing member. */
export const Edit: Story = {
  args: {
    member: { member_email: 'ngozi.umeh@gmail.com', member_roles: ['partner_trip_manager', 'partner_driver_manager'] },
    children: ({ fields, actions }) => (
      <FullScreenPanel open title="Edit roles" width="formAndPreview" footer={actions}>
        {fields}
      </FullScreenPanel>
    ),
  },
  play: async ({ args, userEvent }) => {
    await expect(await email()).toHaveAttribute('readonly')
    await userEvent.click(await box('Driver manager'))
    await userEvent.click(await button('Save roles'))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ member_email: 'ngozi.umeh@gmail.com', member_roles: ['partner_trip_manager'] }),
    )
  },
}

/** Outside a panel the buttons are below the fields. */
export const OnPage: Story = {
  args: { children: undefined },
  parameters: { layout: 'padded' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Cancel'))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}
