'use client'
import { Tooltip as Radix } from 'radix-ui'
import { createContext, useContext, type ReactNode } from 'react'

export interface TooltipProviderProps {
  /** Milliseconds that a pointer rests before a tooltip opens. @default 700 */
  delay?: number
  /** Milliseconds after one within which the next opens at once. @default 300 */
  skipDelay?: number
  children?: ReactNode
}

const Provided = createContext(false)

/** Whether tooltips here share one provider. */
export const useIsProvided = (): boolean => useContext(Provided)

/** Shares one clock among all tooltips inside it: after the first, its neighbours open at once. */
export function TooltipProvider({ delay = 700, skipDelay = 300, children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <Provided value>{children}</Provided>
    </Radix.Provider>
  )
}
