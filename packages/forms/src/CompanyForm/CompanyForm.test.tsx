import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { companySchema, toCompanyFieldName, type CompanyFields } from './CompanyForm.schema.ts'
import { CompanyForm, type CompanyFormProps } from './CompanyForm.tsx'

afterEach(cleanup)

const today = '2026-11-21'
const good: CompanyFields = {
  company_name: 'Okafor Mobility Limited',
  business_type: 'Company',
  rc_number: 'RC1294417',
  company_address: '14 Adeniyi Jones Avenue, Ikeja',
  company_email: 'accounts@okafor.ng',
  company_phone: { number: '+2348030000001', country: 'NG' },
  experience_start_date: '2019-03-14',
}
const phone = (number: string, country = 'NG') => ({ company_phone: { number, country } })

/** Spec section 5, company form. */
const rules: readonly [
  what: string,
  changed: Partial<CompanyFields>,
  field: keyof CompanyFields | undefined,
  message: string | undefined,
][] = [
  ['all fields', {}, undefined, undefined],
  ['no name', { company_name: '' }, 'company_name', 'Please provide your company name'],
  ['a name of blanks', { company_name: '   ' }, 'company_name', 'Please provide your company name'],
  ['no RC number', { rc_number: '' }, 'rc_number', 'This field is required'],
  ['no address', { company_address: '' }, 'company_address', 'This field is required'],
  ['no type', { business_type: '' }, 'business_type', 'This field is required'],
  ['no phone', phone(''), 'company_phone', 'This field is required'],
  ['no date', { experience_start_date: '' }, 'experience_start_date', 'This field is required'],
  ['a future date', { experience_start_date: '2026-11-22' }, 'experience_start_date', 'Must be 21-11-2026 or earlier'],
  ['today', { experience_start_date: today }, undefined, undefined],
  ['no e-mail', { company_email: '' }, 'company_email', 'Please provide a valid email'],
  ['an e-mail without a dot', { company_email: 'accounts@okafor' }, 'company_email', 'Please provide a valid email'],
  ['a number too short for Nigeria', phone('+23480300000'), 'company_phone', 'Please provide a valid phone number'],
  ['a Nigerian number for Ghana', phone('+2348030000001', 'GH'), 'company_phone', 'Please provide a valid phone number'],
  ['a Ghanaian number for Ghana', phone('+233241234567', 'GH'), undefined, undefined],
]

test.each(rules)('%s', async (_what, changed, field, message) => {
  expect(await getFieldMessages(companySchema(today), { ...good, ...changed }, toCompanyFieldName)).toEqual(
    field ? { [field]: message } : {},
  )
})

test('trims texts and the phone', async () => {
  const { data } = await companySchema(today).safeParseAsync({ ...good, company_name: '  Okafor  ', company_email: ' a@b.ng ' })
  expect(data).toMatchObject({ company_name: 'Okafor', company_email: 'a@b.ng' })
})

const open = (props: Partial<CompanyFormProps> = {}) => render(<CompanyForm today={today} onSubmit={() => Promise.resolve()} {...props} />)
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })

