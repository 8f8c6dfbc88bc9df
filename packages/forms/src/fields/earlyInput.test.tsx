import { act, cleanup, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LoginForm } from '../LoginForm/LoginForm.tsx'
import { RegisterForm } from '../RegisterForm/RegisterForm.tsx'

afterEach(cleanup)
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

/** Renders a form on the server, types into it, moves the focus to a field, and hydrates it. */
async function hydrate(form: React.ReactElement, typed: Record<string, string>, focused?: string) {
  const complaints = vi.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(form)
  const field = (name: string) => {
    const found = [...place.querySelectorAll('input')].find(({ id }) => place.querySelector(`label[for="${id}"]`)?.textContent === name)
    if (!found) throw new Error(`No field ${name}`)
    return found
  }
  for (const [name, text] of Object.entries(typed)) field(name).value = text
  if (focused !== undefined) field(focused).focus()
  const root = await act(async () => hydrateRoot(place, form))
  const button = place.querySelector<HTMLButtonElement>('button[type=submit]')
  return { place, field, button, complaints, done: () => act(() => root.unmount()) }
}

test('keeps and submits what was typed before hydration', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  const form = <LoginForm onSubmit={onSubmit} />
  const { field, button, complaints, done } = await hydrate(form, { 'Email address': 'owner@demo.test', Password: 'Demo-1234' })
  expect([field('Email address').value, field('Password').value]).toEqual(['owner@demo.test', 'Demo-1234'])
  expect(button?.disabled).toBe(false)
  await act(async () => button?.click())
  expect(onSubmit).toHaveBeenCalledWith({ email: 'owner@demo.test', password: 'Demo-1234' })
  expect(complaints).not.toHaveBeenCalled()
  done()
})

test('keeps an incomplete form without messages', async () => {
  const { place, field, button, done } = await hydrate(<LoginForm onSubmit={() => Promise.resolve()} />, { 'Email address': 'owner@' })
  expect(field('Email address').value).toBe('owner@')
  expect(button?.disabled).toBe(true)
  expect(place.textContent).not.toContain('Invalid')
  done()
})

test('shows the message of a field that was left for another one before hydration', async () => {
  const form = <RegisterForm onSubmit={() => Promise.resolve()} />
  const { field, place, done } = await hydrate(form, { 'First name': 'Ng2', 'Last name': 'Ade2' }, 'Last name')
  await waitFor(() => expect(field('First name').getAttribute('aria-invalid')).toBe('true'))
  expect(place.textContent).toContain('Special characters and numbers are not allowed')
  // The one that is being typed into waits for its own end.
  expect(field('Last name').getAttribute('aria-invalid')).not.toBe('true')
  done()
})

test('parses a phone number typed before hydration', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  const { field, button, done } = await hydrate(<RegisterForm onSubmit={onSubmit} />, {
    'First name': 'Ngozi',
    'Last name': 'Ade-Ojo',
    'Email address': 'ngozi@adeojo.ng',
    'Phone number': '08031234567',
    Password: 'Demo-1234',
  })
  expect(field('Phone number').value.replaceAll(' ', '')).toBe('08031234567')
  await waitFor(() => expect(button?.disabled).toBe(false))
  await act(async () => button?.click())
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '+2348031234567', country_code: 'NG' }))
  done()
})
