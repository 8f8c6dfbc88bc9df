import { expect, test } from 'vitest'
import { testServer } from '../../test/testServer.ts'

test('OTP_RESEND_S is what a request for a code names, and what the next request waits for', async () => {
  const server = await testServer({ otpResendSeconds: 5 })
  const request = () => server.call('POST', '/v1/otp-login', { body: { phone: '08030000002', country_code: 'NG', type: 'user' } })
  expect(await request()).toMatchObject({ status: 200, body: { resend_after_s: 5 } })
  expect(await request()).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
  server.advanceClock({ seconds: 5 })
  expect(await request()).toMatchObject({ status: 200 })
  await server.close()
})
