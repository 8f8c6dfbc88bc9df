import { issueSeverities } from '@vehicle-partner/domain'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { isUrgent, tripIssueSchema, type TripIssueFields } from './TripIssueForm.schema.ts'
import { TripIssueForm, type TripIssueFormProps } from './TripIssueForm.tsx'

afterEach(cleanup)

const photo = { value: 'files/1', name: 'tyre.jpg' }
const good: TripIssueFields = {
  category: 'breakdown',
  severity: 'medium',
  description: 'A tyre has burst near Ojota.',
  place: null,
  photos: [],
  needs_replacement: false,
}
const short = 'Please describe what happened in at least 10 characters'

test.each<[what: string, change: Partial<TripIssueFields>, messages: Partial<Record<keyof TripIssueFields, string>>]>([
  ['all fields', {}, {}],
  ['no category', { category: '' }, { category: 'Please select what is wrong' }],
  ['no severity', { severity: '' }, { severity: 'Please select how bad it is' }],
  ['no description', { description: '' }, { description: short }],
  ['nine characters and blanks', { description: '  123456789  ' }, { description: short }],
  ['ten characters', { description: '1234567890' }, {}],
  ['a thousand characters', { description: 'x'.repeat(1000) }, {}],
  ['one more', { description: 'x'.repeat(1001) }, { description: 'Please keep it under 1,001 characters' }],
  ['five photos', { photos: [photo, photo, photo, photo, photo] }, {}],
  ['six photos', { photos: [photo, photo, photo, photo, photo, photo] }, { photos: 'At most 5 photos' }],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(tripIssueSchema, { ...good, ...change })).toEqual(messages)
})

test('the location is sent as two numbers, or not at all', () => {
  expect(tripIssueSchema.parse({ ...good, photos: [photo], place: { lat: 6.58, lng: 3.38 } })).toEqual({
    category: 'breakdown',
    severity: 'medium',
    description: 'A tyre has burst near Ojota.',
    lat: 6.58,
    lng: 3.38,
    photos: ['files/1'],
    needs_replacement: false,
  })
  expect(tripIssueSchema.parse(good)).not.toHaveProperty('lat')
})

test('high severities are urgent', () => {
  expect(issueSeverities.filter(isUrgent)).toEqual(['high', 'stopped'])
})

function open(props: Partial<TripIssueFormProps> = {}) {
  const onSubmit = vi.fn<TripIssueFormProps['onSubmit']>(() => Promise.resolve())
  render(<TripIssueForm onSubmit={onSubmit} supportPhone="+2347000000000" upload={() => new Promise(() => {})} {...props} />)
  return { onSubmit, user: userEvent.setup() }
}

test('the support number appears for urgent issues only', async () => {
  const { user } = open()
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Stopped' }))
  expect(screen.getByRole('link', { name: 'Call 0700 000 0000' }).getAttribute('href')).toBe('tel:+2347000000000')
  await user.click(screen.getByRole('radio', { name: 'Low' }))
  expect(screen.queryByRole('link')).toBeNull()
})

test('no call is asked for where there is no support number', async () => {
  const { user } = open({ supportPhone: '' })
  await user.click(screen.getByRole('radio', { name: 'Stopped' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/call now/)).toBeNull()
})

test('a field that is left as it was has no message; one that was changed and left has', async () => {
  const { user } = open()
  const category = screen.getByLabelText('What is wrong?')
  category.focus() // as a panel does
  await user.click(screen.getByLabelText('What happened?'))
  await user.type(screen.getByLabelText('What happened?'), 'A tyre')
  await user.tab()
  expect(await screen.findByText(short)).toBeTruthy()
  expect(category.getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.queryByText('Please select what is wrong')).toBeNull()
})

test('a location can be added and removed, and a message appears when it is unavailable', async () => {
  const locate = vi.fn(() => Promise.resolve({ lat: 6.58, lng: 3.38 }))
  const { onSubmit, user } = open({ defaultValues: good, locate })
  await user.click(screen.getByRole('button', { name: 'Add my location' }))
  await user.click(await screen.findByRole('button', { name: 'Remove location' }))
  locate.mockRejectedValueOnce(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Add my location' }))
  expect(await screen.findByText('Your location could not be found. You can describe it in words.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add my location' }))
  await screen.findByText('Your location is added.')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ lat: 6.58, lng: 3.38 })
})

test('submitting an empty form shows the messages, and a rejection keeps the fields', async () => {
  const { user } = open({ onSubmit: () => Promise.reject({ message: 'No', fields: { description: 'Please say more' } }) })
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  for (const message of ['Please select what is wrong', 'Please select how bad it is', short])
    expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What is wrong?')))
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'Delay')
  await user.click(screen.getByRole('radio', { name: 'Low' }))
  await user.type(screen.getByLabelText('What happened?'), 'Traffic at Ojota')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Please say more')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('Traffic at Ojota')
})
