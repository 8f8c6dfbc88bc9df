'use client'
import type { ReactNode } from 'react'
import { PressErrorContext, type PressErrorHandler } from '../private/pressErrors.ts'

export interface PressErrorProviderProps {
  /** Called once with the reason of each rejection that no component shows, such as to report it or to show a toast. */
  onError: PressErrorHandler
  /** Whose errors are reported. */
  children?: ReactNode
}

/**
 * Receives the rejections of promises that press handlers inside it return: `onClick` of Button and IconButton, `onSelect` of Menu
 * items, `perform` of CommandPalette, and the handlers of dialogs. Without a provider they go to `reportError`.
 */
export function PressErrorProvider({ onError, children }: PressErrorProviderProps) {
  return <PressErrorContext value={onError}>{children}</PressErrorContext>
}
