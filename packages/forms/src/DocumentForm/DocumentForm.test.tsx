import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { emptyDocument, documentSchema, type DocumentTypeOption, type DocumentFields } from './DocumentForm.schema.ts'
import { DocumentForm, type DocumentFormProps } from './DocumentForm.tsx'

afterEach(cleanup)

const today = '2026-11-21'
const worthiness: DocumentTypeOption = {
  code: 'road_worthiness',
  label: 'Road worthiness certificate',
  has_expiry: true,
  expiry_optional: false,
  default_months: 6,
  number_label: 'Certificate number',
  help: 'Given after the vehicle was inspected.',
}
const letter: DocumentTypeOption = {
  ...worthiness,
  code: 'authority_letter',
  label: 'Letter',
  expiry_optional: true,
  number_label: null,
  default_months: null,
}
const customs: DocumentTypeOption = {
  ...worthiness,
  code: 'customs_papers',
  label: 'Customs documents',
  has_expiry: false,
  default_months: null,
}
const kinds = [worthiness, letter, customs]
const schema = documentSchema(kinds, today)
const file = { value: 'files/1', name: 'road-worthiness.pdf' }
const good: DocumentFields = {
  ...emptyDocument,
  type: 'road_worthiness',
  number: 'RW-LA-2311042',
  issue_date: '2026-11-20',
  expiry_date: '2027-05-20',
  files: [file],
}

test.each<[what: string, change: Partial<DocumentFields>, messages: Partial<Record<keyof DocumentFields, string>>]>([
  ['all fields', {}, {}],
  ['no type', { type: '' }, { type: 'Please select the document' }],
  ['no file', { files: [] }, { files: 'Kindly select a file' }],
  ['four files', { files: [file, file, file, file] }, {}],
  ['five files', { files: [file, file, file, file, file] }, { files: 'At most 4 files' }],
  ['no expiry', { expiry_date: '' }, { expiry_date: 'Please enter the expiry date' }],
  ['no optional expiry date', { type: 'authority_letter', expiry_date: '' }, {}],
  ['no expiry date for a type that does not expire', { type: 'customs_papers', expiry_date: '' }, {}],
  ['an expiry date of a type that does not expire', { type: 'customs_papers' }, {}],
  [
    'an expiry date in the past',
    { issue_date: '2026-05-20', expiry_date: '2026-11-20' },
    { expiry_date: 'This document has already expired' },
  ],
  ['an expiry today', { issue_date: '2026-05-20', expiry_date: '2026-11-21' }, {}],
  ['an expiry on the day of issue', { issue_date: today, expiry_date: today }, { expiry_date: 'Expiry must be after the issue date' }],
  [
    'an expiry date after more than 10 years',
    { expiry_date: '2036-11-21' },
    { expiry_date: 'Expiry must be within 10 years of the issue date' },
  ],
  ['an issue date tomorrow', { issue_date: '2026-11-22' }, { issue_date: 'The issue date cannot be in the future' }],
  ['an issue date that is not a date', { issue_date: '?' }, { issue_date: 'Please enter a date that exists' }],
  ['an expiry date that is not a date', { expiry_date: '?' }, { expiry_date: 'Please enter a date that exists' }],
  ['no issue', { issue_date: '' }, {}],
  ['a number of 61', { number: '1'.repeat(61) }, { number: 'Please keep it under 61 characters' }],
  ['an issuer of 81', { issuer: 'V'.repeat(81) }, { issuer: 'Please keep it under 81 characters' }],
  [
    'no file and no date at once',
    { files: [], expiry_date: '' },
    { files: 'Kindly select a file', expiry_date: 'Please enter the expiry date' },
  ],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(schema, { ...good, ...change })).toEqual(messages)
})

function open(props: Partial<DocumentFormProps> = {}) {
  const onSubmit = vi.fn<DocumentFormProps['onSubmit']>(() => Promise.resolve())
  render(<DocumentForm documentTypes={kinds} today={today} upload={() => new Promise(() => {})} onSubmit={onSubmit} {...props} />)
  return { onSubmit, user: userEvent.setup() }
}
const send = () => screen.getByRole('button', { name: 'Send for review' })

test('fields that the type does not have are neither shown nor submitted', async () => {
  const { onSubmit, user } = open({ defaultValues: good })
  expect(screen.getByLabelText('Certificate number optional')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Document'), 'Letter')
  expect(screen.queryByLabelText('Certificate number optional')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Document'), 'Customs documents')
  expect(screen.queryByLabelText('Expiry date')).toBeNull()
  await user.click(send())
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      type: 'customs_papers',
      number: 'RW-LA-2311042',
      issuer: null,
      issue_date: '2026-11-20',
      expiry_date: null,
      files: [{ Location: 'files/1' }],
    }),
  )
})

