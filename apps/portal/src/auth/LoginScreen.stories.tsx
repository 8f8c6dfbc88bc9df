// Long: login by e-mail address and by phone have more states than any other page.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, respondWith, failWith, neverRespond, loseConnection, loseResponse, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/login', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Login',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const submit =
  (email: string, password: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), email)
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
  }

/** Submits and expects an error toast; the form keeps its values. */
const expectError =
  (message: string, email = 'owner@demo.test', password = 'Demo-1234'): Play =>
  async (context) => {
    await submit(email, password)(context)
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toHaveTextContent(message))
    await expect(context.canvas.getByLabelText('Email address')).toHaveValue(email)
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(password)
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Login' })).toBeEnabled())
  }

const callErrorMessage = 'Oops! An error occurred, please try again.'

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password')
    await expect(canvas.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', '/register')
    await expect(canvas.getByRole('link', { name: 'Go to FAQ' })).toHaveAttribute('href', '/faq')
  },
}

/** The typed address is there again in the next form. */
export const ForgotPassword: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'owner@demo.test')
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot Password' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password' })).toBeVisible()
    await expect(canvas.getByLabelText('Email address')).toHaveValue('owner@demo.test')
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await submit('adaeze@okafor', '')(context)
    await expect(await context.canvas.findByText('Invalid email')).toBeVisible()
    await expect(await context.canvas.findByText('Invalid password')).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { setup: neverRespond('auth.login') },
  play: async (context) => {
    await submit('owner@demo.test', 'Demo-1234')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The focus goes to what has to be typed again. */
export const WrongPassword: Story = {
  play: async (context) => {
    const message = 'The email address or password is not correct'
    await expectError(message, 'owner@demo.test', 'Demo-4321')(context)
    const password = context.canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(message)
  },
}

export const AccessRevoked: Story = {
  args: { pageSettings: { supportPhone: '+2342018880142' } },
  play: async (context) => {
    await expectError('User access has been revoked', 'revoked@demo.test')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Call 0201 888 0142' })).toBeVisible()
  },
}

export const ResponseWithoutData: Story = {
  args: { setup: respondWith('auth.login', { data: null }) },
  play: expectError('Login failed!'),
}

export const ServerDown: Story = {
  args: { setup: failWith('auth.login', 503, { message: 'We are back at 15:00' }) },
  play: expectError('We are back at 15:00'),
}

export const NoConnection: Story = { args: { setup: loseConnection('auth.login') }, play: expectError(callErrorMessage) }

export const LogsIn: Story = {
  play: async (context) => {
    await submit('owner@demo.test', 'Demo-1234')(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

/** A second attempt dismisses the error of the first. */
export const LogsInOnTheSecondTry: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await expectError('The email address or password is not correct', 'owner@demo.test', 'Demo-4321')(context)
    const password = context.canvas.getByLabelText('Password')
    await context.userEvent.clear(password)
    await context.userEvent.type(password, 'Demo-1234{Enter}')
    await expect(within(screen.getByRole('region', { name: 'Notifications' })).queryAllByRole('listitem')).toHaveLength(0)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

export const ContinuesToTheRequestedPage: Story = {
  args: { at: '/settings' },
  play: async (context) => {
    await expect(await context.canvas.findByText('Log in to open that page.')).toBeVisible()
    await submit('owner@demo.test', 'Demo-1234')(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}

const byPhone =
  (number: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Phone number' }))
    const phone = await canvas.findByRole('textbox', { name: 'Phone number' })
    await userEvent.type(phone, number)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
  }

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))
const code = () => screen.findByRole('textbox', { name: '4-digit code' })

export const ByPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'owner@demo.test')
    await userEvent.click(canvas.getByRole('tab', { name: 'Phone number' }))
    await expect(await canvas.findByRole('button', { name: 'Country: Nigeria +234' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', '/register')
    // The other tab keeps its values.
    await expect(canvas.getByDisplayValue('owner@demo.test')).toBeInTheDocument()
  },
}

export const ByPhoneInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Phone number' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone number' }), '0803')
    await userEvent.tab()
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
  },
}

export const ByPhoneNoConnection: Story = {
  args: { setup: loseConnection('auth.requestOtp') },
  play: async (context) => {
    await byPhone('08030000001')(context)
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent(callErrorMessage))
  },
}

