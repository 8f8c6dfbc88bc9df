import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@vehicle-partner/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { CompanyForm } from './CompanyForm.tsx'

const company = {
  company_name: 'Okafor Mobility Limited',
  business_type: 'Company',
  rc_number: 'RC1294417',
  company_address: '14 Adeniyi Jones Avenue, Ikeja, Lagos',
  company_email: 'accounts@okafor.ng',
  company_phone: { number: '+2348030000001', country: 'NG' },
  experience_start_date: '2019-03-14',
}

const meta = {
  title: 'Forms/CompanyForm',
  component: CompanyForm,
  args: {
    today: '2026-11-21',
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    secondaryAction: <Button variant="quiet">Continue Later</Button>,
  },
} satisfies Meta<typeof CompanyForm>
export default meta
type Story = StoryObj<typeof meta>

/** Filled and ready to submit. */
export const Overview: Story = {
  args: { defaultValues: company },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
  },
}

/** Fields beside each other are in line, also where one alone has a hint. */
export const Empty: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    const top = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().top
    await expect(top('Type of business')).toBe(top('RC number'))
    await expect(top('Company email')).toBe(top('Company phone'))
  },
}

export const Invalid: Story = {
  args: {
    defaultValues: { company_email: 'accounts@okafor', company_phone: { number: '+23480300', country: 'NG' }, experience_start_date: '' },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('RC number').focus()
    await userEvent.keyboard('{Enter}')
    for (const message of ['Please provide your company name', 'Please provide a valid email', 'Please provide a valid phone number'])
      await expect(await canvas.findByText(message)).toBeVisible()
    await expect(canvas.getAllByText('This field is required')).toHaveLength(4)
    await waitFor(() => expect(canvas.getByLabelText('Company name')).toHaveFocus())
  },
}

export const Warning: Story = {
  args: { defaultValues: { ...company, rc_number: 'BN1294417' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/BN numbers belong to business names/)).toBeVisible()
    await expect(canvas.getByLabelText('RC number')).toHaveAccessibleDescription(/Such as RC1234567/)
  },
}

export const RejectedField: Story = {
  args: {
    defaultValues: company,
    onSubmit: fn(() => Promise.reject({ message: 'No', fields: { rc_number: 'We could not find this company' } })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('We could not find this company')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('RC number')).toHaveFocus())
    await expect(args.onSubmitError).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { defaultValues: company, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Saving...' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}