test('says that the number may be left out', async () => {
  const { onSubmit, user } = open({ defaultValues: { ...good, number: '' } })
  expect(screen.getByLabelText('Certificate number optional')).toBeTruthy()
  await user.click(send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

test('no longer asks for a file once one is uploading', async () => {
  const { user } = open({ defaultValues: { ...good, files: [] } })
  await user.click(send())
  expect(await screen.findByText('Kindly select a file')).toBeTruthy()
  await user.upload(screen.getByLabelText('File'), new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('licence.pdf')).toBeTruthy()
  expect(screen.queryByText('Kindly select a file')).toBeNull()
})

test('says that leaving would lose what was entered, and not what was filled in', async () => {
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>()
  const { user } = open({ defaultValues: good, onUnsavedChange })
  const number = screen.getByLabelText('Certificate number optional')
  await user.type(number, '9')
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true)
  await user.type(number, '{Backspace}')
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false)
})

test('shows the usual expiry date once the issue date is known', async () => {
  open({ documentTypes: [worthiness], defaultValues: { ...good, expiry_date: '' } })
  expect(screen.getByText('Usually until 20 May 2027')).toBeTruthy()
})

test.each([
  ['after the old one', '2027-05-21', false],
  ['on the day of the old one', '2027-05-20', true],
  ['before the old one', '2027-01-20', true],
  ['in the past', '2020-01-20', false],
])('a new document that expires %s asks to check the date, or not', (_what, expiry_date, isAsked) => {
  open({ documentTypes: [worthiness], defaultValues: { ...good, expiry_date }, previousExpiry: '2027-05-20' })
  const note = 'The old one is valid to 20 May 2027, and the new one replaces it. Check the date.'
  expect(screen.queryByText(note) !== null).toBe(isAsked)
})

test('a rejected field shows its message, and the fields keep their values', async () => {
  const rejection = { message: 'Old', fields: { expiry_date: 'This document has already expired' } }
  const { user } = open({ defaultValues: good, onSubmit: () => Promise.reject(rejection) })
  await user.click(send())
  expect(await screen.findByText('This document has already expired')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Certificate number optional').value).toBe('RW-LA-2311042')
})

test('a mistyped date is not taken for an empty one', async () => {
  const { onSubmit, user } = open({ defaultValues: { ...good, issue_date: '' } })
  await user.type(screen.getByLabelText('Issue date optional'), '31-04-2026')
  await user.click(send())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Issue date optional')))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Issue date optional'))
  await user.click(send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

/** A draft, and the text that is stored in it. */
function createDraft(text: string | null = null) {
  const stored = { text }
  const draft = {
    read: () => stored.text,
    write: (typed: string) => {
      stored.text = typed
    },
    clear: () => {
      stored.text = null
    },
  }
  return { stored, draft }
}

test('a draft keeps what was typed, and files by their reference', async () => {
  const { stored, draft } = createDraft()
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>()
  const { onSubmit, user } = open({ documentTypes: [worthiness], defaultValues: { number: 'RW-1', files: [file] }, draft, onUnsavedChange })
  await user.type(screen.getByLabelText('Certificate number optional'), '2')
  await user.type(screen.getByLabelText('Expiry date'), '20-05-2027')
  await user.tab()
  await waitFor(() => expect(stored.text).toContain('"expiry_date":"2027-05-20"'))
  expect(stored.text).toContain('"number":"RW-12"')
  expect(stored.text).toContain('"files":[{"value":"files/1","name":"road-worthiness.pdf"}]')
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false)
  cleanup()

  const sent = open({ documentTypes: [worthiness], defaultValues: { number: 'RW-1' }, draft })
  expect(screen.getByLabelText<HTMLInputElement>('Certificate number optional').value).toBe('RW-12')
  expect(screen.getByText('road-worthiness.pdf')).toBeTruthy()
  await sent.user.click(send())
  await waitFor(() =>
    expect(sent.onSubmit.mock.calls[0]?.[0]).toMatchObject({
      number: 'RW-12',
      expiry_date: '2027-05-20',
      files: [{ Location: 'files/1' }],
    }),
  )
  await waitFor(() => expect(stored.text).toBeNull())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a draft keeps a date that does not exist as it was typed, to be corrected', async () => {
  const { stored, draft } = createDraft()
  const { user } = open({ documentTypes: [worthiness], defaultValues: { files: [file] }, draft })
  await user.type(screen.getByLabelText('Expiry date'), '31-02-2027')
  await user.tab()
  await waitFor(() => expect(stored.text).toContain('31-02-2027'))
  cleanup()

  const sent = open({ documentTypes: [worthiness], draft })
  const expiry = screen.getByLabelText<HTMLInputElement>('Expiry date')
  expect(expiry.value).toBe('31-02-2027')
  expect(screen.getByText('The day must be from 1 to 28')).toBeTruthy()
  await sent.user.click(send())
  expect(sent.onSubmit).not.toHaveBeenCalled()
  await sent.user.type(expiry, '{backspace}8{home}{delete}{delete}28')
  expect(expiry.value).toBe('28-02-2028')
  await sent.user.tab()
  expect(screen.queryByText('The day must be from 1 to 28')).toBeNull()
  await sent.user.click(send())
  await waitFor(() => expect(sent.onSubmit.mock.calls[0]?.[0]).toMatchObject({ expiry_date: '2028-02-28' }))
})

test('no draft keeps the number of an identity document', async () => {
  const slip: DocumentTypeOption = { ...customs, code: 'nin_slip', label: 'NIN slip or card', number_label: 'NIN' }
  const { stored, draft } = createDraft()
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>()
  const { user } = open({ documentTypes: [slip], draft, onUnsavedChange })
  await user.type(screen.getByLabelText('NIN optional'), '12345678901')
  await user.type(screen.getByLabelText('Issued by optional'), 'NIMC')
  await waitFor(() => expect(stored.text).toContain('NIMC'))
  expect(stored.text).not.toContain('12345678901')
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true)
})
