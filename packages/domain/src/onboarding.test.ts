import { describe, expect, test } from 'vitest'
import {
  checkedStepNote,
  isDeclined,
  isOnboarded,
  isSubmitted,
  nextStep,
  ownerRedirect,
  type OnboardingContext,
  type OnboardingStep,
} from './onboarding.ts'
import { previousStep } from './previousStep.ts'

const at = (identity: string, address: string, cities = 0, mode = 'business'): OnboardingContext => ({
  partner: { mode },
  onboardingState: { identity, address: { status: address, partner_type: mode } },
  supportedCities: Array.from({ length: cities }),
})

const noContext = undefined
const registered: OnboardingContext = { partner: null, onboardingState: null, supportedCities: [] }
const neither = at('not-submitted', 'not-submitted')
const noAddress = at('completed', 'not-submitted')
const noCities = at('completed', 'submitted')
const done = at('completed', 'completed', 1)

describe('states', () => {
  test.each([
    ['not-submitted', false],
    ['submitted', true],
    ['completed', true],
    ['declined', true],
    ['anything-later', true],
    [undefined, false],
  ])('%s counts as submitted: %s', (state, submitted) => expect(isSubmitted(state)).toBe(submitted))

  test.each<[string, OnboardingContext | undefined, OnboardingStep | undefined]>([
    ['no context', noContext, 'welcome'],
    ['no partner', registered, 'welcome'],
    ['neither submitted', neither, 'identity'],
    ['a partner whose state is not known', { ...neither, onboardingState: null }, 'identity'],
    ['identity submitted', at('submitted', 'not-submitted'), 'address'],
    ['cities chosen, address not submitted', at('completed', 'not-submitted', 2), 'address'],
    ['address submitted, identity not', at('not-submitted', 'submitted', 1), 'identity'],
    ['both submitted, no cities', noCities, 'cities'],
    ['both submitted and a city', done, undefined],
    ['under review counts', at('submitted', 'submitted', 1), undefined],
    ['declined counts', at('declined', 'declined', 1), undefined],
  ])('%s: the next step is %s', (_, context, step) => {
    expect(nextStep(context)).toBe(step)
    expect(isOnboarded(context)).toBe(step === undefined)
  })
})

const identityOf = (mode: string) => `/get-started/${mode === 'individual' ? 'individual' : 'company'}?state=identity&mode=${mode}`
const identity = identityOf('business')
const address = '/get-started/company?state=address'
const cities = '/city-selection?progress=true'

