import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { acceptInviteSchema, type AcceptInviteFields } from './AcceptInviteForm.schema.ts'
import { AcceptInviteForm } from './AcceptInviteForm.tsx'

afterEach(cleanup)

const good: AcceptInviteFields = {
  fname: 'Ngozi',
  lname: 'Umeh',
  phone: { number: '+2348064127730', country: 'NG' },
  password: 'Demo-1234',
}

/** The rules of signing up, spec section 5. */
test.each<[what: string, changed: Partial<AcceptInviteFields>, field: keyof AcceptInviteFields | undefined, message: string | undefined]>([
  ['all fields', {}, undefined, undefined],
  ['no first name', { fname: '' }, 'fname', 'Please enter your first name'],
  ['no last name', { lname: '' }, 'lname', 'Please enter your last name'],
  ['a digit in a name', { fname: 'Ng0zi' }, 'fname', 'Special characters and numbers are not allowed'],
  ['no phone', { phone: { number: '', country: 'NG' } }, 'phone', 'Please provide a valid phone number'],
  ['no password', { password: '' }, 'password', 'Please enter a password'],
])('%s', async (_what, changed, field, message) => {
  const { error } = await acceptInviteSchema.safeParseAsync({ ...good, ...changed })
  const [issue] = error?.issues ?? []
  expect(issue && [issue.path[0], issue.message]).toEqual(field && [field, message])
})

test('the e-mail address is read-only, and the other fields are submitted', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<AcceptInviteForm email="ngozi@demo.test" onSubmit={onSubmit} />)
  const user = userEvent.setup()
  expect(screen.getByLabelText<HTMLInputElement>('Email address').readOnly).toBe(true)
  await user.type(screen.getByLabelText('First name'), 'Ngozi')
  await user.type(screen.getByLabelText('Last name'), 'Umeh')
  await user.type(screen.getByLabelText('Phone number', { selector: 'input' }), '8064127730')
  await user.type(screen.getByLabelText('Password'), 'Demo-1234')
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Accept invite' })
  await waitFor(() => expect(accept.disabled).toBe(false))
  await user.click(accept)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit).toHaveBeenCalledWith({
    fname: 'Ngozi',
    lname: 'Umeh',
    phone: '+2348064127730',
    country_code: 'NG',
    password: 'Demo-1234',
  })
})

test('a draft keeps everything but the password, until it is submitted', async () => {
  let stored: string | null = null
  const draft = { read: () => stored, write: (text: string) => void (stored = text), clear: () => void (stored = null) }
  const user = userEvent.setup()
  const show = () => render(<AcceptInviteForm email="ngozi@demo.test" draft={draft} onSubmit={() => Promise.resolve()} />)
  const first = show()
  await user.type(screen.getByLabelText('First name'), 'Ngozi')
  await user.type(screen.getByLabelText('Last name'), 'Umeh')
  await user.type(screen.getByLabelText('Phone number', { selector: 'input' }), '8064127730')
  await user.type(screen.getByLabelText('Password'), 'Demo-1234')
  expect(stored).not.toContain('Demo-1234')
  first.unmount()
  show()
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value
  expect(['First name', 'Last name', 'Phone number', 'Password'].map(valueOf)).toEqual(['Ngozi', 'Umeh', '806 412 7730', ''])
  await user.type(screen.getByLabelText('Password'), 'Demo-1234{Enter}')
  await waitFor(() => expect(stored).toBeNull())
})
