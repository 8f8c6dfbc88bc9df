import { expect, test } from 'vitest'
import * as limits from './specificationLimits.ts'
import { newPassword } from './entities/credentials.ts'

/** The table of spec section 9. */
test.each([
  ['OTP length: 4 digits', limits.otpLength, 4],
  ['OTP resend countdown: 120 s', limits.otpResendSeconds, 120],
  ['Password minimum: 6 characters', limits.passwordMinimum, 6],
  ['Identity document number minimum: 11 characters', limits.identityNumberMinLength, 11],
  ['Identity document types: NIN, BVN', limits.identityDocumentTypes, ['nin', 'bvn']],
  ['Upload limit: 5 MB', limits.uploadLimitBytes, 5_242_880],
  ['(images or PDF)', limits.uploadTypes, ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']],
  ['Address autocomplete: debounce 500 ms', limits.addressDebounceMs, 500],
  ['minimum 3 characters', limits.addressSearchMinLength, 3],
  ['Members page size: 10', limits.membersPageSize, 10],
  ['City list limit: 1000', limits.cityListLimit, 1000],
  ['API timeout: 60 s', limits.apiTimeoutMs, 60_000],
  ['Screen chunk timeout: 120000 ms', limits.chunkTimeoutMs, 120_000],
  ['Default phone country: NG (+234)', limits.defaultCountry, { code: 'NG', dialCode: '+234' }],
  ['times are those of Lagos', limits.timeZone, 'Africa/Lagos'],
])('%s', (_, value, expected) => expect(value).toEqual(expected))

test.each([
  ['secret', true],
  ['secre', false],
  ['', false],
  ['  abc   ', false],
  [' secret ', true],
])('password %j is long enough: %s (values are trimmed)', (password, enough) =>
  expect(newPassword('Enter a password').safeParse(password).success).toBe(enough),
)
