'use client'
import { createContext } from 'react'

/** What was typed into one form. */
export interface UnsentForm {
  /** The fields that were changed when the form was taken away; undefined if there are none. */
  read: () => Readonly<Record<string, unknown>> | undefined
  /** Keeps the fields that are changed now; none forgets the form. */
  write: (changedFields: Readonly<Record<string, unknown>>) => void
  /** The form is no longer shown. */
  close: () => void
}

/**
 * Keeps what was typed into forms that are taken away before they are sent, such as when the session ends. The values may be personal data:
 * keep them in memory, for their user alone.
 */
export interface UnsentForms {
  /** Called when a form is shown. The name tells the forms of a page apart. */
  open: (name: string) => UnsentForm
}

/** Provides where forms keep what is not sent; without a provider it goes with the form. Passwords and codes are never kept. */
export const UnsentFormsContext = createContext<UnsentForms | undefined>(undefined)
