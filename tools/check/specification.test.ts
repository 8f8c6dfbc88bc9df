import { describe, expect, test } from 'vitest'
import { text } from './repositoryFiles.ts'

const portal = 'apps/portal/src'
const e2e = 'apps/portal/e2e'
const forms = 'packages/forms/src'
const form = (name: string, file = 'test.tsx') => `${forms}/${name}/${name}.${file}`

/** What is read on a page: [the page, the test, the words of the specification that the test quotes]. */
const screens: readonly (readonly [row: string, file: string, ...quotes: string[]])[] = [
  ['routes', `${portal}/app/sitemap.test.ts`, '/forgot-password', '/password/', '/accept-invite', '/get-started', '/city-selection'],
  ['document titles', `${portal}/app/sitemap.test.ts`, ' - Vehicle Partner'],
  ['/', `${portal}/landing/LandingScreen.stories.tsx`, 'Login', 'Become a vehicle partner', 'Go to FAQ'],
  ['/login, title and tabs', `${portal}/auth/LoginScreen.stories.tsx`, 'Welcome Partner', 'Email address', 'Phone number'],
  ['/login, by e-mail', `${portal}/auth/LoginScreen.stories.tsx`, 'Forgot Password', 'Join now', 'Go to FAQ'],
  ['/login, Show and Hide', 'packages/ui/src/PasswordField/PasswordField.stories.tsx', 'Show password', 'Hide password'],
  ['/login, by phone', `${portal}/auth/LoginScreen.stories.tsx`, 'Confirm OTP', 'Back', 'Join now'],
  ['/register', `${portal}/auth/RegisterScreen.stories.tsx`, 'Processing...', 'terms', 'privacy'],
  ['/password/:token', `${portal}/auth/ResetPasswordScreen.stories.tsx`, 'Password changed', 'Login'],
  [
    '/forgot-password',
    `${portal}/auth/ForgotPasswordScreen.stories.tsx`,
    'Forgot your password',
    'Recover Password',
    'Check your email',
    'Back to home',
  ],
  ['/redirect', `${e2e}/access.e2e.ts`, 'Missing token', 'leaves the address'],
  ['/faq', `${e2e}/access.e2e.ts`, '5, one open, the first at the start'],
  ['any other path', `${e2e}/login.e2e.ts`, 'page-not-found screen'],
  ['/welcome', `${portal}/onboarding/WelcomeScreen.stories.tsx`, 'Registered Business', 'An Individual', 'Proceed'],
  ['/get-started/company', `${portal}/onboarding/GetStartedScreen.stories.tsx`, 'Company information', 'Kyc verification', 'Next'],
  ['/get-started/individual', `${portal}/onboarding/GetStartedScreen.stories.tsx`, 'Identity verification', 'Address verification'],
  ['Continue Later', `${portal}/app/keeper.test.ts`, 'Continue Later logs out and clears local storage'],
  [
    '/city-selection',
    `${portal}/onboarding/CitySelectionScreen.stories.tsx`,
    'What cities do you operate in?',
    'Saving...',
    'Continue later',
    'Proceed',
  ],
  ['/organization', `${portal}/organization/OrganizationScreen.stories.tsx`, 'Who is using the product', 'Proceed', '/dashboard'],
  [
    '/invitations',
    `${portal}/invitations/InvitationsScreen.stories.tsx`,
    'Join Okafor Mobility Limited on the product',
    'Please make a decision on your pending invitations',
    'No partner invitations',
    'Accept ',
    'Reject ',
  ],
  ['/accept-invite', `${portal}/invitations/AcceptInviteScreen.stories.tsx`, 'Dismiss', 'app'],
]

