import type { SetupDraftForm } from '@vehicle-partner/domain/entities'

/** Where a form's draft is stored on this device; `partnerId` for a draft of an organisation. */
export const setupDraftKey = (form: SetupDraftForm, userId: string, partnerId?: string): string =>
  [`DRAFT_${form.toUpperCase()}`, userId, ...(partnerId === undefined ? [] : [partnerId])].join('_')
