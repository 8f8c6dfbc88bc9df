import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('hides the toggle in served HTML and keeps text that was typed before hydration', async () => {
  const place = document.createElement('form')
  document.body.append(place)
  const field = <PasswordField label="Password" name="password" autoComplete="current-password" />
  place.innerHTML = renderToString(field)
  const toggle = place.querySelector('button')
  expect(toggle?.hidden).toBe(true)
  const control = place.querySelector('input')
  expect(control?.type).toBe('password')
  if (control) control.value = 'Demo-123'
  const root = await act(async () => hydrateRoot(place, field))
  expect(place.querySelector('button')?.hidden).toBe(false)
  expect([...new FormData(place)]).toEqual([['password', 'Demo-123']])
  await act(async () => root.unmount())
  place.remove()
})
