import type { VehicleInput } from '@vehicle-partner/domain/entities'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toVehicleFields } from './VehicleForm.schema.ts'
import { amenityOptions, findAmenities } from './vehicleOptions.ts'
import { VehicleForm, type VehicleFormProps } from './VehicleForm.tsx'

afterEach(cleanup)

const hiace: VehicleInput = {
  brand: 'Toyota',
  name: 'Hiace',
  nickname: null,
  type: 'mini_bus',
  year: 2016,
  seats: 14,
  registration_number: 'KJA-456XY',
  plate_category: 'commercial',
  chassis_number: null,
  color: 'White',
  transmission: null,
  fuel_type: 'petrol',
  amenity_list: ['air_conditioning'],
  inventory_type: 'dedicated',
  ownership: 'owned',
  city_id: 'lagos',
  photos: [{ kind: 'front', Location: 'files/1' }],
  odometer_km: null,
}
// The first bytes of a JPEG: uploads are checked by content, not by name.
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'front.jpg', { type: 'image/jpeg' })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => screen.getByRole('button', { name })

function memory(first: string | null = null) {
  const stored = { text: first }
  const draft = {
    read: () => stored.text,
    write: (text: string) => {
      stored.text = text
    },
    clear: () => {
      stored.text = null
    },
  }
  return { stored, draft }
}

function open(props: Partial<VehicleFormProps> = {}) {
  const onSubmit = vi.fn<VehicleFormProps['onSubmit']>(() => Promise.resolve())
  const checkPlate = vi.fn<VehicleFormProps['checkPlate']>((plate) => Promise.resolve(plate !== 'LND-482XA'))
  render(
    <VehicleForm
      onSubmit={onSubmit}
      checkPlate={checkPlate}
      cities={[{ id: 'lagos', name: 'Lagos' }]}
      upload={() => new Promise(() => {})}
      today="2026-11-21"
      {...props}
    />,
  )
  return { onSubmit, checkPlate, user: userEvent.setup() }
}

test.each([
  ['the only city', [{ id: 'lagos', name: 'Lagos' }], 'Lagos'],
  [
    'no city where there are several',
    [
      { id: 'lagos', name: 'Lagos' },
      { id: 'ibadan', name: 'Ibadan' },
    ],
    'Select a city',
  ],
])('a new vehicle begins with %s', (_what, cities, shown) => {
  open({ cities })
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' })
  expect(select.selectedOptions[0]?.textContent).toBe(shown)
})

test('continues only when the step is valid, and focuses its first invalid field', async () => {
  const { user } = open()
  await user.click(press('Continue'))
  expect(await screen.findByText('Please select the brand')).toBeTruthy()
  expect(screen.getByText('Please enter the year')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Vehicle details')
  await waitFor(() => expect(document.activeElement).toBe(input('Brand')))
  // Fields of other steps are not validated.
  expect(screen.queryByText('Please add at least one photo')).toBeNull()
})

test('selects that stand in pairs show their whole text on a phone of 360 px', () => {
  open()
  // There are about 103 px for it, at 7 px a letter.
  for (const name of ['Brand', 'Colour of the plate', 'Fuel', 'City'])
    expect(screen.getByLabelText<HTMLSelectElement>(name).selectedOptions[0]?.text.length).toBeLessThan(15)
})

test('formats a plate while typing and looks it up on blur', async () => {
  const { checkPlate, user } = open()
  await user.type(input('Plate number'), 'lnd482xa')
  expect(input('Plate number').value).toBe('LND-482XA')
  await user.tab()
  expect(await screen.findByText('A vehicle with this plate number already exists')).toBeTruthy()
  expect(checkPlate).toHaveBeenCalledTimes(1)
  await user.clear(input('Plate number'))
  await user.type(input('Plate number'), 'kja456xy')
  await user.tab()
  expect(await screen.findByText('Not in use on another vehicle')).toBeTruthy()
  await user.clear(input('Plate number'))
  await user.type(input('Plate number'), 'LAGOS 1')
  await user.tab()
  expect(await screen.findByText('This does not look like ABC-123DE. Is it correct?')).toBeTruthy()
})

test('a field that the server rejects leads back to its step, and the fields keep their values', async () => {
  const rejection = { message: 'Taken', fields: { registration_number: 'A vehicle with this plate number already exists' } }
  const { user } = open({ vehicle: hiace, onSubmit: () => Promise.reject(rejection) })
  await user.click(press('Continue'))
  await screen.findByRole('heading', { level: 2, name: 'Photos' })
  await user.click(press('Save changes'))
  expect(await screen.findByText('A vehicle with this plate number already exists')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Plate number')))
  expect([input('Model').value, input('Seats').value]).toEqual(['Hiace', '14'])
})

test('an existing vehicle is saved without a review, and its own plate is not looked up', async () => {
  const { onSubmit, checkPlate, user } = open({ vehicle: hiace })
  await user.click(input('Plate number'))
  await user.tab()
  await user.type(input('Colour'), ' and red')
  await user.click(press('Continue'))
  await screen.findByRole('heading', { level: 2, name: 'Photos' })
  await user.click(press('Save changes'))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ color: 'White and red', seats: 14, photos: [{ kind: 'front', Location: 'files/1' }] })
  expect(checkPlate).not.toHaveBeenCalled()
})

