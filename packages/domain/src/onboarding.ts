import { isOwner } from './access.ts'

/** How far an organisation's set-up has come, in the wire's words. */
export interface Onboarding {
  identity: string
  address: { status: string; partner_type: string }
}

/** What onboarding needs to know of an organisation. */
export interface OnboardingContext {
  partner: { mode: string } | null
  onboardingState: Onboarding | null
  supportedCities: readonly unknown[]
}

export type OnboardingStep = 'welcome' | 'identity' | 'address' | 'cities'

/** Whether a step was submitted: every state but `not-submitted` counts, `declined` too (spec section 4). */
export function isSubmitted(state: string | undefined): boolean {
  return state !== undefined && state !== 'not-submitted'
}

/** The step that an owner has to take next; undefined once onboarded. */
export function nextStep(context: OnboardingContext | undefined): OnboardingStep | undefined {
  if (!context?.partner) return 'welcome'
  if (!isSubmitted(context.onboardingState?.identity)) return 'identity'
  if (!isSubmitted(context.onboardingState?.address.status)) return 'address'
  return context.supportedCities.length === 0 ? 'cities' : undefined
}

/** Whether identity and address are submitted and at least one city is chosen (spec section 4). */
export function isOnboarded(context: OnboardingContext | undefined): boolean {
  return nextStep(context) === undefined
}

export interface OnboardingUser {
  roles: readonly string[]
  /** The active context; undefined while there is none. */
  context: OnboardingContext | undefined
}

export interface RequestedPage {
  /** Whether the page asked for belongs to onboarding. */
  onboarding: boolean
  path: string
  /** The query with or without its question mark. */
  search: string
}

/** Where the owner routing of spec section 4 sends a visitor, path and query; undefined lets them in. Only owners are routed. */
export function ownerRedirect({ roles, context }: OnboardingUser, { onboarding, path, search }: RequestedPage): string | undefined {
  if (!isOwner(roles)) return undefined
  const step = nextStep(context)
  if (!onboarding) return step && '/welcome'
  if (!step) return '/dashboard'
  const asked = { path: path.replace(/\/+$/, ''), query: new URLSearchParams(search) }
  if (step === 'welcome') {
    // The choice of type and the company form need no partner yet; the later steps do.
    return asked.path === '/welcome' || asked.path === '/get-started/company' ? undefined : '/welcome'
  }
  if (step === 'cities') {
    return asked.path === '/city-selection' && asked.query.get('progress') === 'true' ? undefined : '/city-selection?progress=true'
  }
  if (/^\/get-started(\/|$)/.test(asked.path) && asked.query.get('state') === step) return undefined
  const mode = context?.partner?.mode ?? 'business'
  const form = `/get-started/${mode === 'individual' ? 'individual' : 'company'}?state=${step}`
  return step === 'identity' ? `${form}&mode=${encodeURIComponent(mode)}` : form
}
