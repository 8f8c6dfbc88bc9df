import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DisputeForm } from './DisputeForm/DisputeForm.tsx'
import { InviteMemberForm } from './InviteMemberForm/InviteMemberForm.tsx'
import { UnsentFormsContext, type UnsentForms } from './unsentForms.ts'

afterEach(cleanup)

/** Keeps everything, also of forms that are closed. */
function keepAll() {
  const kept = new Map<string, Readonly<Record<string, unknown>>>()
  const closed: string[] = []
  const unsentForms: UnsentForms = {
    open: (name) => ({
      read: () => kept.get(name),
      write: (changedFields) => void kept.set(name, changedFields),
      close: () => void closed.push(name),
    }),
  }
  const show = (subject: string, onSubmit = () => Promise.resolve()) =>
    render(
      <UnsentFormsContext value={unsentForms}>
        <DisputeForm subject={subject} onSubmit={onSubmit} />
      </UnsentFormsContext>,
    )
  return { kept, closed, show }
}
const typed = 'The trip was 12 km longer than you counted.'
const textField = () => screen.getByRole<HTMLTextAreaElement>('textbox')

test('what was typed comes back in the form of the same name, and the other fields stay', async () => {
  const user = userEvent.setup()
  const { kept, closed, show } = keepAll()
  const first = show('ERN-1')
  await user.type(textField(), typed)
  first.unmount()
  expect(kept).toEqual(new Map([['DisputeForm ERN-1', { text: typed }]]))
  expect(closed).toEqual(['DisputeForm ERN-1'])
  const other = show('ERN-2')
  expect(textField().value).toBe('')
  other.unmount()
  show('ERN-1')
  expect(textField().value).toBe(typed)
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
})

test('what was sent or taken back is not kept', async () => {
  const user = userEvent.setup()
  const { kept, show } = keepAll()
  show('ERN-1')
  await user.type(textField(), typed)
  await user.clear(textField())
  expect(kept.get('DisputeForm ERN-1')).toEqual({})
  await user.type(textField(), typed)
  await user.click(screen.getByRole('radio', { name: 'A trip is missing' }))
  expect(kept.get('DisputeForm ERN-1')).toEqual({ text: typed, reason: 'missing_trip' })
  await user.click(screen.getByRole('button', { name: 'Send query' }))
  expect(kept.get('DisputeForm ERN-1')).toEqual({})
})

test('what is back can be sent', async () => {
  const kept = { member_email: 'ngozi@demo.test', member_roles: ['partner_staff'] }
  const unsentForms: UnsentForms = { open: () => ({ read: () => kept, write: () => undefined, close: () => undefined }) }
  render(
    <UnsentFormsContext value={unsentForms}>
      <InviteMemberForm roles={[{ id: 'partner_staff', label: 'Staff', description: '' }]} onSubmit={() => Promise.resolve()} />
    </UnsentFormsContext>,
  )
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send invite' }).disabled).toBe(false))
})
