import { isMendable, type MendableStep, type OnboardingContext, type OnboardingStep } from './onboarding.ts'

/** The message for a check that takes no other submission. */
export const checkedMessage = (step: 'identity' | 'address'): string => `Your ${step} is verified already. It cannot be changed any more.`

/** The last step before this one that can be opened again; undefined if there is none. */
export function previousStep(step: OnboardingStep | 'company', context: OnboardingContext | undefined): MendableStep | undefined {
  const before: Readonly<Record<string, readonly MendableStep[]>> = {
    cities: ['address', 'identity', 'company'],
    address: ['identity', 'company'],
    identity: ['company'],
  }
  return before[step]?.find((each) => isMendable(each, context))
}