describe('the form', () => {
  test('starts in transport today, and is disabled until the rest is filled', () => {
    open()
    expect(field('When did you start in transport?').value).toBe('21-11-2026')
    expect(next().disabled).toBe(true)
  })

  test('submits the fields, the phone with its country', async () => {
    const onSubmit = vi.fn(() => Promise.resolve())
    open({ onSubmit, defaultValues: { ...good, company_name: '' } })
    const user = userEvent.setup()
    await user.type(field('Company name'), 'Okafor Mobility Limited')
    await waitFor(() => expect(next().disabled).toBe(false))
    await user.click(next())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...good, company_phone: '+2348030000001', country: 'NG' }))
  })

  test('warns when the number belongs to another type of business', async () => {
    open({ defaultValues: { ...good, rc_number: 'BN1234567' } })
    expect(await screen.findByText('BN numbers belong to business names. Is this the right type of business?')).toBeTruthy()
  })

  test('a rejected field shows its message, and the fields keep their values', async () => {
    const reason = { message: 'We could not find this company', fields: { rc_number: 'We could not find this company' } }
    open({ defaultValues: good, onSubmit: () => Promise.reject(reason) })
    await waitFor(() => expect(next().disabled).toBe(false))
    await userEvent.setup().click(next())
    await screen.findByText('We could not find this company')
    await waitFor(() => expect(document.activeElement).toBe(field('RC number')))
    expect(field('Company name').value).toBe(good.company_name)
  })

  test('Enter in an incomplete form shows what is missing and focuses the first field', async () => {
    open()
    field('RC number').focus()
    await userEvent.setup().keyboard('{Enter}')
    await screen.findByText('Please provide your company name')
    await screen.findByText('Please provide a valid email')
    await waitFor(() => expect(document.activeElement).toBe(field('Company name')))
  })

  test('sets autocomplete for browsers', () => {
    open()
    expect(['Company name', 'Company address', 'Company email'].map((label) => field(label).autocomplete)).toEqual([
      'organization',
      'street-address',
      'email',
    ])
    expect(field('Company email').inputMode).toBe('email')
  })
})

describe('the draft', () => {
  /** A draft storage with its content. */
  function place(text: string | null = null) {
    const state = { text }
    return {
      state,
      draft: {
        read: () => state.text,
        write: (next: string) => {
          state.text = next
        },
        clear: () => {
          state.text = null
        },
      },
    }
  }

  test('what was typed before and is invalid shows its message, what is empty does not', async () => {
    const values = { ...good, company_name: '', company_email: 'accounts@okafor', company_phone: { number: '', country: 'NG' } }
    open({ draft: place(JSON.stringify({ version: 1, values })).draft })
    expect(await screen.findByText('Please provide a valid email')).toBeTruthy()
    expect(screen.queryByText('Please provide your company name')).toBeNull()
    expect(screen.queryByText('This field is required')).toBeNull()
    expect(next().disabled).toBe(true)
  })

  test('restores an unfinished form after a reload', async () => {
    const { state, draft } = place()
    const { unmount } = open({ draft })
    expect(state.text).toBeNull()
    const user = userEvent.setup()
    await user.type(field('Company name'), 'Okafor')
    await user.selectOptions(screen.getByLabelText('Type of business'), 'Company')
    await user.type(field('Company phone'), '8030000001')
    unmount()
    open({ draft })
    expect(field('Company name').value).toBe('Okafor')
    expect(screen.getByLabelText<HTMLSelectElement>('Type of business').value).toBe('Company')
    await waitFor(() => expect(field('Company phone').value.replaceAll(' ', '')).toContain('8030000001'))
  })

  test('is cleared after a success, and stays after a rejection', async () => {
    const { state, draft } = place()
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined)
    const { container } = open({ draft, defaultValues: { ...good, company_name: '' }, onSubmit, onSubmitError: () => undefined })
    await userEvent.setup().type(field('Company name'), 'Okafor')
    const form = container.querySelector('form') ?? document.body
    fireEvent.submit(form)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(state.text).toContain('Okafor')
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBeNull())
    fireEvent.submit(form)
    await waitFor(() => expect(state.text).toBeNull())
  })

  test.each([
    ['no JSON', '{'],
    ['another version', '{"version":0,"values":{"company_name":"Old"}}'],
    ['another shape', '{"version":1,"values":{"company_name":7,"company_phone":"080"}}'],
  ])('%s counts as none', (_what, text) => {
    open({ draft: place(text).draft })
    expect(field('Company name').value).toBe('')
  })

  test('a storage that throws is ignored', async () => {
    const throwError = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    open({ draft: { read: throwError, write: throwError, clear: throwError } })
    await userEvent.setup().type(field('Company name'), 'Okafor')
    expect(field('Company name').value).toBe('Okafor')
  })
})
