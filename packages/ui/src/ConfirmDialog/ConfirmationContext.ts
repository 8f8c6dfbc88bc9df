'use client'
import { createContext, type RefObject } from 'react'

/** What a ConfirmDialog and the field in its `confirmation` share. */
export interface Confirmation {
  pending: boolean
  /** Gets the first focus of a NORMAL dialog. */
  field?: RefObject<HTMLInputElement | null>
  /** Returns whether the user may proceed; shows an error at the field otherwise. */
  check?: RefObject<(() => boolean) | null>
  /** Proceeds as the button does. */
  proceed?: () => void
}

export const ConfirmationContext = createContext<Confirmation>({ pending: false })