test('restores an unfinished form after a reload, without its photos', async () => {
  const { stored, draft } = memory()
  const { user } = open({ draft })
  await user.type(input('Model'), 'Coaster')
  await waitFor(() => expect(stored.text).toContain('Coaster'))
  expect(stored.text).not.toContain('front')
  cleanup()
  open({ draft })
  expect(input('Model').value).toBe('Coaster')
})

test.each([
  ['AC', ['Air conditioning', 'Wheelchair access']],
  ['a/c', ['Air conditioning']],
  ['phone charger', ['USB charging']],
  ['air con', ['Air conditioning']],
  ['cctv', ['CCTV']],
  ['jacuzzi', []],
])('amenities are found by other names: %s', (query, labels) => {
  expect(findAmenities(amenityOptions, query).map(({ label }) => label)).toEqual(labels)
})

test('photos that were uploaded come back after a reload by their references, where a device keeps them', async () => {
  const { stored, draft: photoDraft } = memory()
  const { draft } = memory(JSON.stringify({ version: 1, values: toVehicleFields(hiace) }))
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>()
  const upload = () => Promise.resolve({ value: 'files/9', name: 'front.jpg' })
  const { user } = open({ draft, photoDraft, step: 'photos', upload, onUnsavedChange })
  await user.upload(await screen.findByLabelText<HTMLInputElement>(/Front of the vehicle/, { selector: 'input' }), photo)
  await waitFor(() => expect(stored.text).toContain('"value":"files/9"'))
  expect(onUnsavedChange).not.toHaveBeenCalledWith(true)
  cleanup()
  open({ draft, photoDraft, step: 'photos' })
  expect(await screen.findByText('front.jpg')).toBeTruthy()
})

test('waits for a photo that is still uploading', async () => {
  let finish: (file: { value: string; name: string }) => void = () => undefined
  const upload = () => new Promise<{ value: string; name: string }>((resolve) => (finish = resolve))
  const { user } = open({ draft: memory(JSON.stringify({ version: 1, values: toVehicleFields(hiace) })).draft, step: 'photos', upload })
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent
  await screen.findByText('Front of the vehicle')
  await user.click(press('Continue'))
  expect(await screen.findByText('Please add at least one photo')).toBeTruthy()
  await user.upload(screen.getByLabelText<HTMLInputElement>(/Front of the vehicle/, { selector: 'input' }), photo)
  expect(await screen.findByText('front.jpg')).toBeTruthy()
  expect(screen.queryByText('Please add at least one photo')).toBeNull()
  await waitFor(() => expect(press('Continue').getAttribute('aria-disabled')).toBe('true'))
  expect(screen.getByText('A photo is still uploading')).toBeTruthy()
  await user.click(press('Continue'))
  expect(heading()).toBe('Photos')
  finish({ value: 'files/9', name: 'front.jpg' })
  await waitFor(() => expect(press('Continue').getAttribute('aria-disabled')).toBeNull())
  await user.click(press('Continue'))
  await waitFor(() => expect(heading()).toBe('Review'))
})

test('the documents step can be skipped, and everything is reviewed before it is sent', async () => {
  const { onSubmit, user } = open({
    documents: ({ city_id, ownership }) => <p>{`Documents of ${city_id}, ${ownership}`}</p>,
    missingDocuments: ({ city_id, ownership }) => [`Insurance of ${city_id}`, `Licence of ${ownership}`],
    draft: memory(JSON.stringify({ version: 1, values: toVehicleFields(hiace) })).draft,
    upload: () => Promise.resolve({ value: 'files/9', name: 'front.jpg' }),
  })
  const heading = () => screen.getByRole('heading', { level: 2 })
  await user.click(press('Continue'))
  await waitFor(() => expect(heading().textContent).toBe('Photos'))
  expect(document.activeElement).toBe(heading())
  await user.click(press('Continue'))
  expect(await screen.findByText('Please add at least one photo')).toBeTruthy()
  await user.upload(screen.getByLabelText<HTMLInputElement>(/Front of the vehicle/, { selector: 'input' }), photo)
  await screen.findByText('front.jpg')
  await waitFor(() => expect(screen.queryByText('Please add at least one photo')).toBeNull())
  await user.click(press('Continue'))
  expect(await screen.findByText('Documents of lagos, owned')).toBeTruthy()
  await user.click(press('Continue'))
  await waitFor(() => expect(heading().textContent).toBe('Review'))
  expect(screen.getByText('Toyota Hiace 2016')).toBeTruthy()
  // What is missing is said before it is sent, with the way back to it.
  const missing = 'Missing: Insurance of lagos, Licence of owned. The vehicle gets no trips until they are there.'
  expect(screen.getByText(missing)).toBeTruthy()
  await user.click(press('Add documents'))
  await waitFor(() => expect(heading().textContent).toBe('Documents'))
  await user.click(press('Continue'))
  await waitFor(() => expect(heading().textContent).toBe('Review'))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(press('Submit for review'))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]?.[0].photos).toEqual([{ kind: 'front', Location: 'files/9' }])
})

test('the second click of a double click on Continue does not save', async () => {
  const { onSubmit, user } = open({ vehicle: hiace })
  await user.click(press('Continue'))
  await screen.findByRole('heading', { level: 2, name: 'Photos' })
  fireEvent.click(press('Save changes'), { detail: 2 })
  await user.click(press('Back'))
  await screen.findByRole('heading', { level: 2, name: 'Vehicle details' })
  expect(onSubmit).not.toHaveBeenCalled()
})
