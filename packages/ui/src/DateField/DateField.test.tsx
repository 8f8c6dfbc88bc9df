import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DateField } from './DateField.tsx'

const fetching = vi.hoisted(() => ({ fails: false }))
vi.mock('./DatePopup.tsx', () => ({
  get DatePopup() {
    if (fetching.fails) throw new Error('no network')
    return () => null
  },
}))

afterEach(() => {
  fetching.fails = false
  vi.unstubAllEnvs()
  document.body.replaceChildren()
})

describe.each(['Pacific/Pago_Pago', 'America/St_Johns', 'Africa/Lagos', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'a browser in %s',
  (zone) => {
    test('hydrates the HTML of a server in London with the same day', async () => {
      const errors: unknown[] = []
      vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args))
      const place = document.createElement('form')
      document.body.append(place)
      const field = <DateField label="Expiry date" name="expires" today="2026-10-25" defaultValue="2026-10-25" />
      vi.stubEnv('TZ', 'Europe/London')
      place.innerHTML = renderToString(field)
      vi.stubEnv('TZ', zone)
      const root = await act(async () => hydrateRoot(place, field, { onRecoverableError: (error) => errors.push(error) }))
      expect(errors).toEqual([])
      expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('25-10-2026')
      expect([...new FormData(place)]).toEqual([['expires', '2026-10-25']])
      await act(async () => root.unmount())
      vi.restoreAllMocks()
    })
  },
)

test('reports a calendar that fails to load, and typing still works', async () => {
  fetching.fails = true
  const { unmount } = render(<DateField label="Expiry date" today="2026-10-25" />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  await vi.waitFor(() => expect(screen.getByText(/could not be loaded/).getAttribute('role')).toBe('status'), { timeout: 15_000 })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '3-12-2026' } })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('03-12-2026')
  unmount()
})

test('cleans up when it unmounts while the calendar loads', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { unmount } = render(<DateField label="Expiry date" today="2026-10-25" />)
  fireEvent.click(screen.getByRole('button'))
  unmount()
  await Promise.resolve()
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})