describe('owner routing, spec section 4', () => {
  /** Quoted row, context, where on an onboarding route, where it leads; undefined enters. */
  const onOnboarding: readonly [string, OnboardingContext | undefined, string, string | undefined][] = [
    ['Onboarded and visiting an onboarding route: go to the dashboard', done, '/welcome', '/dashboard'],
    ['Onboarded and visiting an onboarding route: go to the dashboard', done, '/get-started/company?state=identity', '/dashboard'],
    ['Onboarded and visiting an onboarding route: go to the dashboard', done, '/city-selection?progress=true', '/dashboard'],
    ['identity and address submitted but no supported cities: go to city selection with progress=true', noCities, '/welcome', cities],
    ['identity and address submitted but no supported cities: go to city selection with progress=true', noCities, '/get-started', cities],
    [
      'identity and address submitted but no supported cities: go to city selection with progress=true',
      noCities,
      '/city-selection',
      cities,
    ],
    ['already there: enter', noCities, '/city-selection?progress=true', undefined],
    ['a declined step counts as submitted', at('declined', 'submitted'), '/welcome', cities],
    ['Identity and address both not submitted: get-started with state=identity and the partner mode', neither, '/welcome', identity],
    ['Identity and address both not submitted: get-started with state=identity and the partner mode', neither, '/city-selection', identity],
    ['and the partner mode', at('not-submitted', 'not-submitted', 0, 'individual'), '/welcome', identityOf('individual')],
    ['the company form comes before, not after', neither, '/get-started/company', identity],
    ['already there: enter', neither, '/get-started/company?state=identity', undefined],
    ['already there, without a type', neither, '/get-started?state=identity', undefined],
    ['another step than the one to take', neither, '/get-started/company?state=address', identity],
    ['Address not submitted: go to get-started with state=address', noAddress, '/welcome', address],
    ['Address not submitted: go to get-started with state=address', noAddress, '/city-selection?progress=true', address],
    ['a step that is done', noAddress, '/get-started/company?state=identity&mode=business', address],
    ['already there: enter', noAddress, '/get-started/company/?state=address&from=mail', undefined],
    ['of an individual', at('completed', 'not-submitted', 0, 'individual'), '/welcome', '/get-started/individual?state=address'],
    ['address submitted without identity', at('not-submitted', 'submitted', 1), '/welcome', identity],
    ['no partner: the choice of type', registered, '/welcome', undefined],
    ['no partner: the company form', noContext, '/get-started/company', undefined],
    ['With no active context [the KYC screen] goes to PartnerSignUp', noContext, '/get-started', '/welcome'],
    ['With no active context [the KYC screen] goes to PartnerSignUp', registered, '/get-started/individual', '/welcome'],
    ['no partner: no cities either', registered, '/city-selection', '/welcome'],
  ]
  test.each(onOnboarding)('on an onboarding route: %s (%#)', (_, context, asked, leads) => {
    const [path = '', search = ''] = asked.split('?')
    expect(ownerRedirect({ roles: ['partner_owner'], context }, { onboarding: true, path, search })).toBe(leads)
  })

  test.each<[string, OnboardingContext | undefined, string | undefined]>([
    ['no associated organisation: the welcome screen', noContext, '/welcome'],
    ['no partner: the welcome screen', registered, '/welcome'],
    ['neither submitted: the welcome screen', neither, '/welcome'],
    ['address not submitted: the welcome screen', noAddress, '/welcome'],
    ['no cities: the welcome screen', noCities, '/welcome'],
    ['onboarded: enter', done, undefined],
  ])('outside onboarding routes: %s', (_, context, leads) => {
    expect(ownerRedirect({ roles: ['partner_owner'], context }, { onboarding: false, path: '/dashboard', search: '' })).toBe(leads)
  })

  test.each([[['partner_trip_manager']], [['partner_staff', 'partner_earnings_manager']], [[]], [['owner']]])(
    'only for partner_owner: %j is never routed',
    (roles) => {
      for (const context of [noContext, registered, neither, noAddress, noCities, done])
        for (const onboarding of [true, false])
          expect(ownerRedirect({ roles, context }, { onboarding, path: '/welcome', search: '' })).toBeUndefined()
    },
  )

  test('redirects end after two steps at most', () => {
    const pages = ['/welcome', '/get-started', '/get-started/company', '/get-started/individual', '/city-selection', '/dashboard']
    for (const context of [noContext, registered, neither, noAddress, noCities, done])
      for (const page of pages) {
        let here: string | undefined = page
        const seen: string[] = []
        while (here !== undefined) {
          seen.push(here)
          const [path = '', search = ''] = here.split('?')
          here = ownerRedirect({ roles: ['partner_owner'], context }, { onboarding: path !== '/dashboard', path, search })
        }
        expect(seen.length).toBeLessThanOrEqual(3)
      }
  })
})

test.each<[step: 'cities' | 'address' | 'identity', mode: string, identity: string, address: string, before: string | undefined]>([
  ['identity', 'business', 'not-submitted', 'not-submitted', 'company'],
  ['identity', 'individual', 'not-submitted', 'not-submitted', undefined],
  ['address', 'business', 'submitted', 'not-submitted', 'identity'],
  ['address', 'business', 'declined', 'not-submitted', 'identity'],
  ['address', 'business', 'completed', 'not-submitted', undefined],
  ['cities', 'business', 'completed', 'submitted', 'address'],
  ['cities', 'business', 'submitted', 'completed', 'identity'],
  ['cities', 'individual', 'completed', 'completed', undefined],
])('Back from %s of a %s with identity %s and address %s: %s', (step, mode, identity, address, before) => {
  const context = {
    partner: { mode },
    onboardingState: { identity, address: { status: address, partner_type: mode } },
    supportedCities: [],
  }
  expect(previousStep(step, context)).toBe(before)
})

test.each<[string, OnboardingContext | undefined, string | undefined]>([
  ['?state=identity&mode=business', noAddress, 'Your identity is checked. It cannot be changed here.'],
  ['?state=address', done, 'Your address is checked. It cannot be changed here.'],
  ['?state=address', noCities, undefined],
  ['?state=identity', neither, undefined],
  ['?state=company', done, undefined],
  ['', done, undefined],
  ['?state=identity', noContext, undefined],
])('a page with %s that does not open says why: case %#', (search, context, note) => expect(checkedStepNote(context, search)).toBe(note))

test.each([
  ['declined', null, true],
  ['declined', 'We could not verify this document', true],
  ['not-submitted', 'We could not verify this document', true], // declined at once
  ['not-submitted', null, false],
  ['not-submitted', undefined, false],
  ['submitted', 'We could not verify this document', false], // what is under review was taken
  ['completed', null, false],
])('a check that is %s with the reason %s was declined: %s', (status, reason_text, expected) =>
  expect(isDeclined({ status, reason_text })).toBe(expected),
)
