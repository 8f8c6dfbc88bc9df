import type { Onboarding } from '@vehicle-partner/domain'

// What the dashboard shows above its figures before it has loaded. The early script (signedInBootstrap.ts) decides by the same rules.

/** The storage key for whether the set-up of an organisation is complete, as the last visit knew it. */
export const setupFlag = (partnerId: string): string => `SETUP_DONE_${partnerId}`

/** Before the first visit: an organisation whose owner and address are verified has most likely completed its set-up. */
export const expectsCompleteSetup = (onboarding: Onboarding | null | undefined): boolean =>
  onboarding?.identity === 'completed' && onboarding.address.status === 'completed'

/** The storage key for how many tasks the last visit showed. */
export const taskCountKey = (partnerId: string): string => `TASKS_${partnerId}`
