import type { DriverInput } from '@vehicle-partner/domain/entities'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toDriverFields, type DriverFields } from './DriverForm.schema.ts'
import { DriverForm, type DriverFormProps } from './DriverForm.tsx'

afterEach(cleanup)
// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const musa: DriverInput = {
  fname: 'Musa',
  lname: 'Bello',
  other_names: null,
  phone: '+2348030000011',
  country_code: 'NG',
  email: null,
  dob: '1990-04-12',
  gender: null,
  address: null,
  state: null,
  city_id: 'lagos',
  languages: [],
  avatar: null,
  nin: null,
  emergency_contact: null,
  guarantor: null,
  licence_number: 'ABC12345678AA1',
  licence_class: 'B',
  licence_issue_date: null,
  licence_expiry_date: '2028-01-10',
  lasdri_number: null,
  lasdri_expiry_date: null,
  years_experience: null,
}
const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( optional)?$`), { selector: 'input, select' })
const press = (name: string) => screen.getByRole('button', { name })
const heading = () => screen.getByRole('heading', { level: 2 })

/** A draft, and the text that is stored in it. */
function draftOf(values: DriverFields | null) {
  const stored = { text: values && JSON.stringify({ version: 1, values }) }
  const write = (text: string) => {
    stored.text = text
  }
  const clear = () => {
    stored.text = null
  }
  return { stored, draft: { read: () => stored.text, write, clear } }
}

function open(props: Partial<DriverFormProps> = {}) {
  const onSubmit = vi.fn<DriverFormProps['onSubmit']>(() => Promise.resolve())
  render(
    <DriverForm
      onSubmit={onSubmit}
      cities={[{ id: 'lagos', name: 'Lagos' }]}
      findVehicles={() => Promise.resolve([{ id: 'v1', registration_number: 'KJA-456XY', name: 'Hiace', type: 'mini_bus' }])}
      today="2026-11-21"
      {...props}
    />,
  )
  return { onSubmit, user: userEvent.setup() }
}

test('continues only when the step is valid, and focuses its first invalid field', async () => {
  const { user } = open()
  await user.click(press('Continue'))
  expect(await screen.findByText('Please enter the first name')).toBeTruthy()
  expect(screen.getByText('Please provide a valid phone number')).toBeTruthy()
  expect(screen.queryByText('Please enter the licence number')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(input('First name')))
})

test('the steps end in a review; the vehicle must fit the class, and the invitation is optional', async () => {
  const { stored, draft } = draftOf({ ...toDriverFields(musa), invite: true })
  const { onSubmit, user } = open({ draft })
  await user.click(press('Continue'))
  await waitFor(() => expect(heading().textContent).toBe('Licence and LASDRI'))
  expect(document.activeElement).toBe(heading())
  await user.click(press('Continue'))
  await waitFor(() => expect(heading().textContent).toBe('Vehicle'))
  await user.type(input('Vehicle'), 'kja')
  await user.click(await screen.findByRole('option', { name: /KJA-456XY/ }, { timeout: 3000 }))
  await user.click(press('Continue'))
  expect(await screen.findByText('Class B does not cover a mini bus')).toBeTruthy()
  await user.click(press('Back'))
  await user.selectOptions(input('Class'), 'Class D')
  await user.click(press('Continue'))
  expect(await screen.findByText('Class D may not cover a mini bus')).toBeTruthy()
  await user.click(press('Continue'))
  expect(await screen.findByText('Musa Bello')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Send app invitation by SMS' }))
  await user.click(press('Add driver'))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ fname: 'Musa', licence_class: 'D', vehicle: { id: 'v1' }, invite: false })
  await waitFor(() => expect(stored.text).toBeNull())
})

test('the identity number is not stored on the device', async () => {
  const { stored, draft } = draftOf(null)
  const { user } = open({ draft })
  await user.type(input('NIN'), '12345678901')
  await user.type(input('First name'), 'Musa')
  await waitFor(() => expect(stored.text).toContain('Musa'))
  expect(stored.text).not.toContain('12345678901')
})

test('a form that continues shows the photo of before, and says that the identity number was not kept', async () => {
  const { stored, draft: photoDraft } = draftOf(null)
  const { draft } = draftOf(toDriverFields(musa))
  const uploadPhoto = () => Promise.resolve({ Location: '/files/9', url: '/files/9' })
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>()
  const { user } = open({ photoDraft, uploadPhoto, onUnsavedChange })
  expect(screen.getByText('Dial *346# to see it. It is not saved on this device.')).toBeTruthy()
  await user.upload(
    screen.getByLabelText<HTMLInputElement>('Photo', { selector: 'input' }),
    new File(['x'], 'musa.png', { type: 'image/png' }),
  )
  await waitFor(() => expect(stored.text).toContain('"avatar":"/files/9"'))
  expect(onUnsavedChange).not.toHaveBeenCalledWith(true)
  cleanup()
  open({ draft, photoDraft, uploadPhoto })
  expect(press('Change photo')).toBeTruthy()
  expect(screen.getByText(/^For safety it is never kept on a device/)).toBeTruthy()
})

test('an unusual licence number shows a warning', async () => {
  open({ driver: { ...musa, licence_number: '123456' } })
  await userEvent.click(press('Continue'))
  expect(await screen.findByText('This does not look like a driver’s licence number. Is it correct?')).toBeTruthy()
})

test('a field that the server rejects leads back to its step', async () => {
  const rejection = { message: 'Taken', fields: { phone: 'This driver already works with another partner' } }
  const { user } = open({ driver: musa, maskedNin: '*******8901', onSubmit: () => Promise.reject(rejection) })
  expect(screen.getByText('*******8901 is saved. Type another one to replace it.')).toBeTruthy()
  await user.click(press('Continue'))
  await waitFor(() => expect(heading().textContent).toBe('Licence and LASDRI'))
  await user.click(press('Save changes'))
  expect(await screen.findByText('This driver already works with another partner')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Phone number')))
  expect(input('Last name').value).toBe('Bello')
})

test('a rejected path of a contact is shown on its field, in its step', async () => {
  const onSubmitError = vi.fn()
  const driver = { ...musa, guarantor: { name: 'Tunde', phone: '08030', relationship: 'Uncle' } }
  const onSubmit = vi.fn(() =>
    Promise.reject({ message: 'Please check what you entered', fields: { 'guarantor.phone': 'Please provide a valid phone number' } }),
  )
  const { user } = open({ driver, onSubmit, onSubmitError })
  await user.click(press('Continue'))
  await user.click(await screen.findByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Please provide a valid phone number')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Phone of the guarantor')))
  expect(onSubmitError).not.toHaveBeenCalled()
})

test('begins with the step that the application has kept, and reports the next one', async () => {
  const onStepChange = vi.fn<(step: string) => void>()
  const { draft } = draftOf(toDriverFields(musa))
  const { user } = open({ draft, step: 'licence', onStepChange })
  expect(heading().textContent).toBe('Licence and LASDRI')
  expect(document.activeElement).not.toBe(heading())
  await user.click(press('Back'))
  expect(onStepChange).toHaveBeenLastCalledWith('person')
  await user.click(press('Continue'))
  await waitFor(() => expect(onStepChange).toHaveBeenLastCalledWith('licence'))
})

test('shows the step that the application gives, such as after Back in the browser, and keeps what was typed', async () => {
  const props: DriverFormProps = {
    cities: [{ id: 'lagos', name: 'Lagos' }],
    findVehicles: () => Promise.resolve([]),
    today: '2026-11-21',
    onSubmit: () => Promise.resolve(),
    driver: musa,
  }
  const { rerender } = render(<DriverForm {...props} step="person" />)
  const user = userEvent.setup()
  await user.type(input('Last name'), 'a')
  await user.click(press('Continue'))
  await waitFor(() => expect(heading().textContent).toBe('Licence and LASDRI'))
  // The application follows what the form has reported: nothing moves.
  rerender(<DriverForm {...props} step="licence" />)
  expect(heading().textContent).toBe('Licence and LASDRI')
  rerender(<DriverForm {...props} step="person" />)
  expect(heading().textContent).toBe('Person')
  expect(document.activeElement).toBe(heading())
  expect(input('Last name').value).toBe('Belloa')
})

test('a step that the application gives back late does not move the form, which has gone on', async () => {
  const props: DriverFormProps = {
    cities: [{ id: 'lagos', name: 'Lagos' }],
    findVehicles: () => Promise.resolve([]),
    today: '2026-11-21',
    onSubmit: () => Promise.resolve(),
    onStepChange: () => undefined,
    driver: musa,
  }
  const { rerender } = render(<DriverForm {...props} step="person" />)
  const user = userEvent.setup()
  await user.click(press('Continue'))
  await waitFor(() => expect(heading().textContent).toBe('Licence and LASDRI'))
  await user.click(press('Back'))
  rerender(<DriverForm {...props} step="licence" />)
  expect(heading().textContent).toBe('Person')
  rerender(<DriverForm {...props} step="person" />)
  // Forward in the browser.
  rerender(<DriverForm {...props} step="licence" />)
  expect(heading().textContent).toBe('Licence and LASDRI')
})

test('begins with the first step where the kept one does not exist', () => {
  open({ step: 'photos' })
  expect(heading().textContent).toBe('Person')
})

test('the review shows nothing for a date of a draft that is no date', () => {
  const texts = { dob: '?31-02-1990', licence_expiry_date: '?3', lasdri_expiry_date: 'Feb' }
  const { draft } = draftOf({ ...toDriverFields(musa), ...texts })
  open({ draft, step: 'review' })
  const value = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(value('Name')).toBe('Musa Bello')
  expect(['Date of birth', 'Licence expires', 'LASDRI expires'].map(value)).toEqual(Array(3).fill('Not provided'))
})

test.each(['Issue date', 'Expiry date', 'LASDRI expiry date'])('a draft keeps a text as the %s of the licence step', async (label) => {
  const { stored, draft } = draftOf({ ...toDriverFields(musa), licence_expiry_date: '' })
  const { user } = open({ draft, step: 'licence' })
  await user.type(input(label), '31-02-2027')
  await user.tab()
  await waitFor(() => expect(stored.text).toContain('?31-02-2027'))
  cleanup()
  open({ draft, step: 'licence' })
  expect(input(label).value).toBe('31-02-2027')
  expect(screen.getByText('The day must be from 1 to 28')).toBeTruthy()
})
