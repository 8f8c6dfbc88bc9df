import { isOwner } from './access.ts'

/** How far the verification of an organisation has come, in the wire's words. */
export interface Onboarding {
  identity: string
  address: { status: string; partner_type: string }
}

/** What decides how far an organisation's set-up has come. */
export interface Progress {
  partner: { mode: string } | null
  onboardingState: Onboarding | null
  supportedCities: readonly unknown[]
}

/** The step that an owner takes next. */
export type Step = 'welcome' | 'identity' | 'address' | 'cities'

/** Who is routed: the roles held, and the active context if there is one. */
export interface Owner {
  roles: readonly string[]
  context: Progress | undefined
}

/** The page asked for. */
export interface Place {
  /** Whether it is one of the onboarding pages. */
  onboarding: boolean
  path: string
  /** The query with or without its question mark. */
  search: string
}

/** Anything but `not-submitted` counts as submitted, `declined` too: a declined step is reopened from the checklist (spec section 4). */
export const isSubmitted = (state: string): boolean => state !== 'not-submitted'

/** The step that is next; undefined once onboarded. Without a partner it is the welcome screen. */
export function nextStep(context: Progress | undefined): Step | undefined {
  if (!context?.partner) return 'welcome'
  const { onboardingState: state, supportedCities } = context
  if (!state || (!isSubmitted(state.address.status) && !isSubmitted(state.identity))) return 'identity'
  if (!isSubmitted(state.address.status)) return 'address'
  if (!isSubmitted(state.identity)) return 'identity'
  return supportedCities.length === 0 ? 'cities' : undefined
}

/** Onboarded: identity and address submitted, and at least one supported city (spec section 4). */
export const isOnboarded = (context: Progress | undefined): boolean => nextStep(context) === undefined

/**
 * Where an owner is sent instead of the page asked for; undefined lets them in (spec section 4, owner routing).
 * Everybody else is let in here: onboarding is the owner's.
 */
export function ownerRoute({ roles, context }: Owner, place: Place): string | undefined {
  if (!isOwner(roles)) return undefined
  const step = nextStep(context)
  if (step === undefined) return place.onboarding ? '/dashboard' : undefined
  if (!place.onboarding) return '/welcome'
  if (step === 'welcome') return place.path === '/city-selection' ? '/welcome' : undefined
  const target = pageOf(step, context?.partner?.mode)
  return isAt(place, target) ? undefined : target
}

function pageOf(step: Exclude<Step, 'welcome'>, mode: string | undefined): string {
  if (step === 'cities') return '/city-selection?progress=true'
  return `/get-started/${mode === 'individual' ? 'individual' : 'company'}?state=${step}`
}

/** Whether somebody stands on a page already; other parameters of theirs do not matter. */
function isAt(place: Place, target: string): boolean {
  const [path, query] = target.split('?')
  const here = new URLSearchParams(place.search)
  return place.path === path && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
}
