// Longer than most files: the three steps of one page share their helpers.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection, loseResponse } from '@vehicle-partner/api/mock'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Device } from '../session/PortalDependencies.ts'
import { createPhone } from '../storyHarness/createPhone.ts'
import { expectNoToast, expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/get-started',
  as: 'kyc-identity',
  queries: {
    'drafts.get': 'What you saved before could not be loaded.',
    'kyc.status': 'What you sent before could not be loaded.',
  },
  empty: null,
  forbidden: { as: 'trips', text: 'This is for the owner' },
}

const meta = {
  title: 'Portal/Onboarding/Get started',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'kyc-identity' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const findHeading = async ({ canvas }: Context, name: string) => {
  const heading = await canvas.findByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  return heading
}
const listSteps = ({ canvas }: Context) =>
  within(canvas.getByRole('navigation', { name: 'Set-up' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const fillCompany: Play = async (context) => {
  const { canvas, userEvent } = context
  await findHeading(context, 'Company information')
  await userEvent.type(await canvas.findByLabelText('Company name'), 'Onyeka Transport')
  await userEvent.selectOptions(canvas.getByLabelText('Type of business'), 'Company')
  await userEvent.type(canvas.getByLabelText('RC number'), 'RC1294417')
  await userEvent.type(canvas.getByLabelText('Company address'), '14 Adeniyi Jones Avenue, Ikeja')
  await userEvent.type(canvas.getByLabelText('Company email'), 'accounts@onyeka.ng')
  await userEvent.type(canvas.getByLabelText('Company phone', { selector: 'input' }), '8030000099')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
}
const fillIdentity =
  (number: string): Play =>
  async (context) => {
    const { canvas, userEvent } = context
    await findHeading(context, 'Identity verification')
    await userEvent.click(await canvas.findByRole('radio', { name: 'NIN' }))
    await userEvent.type(canvas.getByLabelText('Document number'), number)
    await userEvent.type(canvas.getByLabelText('Date of birth'), '22081986')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  }

const record = fn()

/** A company has 2 steps: Company information, then Kyc verification (spec section 2). */
export const CompanyEmpty: Story = {
  args: { at: '/get-started/company', as: 'new' },
  play: async (context) => {
    await findHeading(context, 'Company information')
    await expect(listSteps(context)).toEqual(['Company information, current', 'Kyc verification, not started'])
    await expect(await context.canvas.findByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

/** Success refreshes the context and continues with identity. */
export const CompanySubmitted: Story = {
  args: { at: '/get-started/company', as: 'new', analytics: { identify: () => undefined, record } },
  play: async (context) => {
    record.mockClear()
    await fillCompany(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }))
    const identityHeading = await findHeading(context, 'Identity verification')
    await expectToast('Partner account created')
    await waitFor(() => expect(identityHeading).toHaveFocus())
    await expect(record).toHaveBeenCalledWith('Partner Provided Business Information', { started_transport_business_on: '2026-11-21' })
    await expect(context.canvas.getByText('Kyc verification, part 1 of 2')).toBeVisible()
    await expect(context.canvas.getByText(/For one director of Onyeka Transport/)).toBeVisible()
  },
}

export const CompanyInvalid: Story = {
  args: { at: '/get-started/company', as: 'new' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await findHeading(context, 'Company information')
    await userEvent.type(await canvas.findByLabelText('Company email'), 'accounts@okafor{Enter}')
    for (const message of ['Please provide your company name', 'Please provide a valid email'])
      await expect(await canvas.findByText(message)).toBeVisible()
    await expect((await canvas.findAllByText('This field is required')).length).toBeGreaterThan(2)
    await waitFor(() => expect(canvas.getByLabelText('Company name')).toHaveFocus())
  },
}

export const CompanyNotFound: Story = {
  args: {
    at: '/get-started/company',
    as: 'new',
    setup: failWith('partners.create', 'CompanyNotFound', { errors: { rc_number: 'We could not find this company' } }),
  },
  play: async (context) => {
    await fillCompany(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }))
    // The message shows beside the field and as a toast (spec section 8).
    await expectToast('We could not find this company')
    await expect(context.canvas.getByLabelText('RC number')).toHaveAccessibleDescription(/We could not find this company/)
    await waitFor(() => expect(context.canvas.getByLabelText('RC number')).toHaveFocus())
    await expect(context.canvas.getByLabelText('Company name')).toHaveValue('Onyeka Transport')
  },
}

/** Identity and address both not submitted: go to get-started with state=identity and the partner mode (spec section 4). */
export const Identity: Story = {
  play: async (context) => {
    await findHeading(context, 'Identity verification')
    await expect(listSteps(context)).toEqual(['Company information, completed', 'Kyc verification, current'])
    await expect(await context.canvas.findByLabelText('First name')).toHaveValue('Danladi')
  },
}

/** Identity done sets identity to completed; the address step follows. */
export const IdentityVerified: Story = {
  play: async (context) => {
    await fillIdentity('11111111111')(context)
    await waitFor(async () => expect(await findHeading(context, 'Address verification')).toHaveFocus())
    // The note for a user who goes back is not for the one who goes on.
    await expect(screen.queryByText(/It cannot be changed here/)).toBeNull()
  },
}

/** It was verified, and the response got lost: the next press goes on, as if it had come. */
export const IdentityResponseLost: Story = {
  tags: ['one-theme'],
  args: { setup: loseResponse('kyc.submitIdentity') },
  play: async (context) => {
    await fillIdentity('11111111111')(context)
    await expectToast('Oops! An error occurred, please try again.')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }))
    await findHeading(context, 'Address verification')
    await expectNoToast(/It cannot be changed any more/)
  },
}

