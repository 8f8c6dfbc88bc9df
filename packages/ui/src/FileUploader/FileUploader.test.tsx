import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileUploader } from './FileUploader.tsx'
import type * as uploadEngine from './uploadEngine.ts'

type Engine = typeof uploadEngine

// The part of the uploader that loads after it, over a network that the tests control.
const network = vi.hoisted(() => ({ isDown: false, arrival: Promise.withResolvers<void>() }))
vi.mock('./uploadEngine.ts', async (importOriginal) => {
  const engine = await importOriginal<Engine>()
  await network.arrival.promise
  return {
    get createUploadEngine() {
      if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module')
      return engine.createUploadEngine
    },
  }
})

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const onValueChange = vi.fn()
let root: Root
let page: HTMLElement
beforeEach(() => {
  onValueChange.mockClear()
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.restoreAllMocks()
})

const show = () =>
  act(async () => root.render(<FileUploader label="Permit" upload={async ({ name }) => name} onValueChange={onValueChange} />))
const changeFiles = (...files: File[]) => {
  const input = page.querySelector('input')
  if (!input) throw new Error('The uploader has no input')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  // It empties itself, so that the same file can be chosen again.
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const choose = (...files: File[]) => act(async () => changeFiles(...files))
const pdf = (name = 'permit.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const row = () => page.querySelector('li')
const status = () => page.querySelector('[role="status"]')?.textContent ?? ''
const button = (name: string) => {
  const found = [...page.querySelectorAll('button')].find((one) =>
    [one.textContent, one.ariaLabel, one.getAttribute('aria-label')].includes(name),
  )
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}
const press = (name: string) => act(async () => button(name).click())
/** Waits as a browser does, without `act`. */
const expectSoon = async (check: () => void) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await vi.waitFor(check)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
}
const uploaded = () => expectSoon(() => expect(onValueChange).toHaveBeenCalledTimes(1))

test('lists a file that is chosen before it has loaded, lets it go, and uploads the next once it has', async () => {
  await show()
  await choose(pdf())
  expect(row()?.textContent).toContain('permit.pdf: Checking')
  await press('Cancel permit.pdf')
  expect(row()).toBeNull()
  expect(document.activeElement).toBe(page.querySelector('input'))
  expect(status()).toContain('permit.pdf removed')

  await choose(pdf('licence.pdf'))
  const listed = row()
  await act(async () => network.arrival.resolve())
  await uploaded()
  expect(onValueChange).toHaveBeenCalledWith([{ name: 'licence.pdf', value: 'licence.pdf', size: 8 }])
  // The same row, so that focus in it stays.
  expect(row()).toBe(listed)
  expect(listed?.textContent).toContain('licence.pdf: 8 B, uploaded')
  expect(status()).toContain('licence.pdf uploaded')
})

test('rejects what is wrong with a file as soon as it has loaded', async () => {
  network.isDown = true
  await show()
  network.isDown = false
  await choose(new File(['words'], 'notes.txt', { type: 'text/plain' }))
  await expectSoon(() => expect(row()?.textContent).toContain('Only JPG, PNG, WebP or PDF can be uploaded'))
  expect(onValueChange).not.toHaveBeenCalled()
})

test('continues by itself when the network is back', async () => {
  network.isDown = true
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  await choose(pdf())
  expect(row()?.textContent).toContain('You are offline. The upload continues when you are back online.')
  expect(status()).toBe('permit.pdf: You are offline. The upload continues when you are back online. ')

  network.isDown = false
  onLine.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await uploaded()
  expect(row()?.textContent).toContain('permit.pdf: 8 B, uploaded')
})

test('says once that it could not load, however often it was to load meanwhile', async () => {
  network.isDown = true
  await show()
  await act(async () => {
    changeFiles(pdf())
    changeFiles(pdf('licence.pdf'))
  })
  expect(status()).toBe('licence.pdf: The file could not be uploaded. Please try again. ')
})

test('checks nothing of a page that was left', async () => {
  network.isDown = true
  await show()
  network.isDown = false
  const onReject = vi.fn()
  await act(async () => root.render(<FileUploader label="Permit" upload={async ({ name }) => name} onReject={onReject} />))
  await act(async () => {
    changeFiles(new File(['words'], 'notes.txt', { type: 'text/plain' }))
    root.unmount()
  })
  expect(onReject).not.toHaveBeenCalled()
  root = createRoot(page)
})

test('tries again on request when the server fails', async () => {
  network.isDown = true
  await show()
  await choose(pdf())
  expect(row()?.textContent).toContain('The file could not be uploaded. Please try again.')
  expect(page.querySelector('input')?.validationMessage).toBe('')
  await press('Try again')
  expect(row()?.textContent).toContain('The file could not be uploaded. Please try again.')

  network.isDown = false
  await press('Try again')
  await uploaded()
  expect(row()?.textContent).toContain('permit.pdf: 8 B, uploaded')
})

test('removes a file that is cancelled while the uploader still loads', async () => {
  network.isDown = true
  await show()
  await choose(pdf())
  network.isDown = false
  const retry = button('Try again')
  const remove = button('Remove permit.pdf')
  // React draws at the end of `act`: what is pressed before belongs to the rows from before the load.
  await act(async () => {
    retry.click()
    await new Promise((resolve) => setTimeout(resolve))
    remove.click()
  })
  expect(row()).toBeNull()
  await expectSoon(() => expect(status()).toContain('permit.pdf removed'))
  expect(onValueChange).not.toHaveBeenCalled()
})
