import { isOwner } from './access.ts'
import { paths } from './paths.ts'

/** Onboarding state of an organisation, named as in the API. */
export interface Onboarding {
  identity: string
  address: { status: string; partner_type: string }
}

/** The part of an organisation that onboarding reads. */
export interface OnboardingContext {
  partner: { mode: string } | null
  onboardingState: Onboarding | null
  supportedCities: readonly unknown[]
}

export type OnboardingStep = 'welcome' | 'identity' | 'address' | 'cities'

/** Whether a step was submitted: every state except `not-submitted`, so `declined` counts too (spec section 4). */
export function isSubmitted(state: string | undefined): boolean {
  return state !== undefined && state !== 'not-submitted'
}

/** The owner's next onboarding step; undefined once onboarded. */
export function nextStep(context: OnboardingContext | undefined): OnboardingStep | undefined {
  if (!context?.partner) return 'welcome'
  if (!isSubmitted(context.onboardingState?.identity)) return 'identity'
  if (!isSubmitted(context.onboardingState?.address.status)) return 'address'
  return context.supportedCities.length === 0 ? 'cities' : undefined
}

/** Whether identity and address are submitted and at least one city is selected (spec section 4). */
export function isOnboarded(context: OnboardingContext | undefined): boolean {
  return nextStep(context) === undefined
}

/** A step that can be opened again: the address in the page's query names it. */
export type MendableStep = 'company' | 'identity' | 'address'

/** Whether a submitted step can be changed and sent again: until the operator has checked it. The company can be changed until its address is sent. */
export function isMendable(step: MendableStep, context: OnboardingContext | undefined): boolean {
  if (!context?.partner) return false
  const identity = context.onboardingState?.identity
  if (step === 'company')
    return context.partner.mode !== 'individual' && identity !== 'completed' && !isSubmitted(context.onboardingState?.address.status)
  return isStatusMendable(step === 'identity' ? identity : context.onboardingState?.address.status)
}

/** Whether a check in this state takes another submission: it was sent and not checked yet, or it was declined. */
export const isStatusMendable = (status: string | undefined): boolean => status === 'submitted' || status === 'declined'

/**
 * Whether the last submission of a check was declined: by its review, or at once, which leaves the status of a step that was never taken
 * as it was.
 */
export const isDeclined = ({ status, reason_text }: { status: string; reason_text?: string | null | undefined }): boolean =>
  status === 'declined' || (status === 'not-submitted' && typeof reason_text === 'string')

const mendableSteps = ['company', 'identity', 'address'] as const satisfies readonly MendableStep[]

export interface OnboardingUser {
  roles: readonly string[]
  /** The active context; undefined while there is none. */
  context: OnboardingContext | undefined
}

export interface RequestedPage {
  /** Whether the requested page belongs to onboarding. */
  onboarding: boolean
  path: string
  /** The query string, with or without the question mark. */
  search: string
}

/** The redirect of spec section 4's owner routing, path and query; undefined when the page is allowed. Only owners are redirected. */
export function ownerRedirect({ roles, context }: OnboardingUser, { onboarding, path, search }: RequestedPage): string | undefined {
  if (!isOwner(roles)) return undefined
  const step = nextStep(context)
  if (!onboarding) return step && paths.welcome()
  if (!step) return paths.dashboard()
  const requested = { path: path.replace(/\/+$/, ''), query: new URLSearchParams(search) }
  if (step === 'welcome') {
    // Partner type and company form work without a partner; later steps need one.
    return requested.path === paths.welcome() || requested.path === paths.getStarted({ type: 'company' }) ? undefined : paths.welcome()
  }
  const isSetUpForm = `${requested.path}/`.startsWith(`${paths.getStarted()}/`)
  const state = requested.query.get('state')
  // Back, in the browser and in the page, opens a step again that was sent and not checked.
  if (isSetUpForm && mendableSteps.some((each) => each === state && isMendable(each, context))) return undefined
  if (step === 'cities') {
    return requested.path === paths.citySelection() && requested.query.get('progress') === 'true'
      ? undefined
      : paths.citySelection({ progress: 'true' })
  }
  if (isSetUpForm && state === step) return undefined
  const mode = context?.partner?.mode ?? 'business'
  const type = mode === 'individual' ? 'individual' : 'company'
  return paths.getStarted({ type, state: step, ...(step === 'identity' ? { mode } : {}) })
}

/** Tells a user whom the browser's Back sends to a step that is checked why it does not open; undefined for any other page. */
export function checkedStepNote(context: OnboardingContext | undefined, search: string): string | undefined {
  const step = new URLSearchParams(search).get('state')
  const onboarding = context?.onboardingState
  const status = step === 'identity' ? onboarding?.identity : step === 'address' ? onboarding?.address.status : undefined
  return status === 'completed' ? `Your ${step} is checked. It cannot be changed here.` : undefined
}
