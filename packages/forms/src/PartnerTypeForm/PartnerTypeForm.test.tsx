import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PartnerTypeForm, partnerTypeSchema, type PartnerType } from './PartnerTypeForm.tsx'

afterEach(cleanup)

const options: PartnerType[] = [
  { value: 'business', title: 'Registered Business' },
  { value: 'individual', title: 'An Individual' },
]

test.each([
  ['business', undefined],
  ['individual', undefined],
  ['', 'This field is required'],
  ['charity', 'This field is required'],
])('mode %j: %s', (mode, message) => {
  expect(partnerTypeSchema.safeParse({ mode }).error?.issues[0]?.message).toBe(message)
})

test('Proceed is disabled without a choice, and submits it once', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<PartnerTypeForm options={options} onSubmit={onSubmit} />)
  const user = userEvent.setup()
  const proceed = screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed' })
  expect(proceed.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'An Individual' }))
  await waitFor(() => expect(proceed.disabled).toBe(false))
  await user.dblClick(proceed)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mode: 'individual' }))
})

test('a draft keeps the choice, also after it was submitted', async () => {
  let text: string | null = null
  const draft = { read: () => text, write: (next: string) => void (text = next), clear: () => void (text = null) }
  const onSubmit = vi.fn(() => Promise.resolve())
  const user = userEvent.setup()
  render(<PartnerTypeForm options={options} onSubmit={onSubmit} draft={draft} />)
  await user.click(screen.getByRole('radio', { name: 'Registered Business' }))
  await waitFor(() => expect(text).not.toBeNull())
  cleanup()
  render(<PartnerTypeForm options={options} onSubmit={onSubmit} draft={draft} />)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mode: 'business' }))
  expect(text).not.toBeNull()
})

test('arrow keys move the choice', async () => {
  render(<PartnerTypeForm options={options} onSubmit={() => Promise.resolve()} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard(' {ArrowDown}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'An Individual' }).checked).toBe(true)
})
