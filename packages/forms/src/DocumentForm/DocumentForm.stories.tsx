import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { emptyDocument, type DocumentTypeOption, type DocumentFields } from './DocumentForm.schema.ts'
import { DocumentForm } from './DocumentForm.tsx'

const worthiness: DocumentTypeOption = {
  code: 'road_worthiness',
  label: 'Road worthiness certificate',
  has_expiry: true,
  expiry_optional: false,
  default_months: 6,
  number_label: 'Certificate number',
  help: 'Given after the vehicle was inspected.',
}
const documentTypes: DocumentTypeOption[] = [
  worthiness,
  {
    ...worthiness,
    code: 'insurance',
    label: 'Insurance certificate',
    default_months: 12,
    number_label: 'Policy number',
    help: 'Third party at least; comprehensive is welcome.',
  },
  {
    ...worthiness,
    code: 'customs_papers',
    label: 'Customs documents',
    has_expiry: false,
    default_months: null,
    number_label: 'Declaration number',
    help: 'For a vehicle that was imported.',
  },
]
const document: DocumentFields = {
  ...emptyDocument,
  type: 'road_worthiness',
  number: 'RW-LA-2311042',
  issue_date: '2026-11-20',
  expiry_date: '2027-05-20',
  files: [{ value: 'files/7', name: 'road-worthiness-2026.pdf', size: 2_936_012, note: 'uploaded 14:32' }],
}

const meta = {
  title: 'Forms/DocumentForm',
  component: DocumentForm,
  args: {
    documentTypes,
    today: '2026-11-21',
    upload: fn((file: File) => Promise.resolve({ value: `files/${file.name}`, name: file.name })),
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '35rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DocumentForm>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const send = async ({ canvas, userEvent }: Context) => userEvent.click(await canvas.findByRole('button', { name: 'Send for review' }))

/** A renewal, ready to submit, with a single document type. */
export const Overview: Story = {
  args: { documentTypes: [worthiness], defaultValues: document, previousExpiry: '2026-11-18' },
  play: async ({ canvas }) => {
    const [from, to] = [canvas.getByText('18 Nov 2026'), canvas.getByText('20 May 2027')].map((date) => date.getBoundingClientRect())
    // Side by side, also on a phone.
    await expect(from?.top).toBe(to?.top)
    await expect(canvas.getByLabelText('Certificate number optional')).toHaveValue('RW-LA-2311042')
  },
}

export const Empty: Story = {}

export const EmptySubmitted: Story = {
  play: async (context) => {
    const { canvas } = context
    await send(context)
    await expect(await canvas.findByText('Please select the document')).toBeVisible()
    await expect(await canvas.findByText('Kindly select a file')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Document')).toHaveFocus())
  },
}

export const Invalid: Story = {
  args: { defaultValues: { ...document, issue_date: '2026-11-25', expiry_date: '2026-11-20', files: [] } },
  play: async (context) => {
    await send(context)
    for (const message of ['Kindly select a file', 'The issue date cannot be in the future', 'This document has already expired'])
      await expect(await context.canvas.findByText(message)).toBeVisible()
  },
}

export const WithoutExpiry: Story = {
  args: { defaultValues: { ...document, expiry_date: '' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getByText('Usually until 20 May 2027')).toBeVisible()
    await send(context)
    await expect(await canvas.findByText('Please enter the expiry date')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Document'), 'Customs documents')
    await expect(canvas.queryByLabelText('Expiry date')).toBeNull()
  },
}

/** The last upload was rejected: the reason is at the top. */
export const PreviouslyRejected: Story = {
  args: {
    documentTypes: [worthiness],
    defaultValues: { ...document, files: [] },
    rejectionReason: 'The scan cannot be read. Please upload a sharper picture.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The scan cannot be read. Please upload a sharper picture.')).toBeVisible()
  },
}

export const RejectedField: Story = {
  args: {
    defaultValues: document,
    onSubmit: fn(() => Promise.reject({ message: 'No', fields: { number: 'This number is on another vehicle' } })),
  },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('This number is on another vehicle')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('Certificate number optional')).toHaveFocus())
  },
}

export const Rejected: Story = {
  args: { defaultValues: document, onSubmit: fn(() => Promise.reject(new Error('A document of this type is under review'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
  },
}

export const Submitting: Story = {
  args: { defaultValues: document, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Sending...' }))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Done: Story = {
  args: { defaultValues: document },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledTimes(1))
  },
}
