import type { SetupDraftForm } from '@vehicle-partner/domain/entities'

/** Where a form's draft is stored on this device. */
export const setupDraftKey = (form: SetupDraftForm, userId: string): string => `DRAFT_${form.toUpperCase()}_${userId}`
