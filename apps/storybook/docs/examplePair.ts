import type { ReactNode } from 'react'

interface Example {
  text: string
  example: ReactNode
}

/** A good and a bad use of a component, with the reason in a sentence each. */
export interface ExamplePair {
  good: Example
  bad: Example
}

export type ExamplePairTable = Readonly<Record<string, readonly ExamplePair[]>>

export const pair = (goodText: string, goodExample: ReactNode, badText: string, badExample: ReactNode): ExamplePair => ({
  good: { text: goodText, example: goodExample },
  bad: { text: badText, example: badExample },
})
