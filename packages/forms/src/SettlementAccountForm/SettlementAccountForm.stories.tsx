import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullScreenPanel } from '@vehicle-partner/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { SettlementAccountForm } from './SettlementAccountForm.tsx'

const company = 'Okafor Mobility Limited'
const meta = {
  title: 'Forms/SettlementAccountForm',
  component: SettlementAccountForm,
  args: {
    banks: [
      { code: '057', name: 'Zenith Bank' },
      { code: '058', name: 'Guaranty Trust Bank' },
      { code: '044', name: 'Access Bank' },
      { code: '50515', name: 'Moniepoint Microfinance Bank' },
    ],
    company,
    resolve: fn(() => Promise.resolve({ account_name: 'OKAFOR MOBILITY LTD', name_match: 'exact' })),
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onCancel: fn(),
    children: ({ fields, actions }) => (
      <FullScreenPanel open title="Add settlement account" footer={actions}>
        {fields}
      </FullScreenPanel>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof SettlementAccountForm>
export default meta
type Story = StoryObj<typeof meta>

const number = () => screen.findByLabelText('Account number')
const press = (name: string) => screen.findByRole('button', { name })

const type = async ({ userEvent }: Parameters<NonNullable<Story['play']>>[0], digits = '1018844022') => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Bank' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Zenith Bank' }))
  await userEvent.type(await number(), digits)
}
const fill: Story['play'] = async (context) => {
  await type(context)
  await screen.findByLabelText('Account name')
  await context.userEvent.click(await screen.findByRole('checkbox', { name: `This account belongs to ${company}` }))
}
const send: Story['play'] = async (context) => {
  await fill(context)
  await context.userEvent.click(await press('Add account'))
}

/** Looked up, confirmed and ready to submit. */
export const Overview: Story = {
  play: async (context) => {
    await fill(context)
    await expect(await screen.findByText('Account found')).toBeVisible()
    await expect(await screen.findByLabelText('Account name')).toHaveValue('OKAFOR MOBILITY LTD')
  },
}

export const Empty: Story = {
  play: async () => {
    await expect(screen.queryByText('Please select your bank')).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await number(), '12345')
    await userEvent.click(await press('Add account'))
    for (const message of ['Please select your bank', 'Account number must be 10 digits', 'Please confirm whose account this is'])
      await expect(await screen.findByText(message)).toBeVisible()
    await waitFor(async () => expect(await screen.findByRole('combobox', { name: 'Bank' })).toHaveFocus())
  },
}

/** As a page its buttons are those of every form: the primary one last, a bar at the foot of a phone. */
export const AsAPage: Story = {
  args: { children: undefined },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const [cancel, add] = [await press('Cancel'), await press('Add account')]
    await expect(cancel.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    await expect(add.closest('[data-form-actions]')).toContainElement(cancel)
    await userEvent.click(add)
    await expect(await screen.findByText('Please select your bank')).toBeVisible()
  },
}

export const LookingUp: Story = {
  args: { resolve: fn(() => new Promise<never>(() => {})) },
  play: async (context) => {
    await type(context)
    await waitFor(() => expect(context.args.resolve).toHaveBeenCalledTimes(1))
  },
}

/** The check digit does not fit; only the bank knows whether the number is right. */
export const Warning: Story = {
  args: { resolve: fn(() => new Promise<never>(() => {})) },
  play: async (context) => {
    await type(context, '0000000000')
    await expect(await screen.findByText('This number does not fit Zenith Bank. Check it.')).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { resolve: fn(() => Promise.reject({ message: 'We could not find this account. Check the number and bank.' })) },
  play: async (context) => {
    await type(context)
    await expect(await screen.findByText('We could not find this account. Check the number and bank.')).toBeVisible()
    await context.userEvent.click(await press('Try again'))
    await waitFor(() => expect(context.args.resolve).toHaveBeenCalledTimes(2))
  },
}

/** The account can be added and is reviewed before it is paid to. */
export const NameMismatch: Story = {
  args: { resolve: fn(() => Promise.resolve({ account_name: 'CHINEDU OBI', name_match: 'mismatch' })) },
  play: async (context) => {
    await fill(context)
    await expect(await screen.findByText(/This is not the name of Okafor Mobility Limited/)).toBeVisible()
  },
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'Taken', fields: { account_number: 'This account is added already' } })) },
  play: async (context) => {
    await send(context)
    await expect(await screen.findByText('This account is added already')).toBeVisible()
    await waitFor(async () => expect(await number()).toHaveFocus())
  },
}

/** A rejection that no field can show goes to `onSubmitError`; the fields keep their values. */
export const Rejected: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('At most three accounts'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(await number()).toHaveValue('1018844022')
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await context.userEvent.click(await press('Adding...'))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Done: Story = {
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ bank_code: '057', account_number: '1018844022' }))
  },
}
