import { setupDraftValues } from '@vehicle-partner/domain/entities'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { identitySchema, type IdentityFields } from './IdentityForm.schema.ts'
import { IdentityForm } from './IdentityForm.tsx'

afterEach(cleanup)

const today = '2026-11-21'
const good: IdentityFields = { type: 'nin', document_id: '11111111111', fname: 'Adaeze', lname: "O'Connor", dob: '1986-08-22' }

/** Spec section 5, KYC identity. */
const rules: readonly [
  what: string,
  changed: Partial<IdentityFields>,
  field: keyof IdentityFields | undefined,
  message: string | undefined,
][] = [
  ['all fields', {}, undefined, undefined],
  ['no document type', { type: '' }, 'type', 'This field is required'],
  ['BVN', { type: 'bvn' }, undefined, undefined],
  ['another document', { type: 'passport' }, 'type', 'This field is required'],
  ['no number', { document_id: '' }, 'document_id', 'This field is required'],
  ['ten characters', { document_id: '1234567890' }, 'document_id', 'A NIN has 11 digits. 1 more.'],
  ['eleven letters and digits', { document_id: 'AB345678901' }, undefined, undefined],
  ['twelve', { document_id: '123456789012' }, undefined, undefined],
  ['a sign', { document_id: '1234567890_' }, 'document_id', 'Use only letters and digits'],
  ['no date of birth', { dob: '' }, 'dob', 'This field is required'],
  ['18 since yesterday', { dob: '2008-11-20' }, undefined, undefined],
  ['not yet 18', { dob: '2008-11-22' }, 'dob', 'You must be at least 18'],
  ['no first name', { fname: ' ' }, 'fname', 'This field is required'],
  ['no last name', { lname: '' }, 'lname', 'This field is required'],
  ['a digit in a name', { lname: 'Okafor 2' }, 'lname', 'Special characters and numbers are not allowed'],
  ['Yoruba diacritics', { fname: 'Ẹniọlá' }, undefined, undefined],
]

test.each(rules)('%s', async (_what, changed, field, message) => {
  expect(await getFieldMessages(identitySchema(today), { ...good, ...changed })).toEqual(field ? { [field]: message } : {})
})

const number = () => screen.getByLabelText<HTMLInputElement>('Document number')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })

test('a pasted number loses its spaces and shows its length, and the date is submitted as ISO text', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<IdentityForm today={today} defaultValues={{ fname: 'Adaeze', lname: "O'Connor" }} onSubmit={onSubmit} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'NIN' }))
  await screen.findByText('Dial *346# to see your NIN')
  await user.type(number(), '1111 11')
  await screen.findByText('6 of 11')
  await user.type(number(), '1-1111')
  expect(number().value).toBe('11111111111')
  expect(submit().disabled).toBe(true)
  await user.type(screen.getByLabelText('Date of birth'), '22081986')
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('22-08-1986')
  await waitFor(() => expect(submit().disabled).toBe(false))
  await user.click(submit())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(good))
})

test('the hint depends on the document type', async () => {
  render(<IdentityForm today={today} defaultValues={{ type: 'bvn' }} onSubmit={() => Promise.resolve()} />)
  expect(await screen.findByText('Dial *565*0# to see your BVN')).toBeTruthy()
})

test('warns of a number that is not the one of the document type, and takes it (spec section 5)', async () => {
  render(<IdentityForm today={today} defaultValues={good} onSubmit={() => Promise.resolve()} />)
  const user = userEvent.setup()
  await user.type(number(), '11111111111')
  expect(screen.queryByText('NIN must be 11 digits')).toBeNull()
  await user.type(number(), '1')
  expect(await screen.findByText('NIN must be 11 digits')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'BVN' }))
  expect(await screen.findByText('BVN must be 11 digits')).toBeTruthy()
  await waitFor(() => expect(submit().disabled).toBe(false))
  await user.type(number(), '{Backspace}')
  await waitFor(() => expect(screen.queryByText(/must be 11 digits/)).toBeNull())
})

test('sets autocomplete and input mode', () => {
  render(<IdentityForm today={today} onSubmit={() => Promise.resolve()} />)
  expect([number().autocomplete, number().inputMode]).toEqual(['off', 'numeric'])
  expect(screen.getByLabelText<HTMLInputElement>('First name').autocomplete).toBe('given-name')
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').autocomplete).toBe('bday')
})

test('a rejection keeps the fields, the number too, and can be submitted again', async () => {
  const onSubmitError = vi.fn()
  const reason = new Error('We could not verify this document')
  render(<IdentityForm today={today} defaultValues={good} onSubmit={() => Promise.reject(reason)} onSubmitError={onSubmitError} />)
  const user = userEvent.setup()
  await user.type(number(), '33333333333')
  await waitFor(() => expect(submit().disabled).toBe(false))
  await user.click(submit())
  await waitFor(() => expect(onSubmitError).toHaveBeenCalledExactlyOnceWith(reason))
  expect(number().value).toBe('33333333333')
  await waitFor(() => expect(submit().disabled).toBe(false))
})

test('the server takes every draft of a long text as a date', async () => {
  const write = vi.fn<(text: string) => void>()
  const draft = { read: () => null, write, clear: () => undefined }
  render(<IdentityForm today={today} draft={draft} onSubmit={() => Promise.resolve()} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Date of birth'), 'Wednesday the seventeenth of May, 1990')
  await user.paste(', or a day after that')
  const drafts = write.mock.calls.map(([text]): { values: unknown } => JSON.parse(text))
  const kept = drafts.map(({ values }) => setupDraftValues.parse(values).dob)
  expect(kept.at(-1)).toBe('?Wednesday the seventeenth of May, 1990,')
})
