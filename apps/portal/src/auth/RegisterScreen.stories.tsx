import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/register', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Register',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const fill =
  (values: Partial<Record<'First name' | 'Email address' | 'Phone number', string>> = {}): Play =>
  async ({ canvas, userEvent }) => {
    const fields = {
      'First name': 'Ngozi',
      'Last name': 'Ade-Ojo',
      'Email address': 'ngozi@adeojo.ng',
      'Phone number': '08031234567',
      ...values,
    }
    await canvas.findByRole('heading', { level: 1, name: 'Become a vehicle partner' })
    for (const [name, value] of Object.entries(fields)) await userEvent.type(canvas.getByRole('textbox', { name }), value)
    await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
  }

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Become a vehicle partner' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: /^terms/ })).toHaveAttribute('href', '/terms')
    await expect(canvas.getByRole('link', { name: /^privacy/ })).toHaveAttribute('href', '/privacy')
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), 'Ada3{Enter}')
    await expect(await canvas.findByText('Special characters and numbers are not allowed')).toBeVisible()
    for (const message of [
      'Please enter your last name',
      'Please enter your email address',
      'Please provide a valid phone number',
      'Please enter a password',
    ])
      await expect(await canvas.findByText(message)).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { setup: neverRespond('auth.register') },
  play: async (context) => {
    await fill()(context)
    await expect(await context.canvas.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const EmailTaken: Story = {
  play: async (context) => {
    await fill({ 'Email address': 'owner@demo.test' })(context)
    const email = context.canvas.getByRole('textbox', { name: 'Email address' })
    await waitFor(() => expect(email).toHaveAccessibleDescription('This email address is already in use'))
    await waitFor(() => expect(email).toHaveFocus())
    // The message of the response shows as a toast too (spec section 8).
    await waitFor(() => expect(toasts().getAllByRole('listitem')).toHaveLength(1))
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Demo-1234')
    // The account may be theirs: the login and the reset of the password begin with the address.
    await expect(context.canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'choose a new password' }))
    await expect(await context.canvas.findByLabelText('Email address')).toHaveValue('owner@demo.test')
  },
}

export const PhoneTaken: Story = {
  play: async (context) => {
    await fill({ 'Phone number': '08030000001' })(context)
    await expect(await context.canvas.findByText('This phone number is already in use')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  },
}

export const ServerDown: Story = {
  args: { setup: failWith('auth.register', 503, { message: 'We are back at 15:00' }) },
  play: async (context) => {
    await fill()(context)
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent('We are back at 15:00'))
  },
}

export const NoConnection: Story = {
  args: { setup: loseConnection('auth.register') },
  play: async (context) => {
    await fill()(context)
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent('Oops! An error occurred, please try again.'))
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Demo-1234')
  },
}

/** Registration signs in and continues with the partner type. */
export const Registers: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await fill()(context)
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: /Create account|Processing/ })).toBeNull())
    await expect(await context.canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent('Become a vehicle partner')
  },
}

/** The account is there, and its user did not hear of it: sent again, it is logged in. */
export const ResponseLost: Story = {
  tags: ['one-theme'],
  args: {
    setup: (demoData) => {
      loseConnection('auth.register', { times: 1 })(demoData)
      const [lost] = demoData.callOverrides.splice(-1)
      if (!lost) return
      demoData.callOverrides.push({
        ...lost,
        respond: (...args) => {
          demoData.people.new.email = 'ngozi@adeojo.ng'
          return lost.respond(...args)
        },
      })
    },
  },
  play: async (context) => {
    await fill()(context)
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent('Oops! An error occurred, please try again.'))
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create account' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
  },
}
