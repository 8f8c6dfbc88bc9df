import { act, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { OtpInput } from './OtpInput.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const page = () => document.body.appendChild(document.createElement('div'))

test('takes over a code that was typed before hydration, once', async () => {
  const container = page()
  const onComplete = vi.fn()
  const element = <OtpInput label="Code" name="code" onComplete={onComplete} />
  container.innerHTML = renderToString(element)
  const [control, sent] = container.querySelectorAll('input')
  if (!control || !sent) throw new Error('A control and what is sent')
  control.value = '4190'
  const root = await act(async () => hydrateRoot(container, element))
  expect(control.value).toBe('4190')
  expect(sent.value).toBe('4190')
  expect(onComplete.mock.calls).toEqual([['4190']])
  expect(container.textContent).toContain('0')
  await act(async () => root.unmount())
})

test('serves no inline style or script', () => {
  expect(renderToString(<OtpInput label="Code" defaultValue="41" pending />)).not.toMatch(/ style="|<style|<script/)
})

test('mounts and unmounts without warnings, also while WebOTP is pending', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const signals: AbortSignal[] = []
  vi.stubGlobal('OTPCredential', vi.fn())
  const get = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise(() => {})
  }
  vi.stubGlobal('navigator', { credentials: { get } })
  const root = createRoot(page())
  await act(async () =>
    root.render(
      <StrictMode>
        <OtpInput label="Code" />
      </StrictMode>,
    ),
  )
  expect(signals.filter(({ aborted }) => !aborted)).toHaveLength(1)
  await act(async () => root.unmount())
  expect(signals.filter(({ aborted }) => !aborted)).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
