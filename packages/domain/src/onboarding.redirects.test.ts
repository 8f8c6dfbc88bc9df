import { describe, expect, test } from 'vitest'
import { nextStep, ownerRedirect, type OnboardingContext, type OnboardingStep } from './onboarding.ts'

// Every combination that owner routing (spec section 4) can meet: partner, identity, address, cities, and the page that is asked for.

const states = ['not-submitted', 'submitted', 'completed', 'declined', 'a-later-word'] as const
const modes = ['business', 'individual'] as const
const pages = [
  '/welcome',
  '/get-started',
  '/get-started/company',
  '/get-started/individual',
  '/get-started/company?state=identity&mode=business',
  '/get-started/individual?state=identity&mode=individual',
  '/get-started/company?state=address',
  '/get-started/individual?state=address',
  '/city-selection',
  '/city-selection?progress=true',
] as const
const outside = ['/dashboard', '/vehicles', '/trips', '/earnings', '/settings', '/organization'] as const

interface Row {
  said: string
  /** Submitted or not; `any` where the row does not look at it. */
  identity: boolean | 'any'
  address: boolean | 'any'
  cities: boolean | 'any'
  step: OnboardingStep | undefined
}

/** The rows of the specification in the order in which they count; the first that fits decides. */
const rows: readonly Row[] = [
  { said: 'Onboarded and visiting an onboarding route: go to the dashboard', identity: true, address: true, cities: true, step: undefined },
  {
    said: 'identity and address submitted but no supported cities: go to city selection with progress=true',
    identity: true,
    address: true,
    cities: false,
    step: 'cities',
  },
  {
    said: 'Identity and address both not submitted: go to get-started with state=identity and the partner mode',
    identity: false,
    address: false,
    cities: 'any',
    step: 'identity',
  },
  { said: 'Address not submitted: go to get-started with state=address', identity: true, address: false, cities: 'any', step: 'address' },
  // The specification is silent: the address came first. The step that is missing is the one to take.
  { said: '(address alone submitted)', identity: false, address: true, cities: 'any', step: 'identity' },
]

const isSubmitted = (state: string) => state !== 'not-submitted'
const fits = (wanted: boolean | 'any', is: boolean) => wanted === 'any' || wanted === is

/** Every partner that there can be, with the row that decides for it. */
const combinations = modes.flatMap((mode) =>
  states.flatMap((identity) =>
    states.flatMap((address) =>
      [0, 1, 3].map((cities) => {
        const context: OnboardingContext = {
          partner: { mode },
          onboardingState: { identity, address: { status: address, partner_type: mode } },
          supportedCities: Array.from({ length: cities }),
        }
        const row = rows.find(
          (each) => fits(each.identity, isSubmitted(identity)) && fits(each.address, isSubmitted(address)) && fits(each.cities, cities > 0),
        )
        if (!row) throw new Error(`No row for ${identity}, ${address}, ${cities}`)
        return { name: `${mode}, identity ${identity}, address ${address}, ${cities} cities`, mode, context, row }
      }),
    ),
  ),
)

const ask = (context: OnboardingContext | undefined, asked: string, onboarding: boolean) => {
  const [path = '', search = ''] = asked.split('?')
  return ownerRedirect({ roles: ['partner_owner'], context }, { onboarding, path, search })
}

/** Where the step is taken, as the row says it. */
const placeOf = (step: OnboardingStep | undefined, mode: string) => {
  const type = mode === 'individual' ? 'individual' : 'company'
  if (step === undefined) return '/dashboard'
  if (step === 'cities') return '/city-selection?progress=true'
  return step === 'identity' ? `/get-started/${type}?state=identity&mode=${mode}` : `/get-started/${type}?state=address`
}
/** Whether a page is the step's own, whatever the type in its path says. */
const isAt = (step: OnboardingStep | undefined, asked: string, context: OnboardingContext) =>
  (step !== undefined && opensAgain(asked, context)) ||
  (step === 'cities'
    ? asked === '/city-selection?progress=true'
    : step !== undefined && asked.startsWith('/get-started') && asked.includes(`state=${step}`))

/** Back opens a step again that was sent and is not checked yet. */
const opensAgain = (asked: string, { onboardingState }: OnboardingContext) =>
  (asked.includes('state=identity') && ['submitted', 'declined'].includes(onboardingState?.identity ?? '')) ||
  (asked.includes('state=address') && ['submitted', 'declined'].includes(onboardingState?.address.status ?? ''))

test('covers 150 combinations, each by one row', () => {
  expect(combinations).toHaveLength(150)
  for (const row of rows) expect(combinations.filter((each) => each.row === row).length, row.said).toBeGreaterThan(0)
})

describe.each(combinations)('$name: $row.said', ({ context, mode, row: { step } }) => {
  test('on every onboarding route', () => {
    expect(nextStep(context)).toBe(step)
    for (const asked of pages) expect(ask(context, asked, true), asked).toBe(isAt(step, asked, context) ? undefined : placeOf(step, mode))
  })

  test('outside onboarding routes: the welcome sign-up screen if the context is not onboarded', () => {
    for (const asked of outside) expect(ask(context, asked, false), asked).toBe(step === undefined ? undefined : '/welcome')
  })
})

describe.each([
  ['no associated organisation', undefined],
  ['a record without a partner', { partner: null, onboardingState: null, supportedCities: [] } satisfies OnboardingContext],
])('%s', (_, context) => {
  test('with no active context every later step goes to PartnerSignUp; the choice and the company form are open', () => {
    for (const asked of pages) {
      const isOpen = asked === '/welcome' || asked.startsWith('/get-started/company')
      expect(ask(context, asked, true), asked).toBe(isOpen ? undefined : '/welcome')
    }
  })

  test('outside onboarding routes: the welcome sign-up screen', () => {
    for (const asked of outside) expect(ask(context, asked, false), asked).toBe('/welcome')
  })
})

test('routes only a partner_owner, in every state', () => {
  for (const roles of [[], ['partner_staff'], ['partner_trip_manager', 'partner_earnings_manager'], ['owner']])
    for (const { context } of combinations)
      for (const asked of [...pages, ...outside]) {
        const [path = '', search = ''] = asked.split('?')
        const onboarding = !outside.some((page) => page === path)
        expect(ownerRedirect({ roles, context }, { onboarding, path, search })).toBeUndefined()
      }
})
