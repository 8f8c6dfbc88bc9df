'use client'
import { Tooltip as Radix } from 'radix-ui'
import { createContext, useContext, type ReactNode } from 'react'

export interface TooltipProviderProps {
  /** Milliseconds of hover before a tooltip opens. @default 700 */
  delay?: number
  /** Milliseconds after closing within which the next tooltip opens immediately. @default 300 */
  skipDelay?: number
  children?: ReactNode
}

const Provided = createContext(false)

/** Whether a `TooltipProvider` is present. */
export const useIsProvided = (): boolean => useContext(Provided)

/** Shares the delay of all tooltips inside it: after one has opened, others open immediately. */
export function TooltipProvider({ delay = 700, skipDelay = 300, children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <Provided value>{children}</Provided>
    </Radix.Provider>
  )
}