/** What happens, and under what conditions. */
const states: typeof screens = [
  ['logged in after an OTP login, e-mail login or sign-up', `${e2e}/access.e2e.ts`, 'signs up, comes back by phone'],
  [
    'on start a stored token is checked; an invalid profile clears the session',
    `${portal}/app/keeper.test.ts`,
    'ends the session',
    'under the key of the specification',
  ],
  ['any 401 clears the session and leads to login', `${e2e}/session.e2e.ts`, 'a session that ends in the middle leads to login'],
  [
    'exactly one organisation becomes the active context',
    `${portal}/app/keeper.test.ts`,
    'chooses the only organisation, and none of several',
  ],
  ['several organisations, and the incomplete one', `${e2e}/membership.e2e.ts`, 'This profile setup is yet to be completed'],
  [
    'a protected route leads to login with the full path',
    `${e2e}/login.e2e.ts`,
    'a protected address leads to login and back again, with its query',
  ],
  ['no record, or no roles', `${portal}/app/keeper.test.ts`, 'User access has been revoked'],
  [
    'a 403 shows the server message',
    `${portal}/organization/OrganizationScreen.stories.tsx`,
    "403 during session start: the server's message is shown",
  ],
  ['e-mail login: identity, then the way that was wanted', `${portal}/app/analytics.test.tsx`, 'super_admin', 'redirect='],
  ['a login without data', `${portal}/app/keeper.test.ts`, 'Login failed!'],
  [
    'OTP: resend after 120 seconds as mm:ss, and a shorter code is cleared',
    `${e2e}/access.e2e.ts`,
    'edited to fewer than 4 digits is cleared',
    '120 seconds',
    '01:5',
  ],
  ['OTP: Back returns to step 1', `${e2e}/access.e2e.ts`, 'Back keeps the number'],
  ['OTP: redirect query value if present', `${portal}/auth/LoginScreen.stories.tsx`, 'LogsInByPhone', '/login?redirect=%2Fsettings'],
  ['forgot password: the sent state', `${e2e}/access.e2e.ts`, 'Check your email'],
  [
    'an individual, from the sign-up to the dashboard',
    `${e2e}/onboarding.e2e.ts`,
    'state=identity&mode=individual',
    'state=address',
    'progress=true',
  ],
  ['a business, from the sign-up to the dashboard', `${e2e}/onboarding.e2e.ts`, 'a business comes from the sign-up to the dashboard'],
  [
    'with no active context it goes to PartnerSignUp',
    `${portal}/onboarding/GetStartedScreen.stories.tsx`,
    'With no active context it goes to PartnerSignUp',
  ],
  ['owner routing, every combination', 'packages/domain/src/ownerRouting.test.ts', 'Every combination', 'progress=true'],
  [
    'invite accept: a new person, and one that exists',
    `${portal}/invitations/AcceptInviteScreen.stories.tsx`,
    'ItemAlreadyExist',
    'login afterwards',
  ],
]

/** Messages beside fields. */
const rules: typeof screens = [
  [
    'register',
    form('RegisterForm'),
    'Please enter your first name',
    'Please enter your last name',
    'Please enter your email address',
    'Please enter a password',
    'Please provide a valid phone number',
    'Special characters and numbers are not allowed',
  ],
  ['e-mail login', form('LoginForm'), 'Invalid email', 'Invalid password'],
  ['phone login', form('PhoneLoginForm'), 'Invalid phone number'],
  ['OTP', form('OtpForm'), 'Please enter a valid OTP'],
  ['forgot password', form('ForgotPasswordForm'), 'Invalid email'],
  [
    'reset password',
    form('ResetPasswordForm'),
    'Password must have at least 6 characters.',
    'Password must not be empty.',
    'Passwords must be identical',
  ],
  ['reset password, the toast', `${portal}/auth/ResetPasswordScreen.stories.tsx`, 'Password does not match'],
  [
    'company',
    form('CompanyForm'),
    'Please provide your company name',
    'This field is required',
    'Please provide a valid email',
    'Please provide a valid phone number',
  ],
  ['KYC identity', form('IdentityForm'), 'This field is required', '22-08-1986'],
  [
    'KYC address',
    form('AddressForm'),
    'Please provide a valid address',
    'Kindly select a file',
    'File must be less than 5 MB',
    'half a second',
  ],
  ['cities', form('CitiesForm'), 'Please select at least one city of operation'],
  ['invite', form('InviteMemberForm'), 'trim', 'role'],
]

/** What is said when something goes wrong, or well. */
const errors: typeof screens = [
  ['default', 'packages/api/src/kernel/client.test.ts', 'An error occurred!'],
  ['register', `${portal}/auth/RegisterScreen.stories.tsx`, 'Oops! An error occurred, please try again.'],
  ['login', `${portal}/auth/LoginScreen.stories.tsx`, 'Oops! An error occurred, please try again.'],
  ['reset', `${portal}/auth/ResetPasswordScreen.stories.tsx`, 'Oops! An error occurred, please try again.'],
  ['KYC', `${portal}/onboarding/GetStartedScreen.stories.tsx`, 'Oops! An error occurred, please try again.'],
  ['the invitations screen on failure', `${portal}/invitations/InvitationsScreen.stories.tsx`, 'Retry', 'toBeDisabled'],
  ['screens time out after 120 seconds', `${portal}/app/doorkeeper.test.ts`, '120_000', 'chunk-load failure'],
  ['success', `${e2e}/onboarding.e2e.ts`, 'Partner account created'],
]

// Who moves or rewords a test keeps the row: a row without a test that quotes it is a promise that nobody keeps.
describe.each([
  ['section 2', screens],
  ['section 4', states],
  ['section 5', rules],
  ['section 8', errors],
])('specification, %s', (_, rows) => {
  test.each(rows.map(([row, file, ...quotes]) => ({ row, file, quotes })))('$row', ({ file, quotes }) => {
    expect(quotes.filter((quote) => !text(file).includes(quote))).toEqual([])
  })
})
