import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressSchema, type AddressFields } from './AddressForm.schema.ts'
import { AddressForm, type AddressFormProps } from './AddressForm.tsx'

// jsdom has no layout; the list only needs the observer to exist.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  },
)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const bill = { value: '/files/1', name: 'bill.png' }
const good: AddressFields = { full_address: '24 Adeniyi Jones Avenue, Ikeja', files: [bill] }

/** Spec section 5, KYC address. */
const rules: readonly [
  what: string,
  changed: Partial<AddressFields>,
  field: keyof AddressFields | undefined,
  message: string | undefined,
][] = [
  ['all fields', {}, undefined, undefined],
  ['no address', { full_address: '' }, 'full_address', 'Please provide a valid address'],
  ['blanks', { full_address: '       ' }, 'full_address', 'Please provide a valid address'],
  ['too little to be one', { full_address: 'Ike' }, 'full_address', 'Please provide a valid address'],
  ['a house without its town', { full_address: '24 Allen Avenue' }, undefined, undefined],
  ['no file', { files: [] }, 'files', 'Kindly select a file'],
]
test.each(rules)('%s', (_what, changed, field, message) => {
  const { error } = addressSchema.safeParse({ ...good, ...changed })
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual(field && [[field, message]])
})

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
const picture = (name = 'bill.png', size?: number) => {
  const file = new File([png], name, { type: 'image/png' })
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}
const open = (props: Partial<AddressFormProps> = {}) =>
  render(<AddressForm upload={async () => '/files/1'} onSubmit={() => Promise.resolve()} {...props} />)
const address = () => screen.getByLabelText<HTMLInputElement>('Full address')
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })

describe('suggestions', () => {
  test('start after 3 characters, half a second after the last key', async () => {
    vi.useFakeTimers()
    const suggest = vi.fn(async () => ['24 Adeniyi Jones Avenue, Ikeja'])
    open({ suggest })
    const input = address()
    act(() => input.focus())
    const type = (value: string) => fireEvent.input(input, { target: { value } })
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    type('24')
    await pass(2000)
    expect(suggest).not.toHaveBeenCalled()
    type('24 A')
    await pass(499)
    type('24 Ad')
    await pass(499)
    expect(suggest).not.toHaveBeenCalled()
    await pass(1)
    expect(suggest).toHaveBeenCalledExactlyOnceWith('24 Ad', expect.anything())
  })

  test('a selected suggestion fills the field, and any other text is kept as typed', async () => {
    const onSubmit = vi.fn(() => Promise.resolve())
    open({ onSubmit, suggest: async () => ['24 Adeniyi Jones Avenue, Ikeja'] })
    const user = userEvent.setup()
    await user.type(address(), '24 Ad')
    await user.click(await screen.findByRole('option', { name: '24 Adeniyi Jones Avenue, Ikeja' }))
    expect(address().value).toBe('24 Adeniyi Jones Avenue, Ikeja')
    await user.clear(address())
    await user.type(address(), 'Behind the blue mosque, Zaria')
    await user.upload(screen.getByLabelText('Proof of address'), picture())
    await waitFor(() => expect(next().disabled).toBe(false))
    await user.click(next())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit).toHaveBeenCalledWith({
      full_address: 'Behind the blue mosque, Zaria',
      files: ['/files/1'],
    })
  })
})

describe('what an address may lack', () => {
  test.each([
    ['Ikeja, Lagos, Nigeria', 'Add the street and house number'],
    ['Allen Avenue, Ikeja', 'Add the house number, or what it is next to, such as “opposite the market”'],
    ['24 Allen Avenue', 'Add the town or city'],
  ])('%s: %s, and it can be sent', async (text, note) => {
    const onSubmit = vi.fn(() => Promise.resolve())
    open({ onSubmit, files: [bill] })
    const user = userEvent.setup()
    await user.type(address(), text)
    expect(screen.queryByText(note)).toBeNull()
    await user.tab()
    expect(await screen.findByText(note)).toBeTruthy()
    expect(address().getAttribute('aria-invalid')).not.toBe('true')
    await user.click(next())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ full_address: text, files: ['/files/1'] }))
  })

  test('stands beside a given address, and below a message of the field', async () => {
    open({ address: '24 Allen Avenue' })
    expect(screen.getByText('Add the town or city')).toBeTruthy()
    const user = userEvent.setup()
    await user.clear(address())
    await user.tab()
    expect(await screen.findByText('Please provide a valid address')).toBeTruthy()
    expect(screen.queryByText('Add the town or city')).toBeNull()
  })
})

describe('the proof of address', () => {
  test('Next is off until the file is up', async () => {
    let arrive: (value: string) => void = () => undefined
    open({ address: '24 Adeniyi Jones Avenue', upload: () => new Promise((resolve) => (arrive = resolve)) })
    const user = userEvent.setup()
    await user.upload(screen.getByLabelText('Proof of address'), picture())
    await screen.findByText('bill.png')
    expect(next().disabled).toBe(true)
    await act(async () => arrive('/files/1'))
    await waitFor(() => expect(next().disabled).toBe(false))
  })

  test.each([
    ['File must be less than 5 MB', picture('big.png', 5 * 1024 * 1024 + 1)],
    ['Only JPG, PNG, WebP or PDF can be uploaded', new File(['x'], 'notes.txt', { type: 'text/plain' })],
  ])('%s', async (message, file) => {
    const upload = vi.fn(async () => '/files/1')
    open({ upload })
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Proof of address'), file)
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(upload).not.toHaveBeenCalled()
    expect(next().disabled).toBe(true)
  })
})

test('the draft of the proof keeps the uploaded file until it is sent', async () => {
  let stored: string | null = null
  const proofDraft = { read: () => stored, write: (text: string) => (stored = text), clear: () => (stored = null) }
  const onSubmit = vi.fn(() => Promise.resolve())
  const { unmount } = open({ proofDraft })
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText('Proof of address'), picture())
  await waitFor(() => expect(stored).toContain('/files/1'))
  unmount()
  open({ proofDraft, address: good.full_address, onSubmit })
  await screen.findByText('bill.png')
  await user.click(next())
  await waitFor(() => expect(stored).toBeNull())
  expect(onSubmit).toHaveBeenCalledWith({ full_address: good.full_address, files: ['/files/1'] })
})

test('the draft stores the address and never the file', async () => {
  let stored: string | null = null
  const draft = { read: () => stored, write: (text: string) => (stored = text), clear: () => (stored = null) }
  const { unmount } = open({ draft })
  const user = userEvent.setup()
  await user.type(address(), '24 Adeniyi')
  await user.upload(screen.getByLabelText('Proof of address'), picture())
  await screen.findByText('bill.png')
  expect(stored).toContain('24 Adeniyi')
  expect(stored).not.toContain('files')
  unmount()
  open({ draft })
  expect(address().value).toBe('24 Adeniyi')
  expect(screen.queryByText('bill.png')).toBeNull()
})