export const PhoneCode: Story = {
  args: { sandbox: true },
  play: async (context) => {
    await byPhone('08030000001')(context)
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm OTP' })).toBeVisible()
    await waitFor(async () => expect(await code()).toHaveFocus())
    await expect(canvas.getByRole('timer')).toHaveTextContent('02:00')
    await expect(canvas.getByText('+234 803 000 0001')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /See the code/ })).toHaveAttribute('href', '/sandbox/outbox?to=%2B2348030000001')
    await expect(canvas.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', '/register')
  },
}

/** Without a sandbox there is no link to the outbox. Back keeps the number, and the sent code stays valid. */
export const BackToTheNumber: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await byPhone('08030000001')(context)
    const { canvas, userEvent } = context
    await code()
    await expect(canvas.queryByRole('link', { name: /See the code/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    const phone = await canvas.findByRole('textbox', { name: 'Phone number' })
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveValue('803 000 0001')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    // No second code was requested: the server rejects one within the countdown.
    await userEvent.type(await code(), '1234')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

export const WrongCode: Story = {
  play: async (context) => {
    await byPhone('08030000001')(context)
    const { userEvent } = context
    await userEvent.type(await code(), '4321')
    const message = 'This code is not correct. 4 tries left.'
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent(message))
    await waitFor(async () => expect(await code()).toHaveValue(''))
    await expect(await code()).toHaveFocus()
    await expect(await code()).toHaveAccessibleDescription(message)
    // The right code, typed anew.
    await userEvent.keyboard('1234')
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

const sentLogin = (isUsedUp: boolean) => ({
  PHONE_LOGIN: JSON.stringify({
    number: { number: '+2348030000001', country: 'NG' },
    code: { reference: 'otp_demo1', sentAt: '2026-11-21T13:31:00.000Z', isUsedUp },
    isConfirming: true,
  }),
})

const codeSentAt =
  (created_at: string): DemoSetup =>
  (demoData) => {
    const { id: user_id, phone } = demoData.people.owner
    const expires_at = '2026-11-21T13:41:00.000Z'
    demoData.otps.push({
      reference_id: 'otp_demo1',
      user_id,
      purpose: 'login',
      session_id: null,
      phone,
      code: '1234',
      tries: 0,
      created_at,
      expires_at,
    })
  }

/** A reload continues at the step of the code, and the code that is still good logs in. */
export const ReloadedAtTheCode: Story = {
  tags: ['one-theme'],
  args: {
    storedInTab: sentLogin(false),
    setup: codeSentAt('2026-11-21T13:31:00.000Z'),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm OTP' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:00')
    await userEvent.type(await code(), '1234')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

/** After five wrong codes, also after a reload: only another code helps, and the countdown says when. */
export const CodeUsedUp: Story = {
  args: { storedInTab: sentLogin(true) },
  play: async ({ canvas }) => {
    await expect(await code()).toHaveAccessibleDescription('This code has expired. Request a new one.')
    await expect(await code()).toHaveAttribute('readonly')
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:00')
  },
}

/** Another code may not be sent yet, and no code of this tab is good: the page says when. */
export const TooManyCodes: Story = {
  args: { setup: codeSentAt(demoNow) },
  play: async (context) => {
    await byPhone('08030000001')(context)
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent('Too many attempts. Please try again in 2 minutes.'))
    await expect(await context.canvas.findByText(/The next code for/)).toHaveTextContent(
      'The next code for +234 803 000 0001 can be sent at 14:34.',
    )
  },
}

export const CodeOfARevokedMember: Story = {
  args: { setup: failWith('auth.verifyOtp', 403, { message: 'User access has been revoked' }) },
  play: async (context) => {
    await byPhone('08030000001')(context)
    await context.userEvent.type(await code(), '1234')
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent('User access has been revoked'))
  },
}

/** The code was taken, and its response got lost: Login works all the same. */
export const CodeResponseLost: Story = {
  tags: ['one-theme'],
  args: { setup: loseResponse('auth.verifyOtp') },
  play: async (context) => {
    await byPhone('08030000001')(context)
    await context.userEvent.type(await code(), '1234')
    await waitFor(() => expect(toasts().getByRole('listitem')).toBeVisible())
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Login' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

export const LogsInByPhone: Story = {
  args: { at: '/login?redirect=%2Fsettings' },
  play: async (context) => {
    await byPhone('08030000001')(context)
    await context.userEvent.type(await code(), '1234')
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}
