import { describe, expect, test } from 'vitest'
import { listSetupSteps, describeSetupStep, type SetupStep } from './setupSteps.ts'

const listStatuses = (...args: Parameters<typeof listSetupSteps>) =>
  listSetupSteps(...args).map(({ label, status }) => `${label}: ${status}`)

describe('set-up steps, spec section 2', () => {
  test.each<[rule: string, step: SetupStep, mode: string, steps: string[]]>([
    ['A company has 2 steps', 'company', 'business', ['Company information: current', 'Kyc verification: upcoming']],
    ['Company information, then Kyc verification', 'identity', 'business', ['Company information: complete', 'Kyc verification: current']],
    [
      'KYC: two steps, Identity verification then Address verification',
      'address',
      'business',
      ['Company information: complete', 'Kyc verification: current'],
    ],
    ['an individual has only KYC', 'identity', 'individual', ['Identity verification: current', 'Address verification: upcoming']],
    ['an individual has only KYC', 'address', 'individual', ['Identity verification: complete', 'Address verification: current']],
  ])('%s (%s, %s)', (_, step, mode, steps) => expect(listStatuses(step, mode)).toEqual(steps))
})

test('an identity that was declined meanwhile needs attention, and leads back', () => {
  const declined = { href: '/get-started/individual?state=identity' }
  expect(listStatuses('address', 'individual', declined)).toEqual(['Identity verification: error', 'Address verification: current'])
  expect(listStatuses('address', 'business', declined)).toEqual(['Company information: complete', 'Kyc verification: error'])
  expect(listSetupSteps('address', 'individual', declined)[0]).toMatchObject(declined)
})

test('only a business sees the part of KYC and the company in the header', () => {
  expect(describeSetupStep('identity', 'business', 'Eze Ltd')).toEqual({
    eyebrow: 'Kyc verification, part 1 of 2',
    title: 'Identity verification',
    lead: 'For one director of Eze Ltd. The names must match the document.',
  })
  expect(describeSetupStep('identity', 'business', 'Eze Ltd.').lead).toBe('For one director of Eze Ltd. The names must match the document.')
  expect(describeSetupStep('address', 'business').eyebrow).toBe('Kyc verification, part 2 of 2')
  expect(describeSetupStep('identity', 'individual')).toEqual({
    title: 'Identity verification',
    lead: 'The names must match the document.',
  })
})