export const IdentityDeclined: Story = {
  play: async (context) => {
    await fillIdentity('33333333333')(context)
    await expectToast('We could not verify this document')
    // The reason is said by the toast, as every error, and at its field; the notice says what to check.
    await expect(context.canvas.getByText('Declined.').parentElement).toHaveTextContent('Declined. Check this before you send it again.')
    await expect(context.canvas.getAllByText('We could not verify this document')).toHaveLength(2)
    const number = context.canvas.getByLabelText('Document number')
    await expect(number).toHaveValue('33333333333')
    // The button was pressed far below the notice: the focus brings both into view.
    await waitFor(() => expect(number).toHaveFocus())
    await expect(number).toBeInvalid()
  },
}

/** After a reload the page still says that it was declined, and what to check. */
export const IdentityDeclinedBefore: Story = {
  args: {
    setup: ({ organizations: { danladi } }) => {
      Object.assign(danladi.identity, { reason_code: 'not_verified', reason_text: 'We could not verify this document', attempts: 1 })
    },
  },
  play: async (context) => {
    await findHeading(context, 'Identity verification')
    const { canvas } = context
    await expect(await canvas.findByText('Declined: we could not verify your identity.')).toBeVisible()
    // The reason of the check says no more than the title.
    await expect(canvas.queryByText('We could not verify this document')).toBeNull()
    await expect(canvas.getByText('Check what you entered and send it again.')).toBeVisible()
    await expect(canvas.getByText('The date of birth is the one on the document.')).toBeVisible()
    await expect(canvas.queryByText('You have sent this.')).toBeNull()
    await expect(await canvas.findByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

export const NameMismatch: Story = {
  play: async (context) => {
    await fillIdentity('55555555555')(context)
    const message = 'The name on this NIN does not match the name you entered. Enter it exactly as on your NIN slip.'
    await expect(await context.canvas.findByText(message, { selector: 'form *' })).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('First name')).toHaveFocus())
  },
}

export const VerificationUnavailable: Story = {
  play: async (context) => {
    await fillIdentity('44444444444')(context)
    await expectToast('The check is not available at the moment. Please try again.')
  },
}

/** The form keeps its values and can be submitted again. */
export const NoConnection: Story = {
  args: { setup: loseConnection('kyc.submitIdentity') },
  play: async (context) => {
    await fillIdentity('11111111111')(context)
    await expectToast('Oops! An error occurred, please try again.')
    await expect(context.canvas.getByLabelText('Document number')).toHaveValue('11111111111')
    await expect(context.canvas.getByRole('button', { name: 'Next' })).toBeEnabled()
  },
}

export const IdentitySubmitting: Story = {
  args: { setup: neverRespond('kyc.submitIdentity') },
  play: async (context) => {
    await fillIdentity('11111111111')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** If identity is already completed, the KYC screen starts at the address step; an individual has only KYC (spec sections 2 and 4). */
export const Address: Story = {
  args: { as: 'kyc-address' },
  play: async (context) => {
    await findHeading(context, 'Address verification')
    await expect(listSteps(context)).toEqual(['Identity verification, completed', 'Address verification, current'])
    await expect(await context.canvas.findByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

/** The identity was declined while the address was open: its step needs attention, and both lead back to it with the reason. */
export const AddressWithDeclinedIdentity: Story = {
  tags: ['one-theme'],
  args: {
    as: 'kyc-address',
    setup: ({ organizations: { hauwa } }) =>
      void Object.assign(hauwa.identity, { status: 'declined', reason_text: 'The picture does not match.' }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await findHeading(context, 'Address verification')
    await waitFor(() => expect(listSteps(context)).toEqual(['Identity verification, needs attention', 'Address verification, current']))
    await expect(await canvas.findByText('The picture does not match.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Correct your identity' }))
    await findHeading(context, 'Identity verification')
    await expect(await canvas.findByText('Declined: we could not verify your identity.')).toBeVisible()
    await expect(listSteps(context)).toEqual(['Identity verification, current', 'Address verification, not started'])
  },
}

/** Address search suggestions start after 3 characters with a 500 ms debounce (spec section 5). */
export const AddressSuggested: Story = {
  args: { as: 'kyc-address' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await findHeading(context, 'Address verification')
    const field = await canvas.findByRole('combobox', { name: 'Full address' })
    await userEvent.type(field, 'Ik')
    await new Promise((resolve) => setTimeout(resolve, 700))
    await expect(screen.queryByRole('option')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, '24 Allen Avenue, Ike')
    await userEvent.click(await screen.findByRole('option', { name: /^24 Allen Avenue, Ikeja, Lagos/ }))
    await expect(field).toHaveDisplayValue('24 Allen Avenue, Ikeja, Lagos, Nigeria')
  },
}

const phone = createPhone()
const proofText = JSON.stringify({ version: 1, values: { files: [{ value: '/files/upl_kept', name: 'power-bill.jpg' }] } })
const phoneWithProof: Device = {
  ...phone,
  ...(phone.offline && {
    offline: {
      ...phone.offline,
      find: async (_token, address, now) =>
        address.startsWith('/address-proof') ? { body: { text: proofText, hadUnkept: false }, savedAt: now, isPinned: true } : undefined,
    },
  }),
}

/** The proof that was uploaded before a reload is not uploaded again. */
export const ProofRestored: Story = {
  args: { as: 'kyc-address', device: phoneWithProof },
  tags: ['one-theme'],
  play: async (context) => {
    await findHeading(context, 'Address verification')
    await expect(await context.canvas.findByText('power-bill.jpg')).toBeVisible()
  },
}

/** With no active context it goes to PartnerSignUp. */
export const WithoutPartner: Story = {
  args: { as: 'new', at: '/get-started/individual' },
  tags: ['one-theme'],
  play: async (context) => {
    await findHeading(context, 'Welcome, Kelechi. How do you own your vehicles?')
  },
}

/** What was sent can be opened again by Back, and sent again, until it is checked. */
export const BackToSentStep: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIdentity('12345678901')(context)
    await findHeading(context, 'Address verification')
    // The company's address is offered.
    await expect(await canvas.findByRole('combobox', { name: 'Full address' })).not.toHaveValue('')
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }))
    await findHeading(context, 'Identity verification')
    await expect(await canvas.findByText('You have sent this.')).toBeVisible()
    await expect(await canvas.findByLabelText('Date of birth')).toHaveValue('22-08-1986')
    await expect(canvas.getByLabelText('Document number')).toHaveValue('')
  },
}

/** The browser's Back to a step that is checked: it says why the step does not open. */
export const BackToCheckedStep: Story = {
  args: { as: 'kyc-address', at: '/get-started/individual?state=identity&mode=individual' },
  tags: ['one-theme'],
  play: async (context) => {
    await findHeading(context, 'Address verification')
    await expectToast('Your identity is checked. It cannot be changed here.')
  },
}

/** Continue Later logs out, clears local storage and goes to login, which says that what was typed is saved. */
export const ContinueLater: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await findHeading(context, 'Identity verification')
    await context.userEvent.type(await context.canvas.findByLabelText('Last name'), ' Ojo')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue Later' }))
    await findHeading(context, 'Welcome Partner')
    await expect(await context.canvas.findByText('Saved. Log in to go on.')).toBeVisible()
  },
}

/** What cannot be saved is not lost silently: the user stays or leaves. */
export const ContinueLaterFails: Story = {
  args: { setup: loseConnection('drafts.save') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await findHeading(context, 'Identity verification')
    const name = await canvas.findByLabelText('Last name')
    await userEvent.type(name, ' Ojo')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue Later' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'What you typed could not be saved' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await expect(name).toHaveDisplayValue(/ Ojo$/)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue Later' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Continue Later' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await findHeading(context, 'Welcome Partner')
    await expect(canvas.queryByText('Saved. Log in to go on.')).toBeNull()
  },
}

export const Loading = loadingStory(states)

export const Failed = failedStory(states)

export const Forbidden = forbiddenStory(states)

export const Offline = offlineStory(states)
