import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { profileSchema, type ProfileFields, type ProfileValues } from './ProfileForm.schema.ts'
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'

afterEach(cleanup)

const profile: ProfileFields = {
  fname: 'Adaeze',
  lname: 'Okafor',
  email: 'owner@demo.test',
  phone: { number: '+2348030000001', country: 'NG' },
  avatar: null,
}
/** The profile as it is submitted. */
const sent: ProfileValues = { ...profile, phone: '+2348030000001', country_code: 'NG' }
const special = 'Special characters and numbers are not allowed'

// Spec section 5, Register: the same rules for the same fields.
test.each<[what: string, change: Partial<ProfileFields>, messages: Partial<Record<keyof ProfileFields, string>>]>([
  ['all fields', {}, {}],
  ['no first name', { fname: ' ' }, { fname: 'Please enter your first name' }],
  ['no last name', { lname: '' }, { lname: 'Please enter your last name' }],
  ['a digit in a name', { fname: 'Adaeze1' }, { fname: special }],
  ['two blanks in a name', { lname: 'Ade  Ojo' }, { lname: special }],
  ['no address', { email: '' }, { email: 'Please enter your email address' }],
  ['an invalid address', { email: 'owner@demo' }, { email: 'Invalid email' }],
  ['no number', { phone: { number: '', country: 'NG' } }, { phone: 'Please provide a valid phone number' }],
  ['a number of another country', { phone: { number: '+233241234567', country: 'NG' } }, { phone: 'Please provide a valid phone number' }],
  ['a picture', { avatar: '/files/7' }, {}],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(profileSchema, { ...profile, ...change })).toEqual(messages)
})

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const button = (name: string) => screen.getByRole('button', { name })
const picture = new File(['face'], 'face.jpg', { type: 'image/jpeg' })

function open(props: Partial<ProfileFormProps> = {}) {
  const onSubmit = vi.fn((_values: ProfileValues) => Promise.resolve())
  const uploadPhoto = vi.fn((_file: File) => Promise.resolve({ Location: '/files/7', url: 'data:,' }))
  const form = (shown: Partial<ProfileFormProps>) => (
    <ProfileForm profile={profile} onSubmit={onSubmit} uploadPhoto={uploadPhoto} {...shown} />
  )
  const { rerender } = render(form(props))
  return { onSubmit, uploadPhoto, user: userEvent.setup(), show: (shown: Partial<ProfileFormProps>) => rerender(form(shown)) }
}

test('starts with the stored profile; changes can be submitted repeatedly', async () => {
  const { onSubmit, user } = open()
  expect([input('First name').value, input('Email address').value]).toEqual(['Adaeze', 'owner@demo.test'])
  await user.clear(input('First name'))
  await user.type(input('First name'), 'Ada{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ ...sent, fname: 'Ada' }))
  await user.type(input('First name'), 'eze{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(sent))
})

test('a new number shows that it must be confirmed', async () => {
  const { user } = open()
  const note = 'A new number works after you enter the code we send.'
  expect(screen.queryByText(note)).toBeNull()
  await user.type(input('Phone number'), '{Backspace}2')
  expect(await screen.findByText(note)).toBeTruthy()
})

test('a verified name shows that a new one is reviewed, and which one is', () => {
  open({ nameVerified: true })
  expect(screen.getByText('We have verified your name. We check a new one before it changes.')).toBeTruthy()
  cleanup()
  open({ nameVerified: true, nameChange: { fname: 'Adaeze', lname: 'Eze' } })
  expect(screen.getByText('We are checking your new name, Adaeze Eze.')).toBeTruthy()
})

test('a name that was typed before a review of another one was known is not sent', async () => {
  const { onSubmit, user, show } = open({ nameVerified: true })
  await user.type(input('Last name'), '-Eze')
  show({ nameVerified: true, nameChange: { fname: 'Ada', lname: 'Okafor' } })
  await waitFor(() => expect(input('Last name').value).toBe('Okafor'))
  expect(input('Last name').readOnly).toBe(true)
  await user.click(button('Save changes'))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(sent))
})

test('a photo is uploaded at once, held by the form, and can be removed', async () => {
  const { onSubmit, uploadPhoto, user } = open()
  await user.upload(input('Photo'), picture)
  expect(uploadPhoto).toHaveBeenCalledExactlyOnceWith(picture)
  await screen.findByRole('button', { name: 'Change photo' })
  await user.click(button('Remove photo'))
  await user.click(button('Save changes'))
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(sent))
  await user.upload(input('Photo'), picture)
  await screen.findByRole('button', { name: 'Change photo' })
  await user.click(button('Save changes'))
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ ...sent, avatar: '/files/7' }))
})

test('fields that were not changed follow the stored profile; a sent e-mail address waits, so the stored one is shown', async () => {
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>()
  const form = (stored: ProfileFields) => (
    <ProfileForm
      profile={stored}
      onSubmit={() => Promise.resolve()}
      uploadPhoto={() => Promise.reject(new Error())}
      onUnsavedChange={onUnsavedChange}
    />
  )
  const user = userEvent.setup()
  const { rerender } = render(form(profile))
  await user.clear(input('First name'))
  await user.type(input('First name'), 'Ada')
  await user.type(input('Email address'), '.ng')
  await user.type(input('Phone number'), '{Backspace}2')
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true)
  rerender(form({ ...profile, fname: 'Ngozi', lname: 'Bello' }))
  await waitFor(() => expect(input('Last name').value).toBe('Bello'))
  expect([input('First name').value, input('Email address').value]).toEqual(['Ada', 'owner@demo.test.ng'])
  await user.click(button('Save changes'))
  await waitFor(() => expect(input('Email address').value).toBe('owner@demo.test'))
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true)
  // What was saved is the stored profile now.
  rerender(form({ ...profile, fname: 'Ada', lname: 'Bello', phone: { number: '+2348030000002', country: 'NG' } }))
  await waitFor(() => expect(onUnsavedChange).toHaveBeenLastCalledWith(false))
  await user.type(input('Last name'), 'a')
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true)
})

test.each([
  ['a text', new File(['no'], 'notes.txt', { type: 'text/plain' }), 'Please choose a JPG, PNG or WebP photo'],
  ['a large picture', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }), 'File must be less than 5 MB'],
])('%s is not uploaded', async (_what, file, message) => {
  const { uploadPhoto } = open()
  fireEvent.change(input('Photo'), { target: { files: [file] } })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(uploadPhoto).not.toHaveBeenCalled()
})

test('a failed upload shows a message, and the form stays usable', async () => {
  const { onSubmit, user } = open({ uploadPhoto: () => Promise.reject(new Error('offline')) })
  await user.upload(input('Photo'), picture)
  expect(await screen.findByText('The photo could not be uploaded. Please try again.')).toBeTruthy()
  await user.click(button('Save changes'))
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(sent))
})

test('a rejected field shows its message', async () => {
  const { user } = open({ onSubmit: () => Promise.reject({ message: 'Taken', fields: { phone: 'This phone number is already in use' } }) })
  await user.click(button('Save changes'))
  expect(await screen.findByText('This phone number is already in use')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Phone number')))
})
