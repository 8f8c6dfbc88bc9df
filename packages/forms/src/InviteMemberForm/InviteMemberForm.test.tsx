import { partnerRoles } from '@vehicle-partner/domain'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { inviteMemberSchema, type InviteMemberFields } from './InviteMemberForm.schema.ts'
import { InviteMemberForm } from './InviteMemberForm.tsx'

afterEach(cleanup)

const good: InviteMemberFields = { member_email: 'ngozi.umeh@gmail.com', member_roles: ['partner_trip_manager'] }

// Spec section 5, Invite.
test.each<[what: string, change: Partial<InviteMemberFields>, messages: Partial<Record<keyof InviteMemberFields, string>>]>([
  ['all fields', {}, {}],
  ['blanks around the address', { member_email: '  ngozi.umeh@gmail.com ' }, {}],
  ['no address', { member_email: '' }, { member_email: 'Invalid email' }],
  ['blanks for an address', { member_email: '   ' }, { member_email: 'Invalid email' }],
  ['an invalid address', { member_email: 'ngozi.umeh@gmail' }, { member_email: 'Invalid email' }],
  ['no role', { member_roles: [] }, { member_roles: 'Select at least one role' }],
  ['several roles', { member_roles: ['partner_trip_manager', 'partner_staff'] }, {}],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(inviteMemberSchema, { ...good, ...change })).toEqual(messages)
})

const email = () => screen.getByLabelText<HTMLInputElement>('Email address')
const button = (name = 'Send invite') => screen.getByRole<HTMLButtonElement>('button', { name })

test('the button is disabled until a role is selected, and the address is trimmed', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<InviteMemberForm roles={partnerRoles} onSubmit={onSubmit} />)
  const user = userEvent.setup()
  await user.type(email(), ' ngozi.umeh@gmail.com ')
  expect(button().disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Trip manager' }))
  await waitFor(() => expect(button().disabled).toBe(false))
  await user.click(button())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(good))
})

test('Enter shows what is missing, although the button is outside the form', async () => {
  render(<InviteMemberForm roles={partnerRoles} onSubmit={() => Promise.resolve()} />)
  await userEvent.type(email(), 'ngozi{Enter}')
  expect(await screen.findByText('Invalid email')).toBeTruthy()
  expect(screen.getByText('Select at least one role')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(email()))
})

test('shows the pages that the roles open', async () => {
  render(<InviteMemberForm roles={partnerRoles} onSubmit={() => Promise.resolve()} member={good} />)
  const preview = within(screen.getByRole('region', { name: 'What they will see' }))
  const listMenuItems = () => preview.getAllByRole('listitem').map((item) => item.textContent)
  expect(listMenuItems()).toContain('Trips')
  expect(listMenuItems()).toContain('EarningsNo access')
  expect(preview.getByText('The dashboard shows trips and counts, no money.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Earnings manager' }))
  expect(listMenuItems()).toContain('Earnings')
  expect(preview.queryByText('The dashboard shows trips and counts, no money.')).toBeNull()
})

test('only the roles of a member can be changed', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<InviteMemberForm roles={partnerRoles} onSubmit={onSubmit} member={good} />)
  expect(email().readOnly).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Trip manager' }))
  await waitFor(() => expect(button('Save roles').disabled).toBe(true))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Staff' }))
  await userEvent.click(button('Save roles'))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...good, member_roles: ['partner_staff'] }))
})

test('a rejected address shows its message, and the roles stay selected', async () => {
  const taken = { message: 'Taken', fields: { member_email: 'This person is a member already' } }
  render(<InviteMemberForm roles={partnerRoles} onSubmit={() => Promise.reject(taken)} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Trip manager' }))
  await userEvent.type(email(), 'ngozi.umeh@gmail.com{Enter}')
  expect(await screen.findByText('This person is a member already')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(email()))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Trip manager' }).checked).toBe(true)
})

test('a draft keeps a new invitation until it is sent, and what it gave back counts as unsaved', async () => {
  let stored: string | null = null
  const draft = { read: () => stored, write: (text: string) => void (stored = text), clear: () => void (stored = null) }
  const onUnsavedChange = vi.fn()
  const show = () =>
    render(<InviteMemberForm roles={partnerRoles} draft={draft} onSubmit={() => Promise.resolve()} onUnsavedChange={onUnsavedChange} />)
  const first = show()
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false)
  await userEvent.type(email(), 'ngozi.umeh@gmail.com')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Trip manager' }))
  first.unmount()
  show()
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true)
  expect(email().value).toBe('ngozi.umeh@gmail.com')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Trip manager' }).checked).toBe(true)
  await waitFor(() => expect(button().disabled).toBe(false))
  await userEvent.click(button())
  await waitFor(() => expect(stored).toBeNull())
})

test('the roles of a member have no draft', async () => {
  const write = vi.fn()
  const draft = { read: () => '{"version":1,"values":{"member_roles":["partner_staff"]}}', write, clear: vi.fn() }
  render(<InviteMemberForm roles={partnerRoles} member={good} draft={draft} onSubmit={() => Promise.resolve()} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Earnings manager' }))
  await waitFor(() => expect(button('Save roles').disabled).toBe(false))
  await userEvent.click(button('Save roles'))
  expect(write).not.toHaveBeenCalled()
  expect(draft.clear).not.toHaveBeenCalled()
})
