import type * as z from 'zod/mini'
import type { AnyEndpoint } from './endpoint.ts'

type Schema = z.ZodMiniType
type Parsed<S> = S extends Schema ? z.output<S> : undefined

/** A step-up that only some requests of a call need. */
export interface StepUpCondition<Params = Schema | undefined, Body = Schema | undefined> {
  /** For the API reference; completes "Needed". */
  when: string
  /** Whether this parsed request needs one. Absent if it depends on stored data: then the handler checks. */
  isNeeded?(input: { params: Parsed<Params>; body: Parsed<Body> }): boolean
}

/** Whether a parsed request needs a step-up token. A call whose need depends on stored data answers for itself. */
export function needsStepUp({ stepUp }: Pick<AnyEndpoint, 'stepUp'>, { params, body }: { params?: unknown; body?: unknown }): boolean {
  if (stepUp === undefined || stepUp === true) return stepUp === true
  return stepUp.isNeeded?.({ params, body }) ?? false
}
