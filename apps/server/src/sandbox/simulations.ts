import { kycSimulations } from '../kyc/kyc.simulations.ts'
import { payoutSimulations } from '../payouts/payouts.simulations.ts'
import { tripSimulations } from '../trips/trips.simulations.ts'
import type { Ports } from '../context.ts'
import { documentSimulations } from '../documents/documents.simulations.ts'

/** Something that somebody else does in the world, done at once. */
export interface Simulation {
  /** Thing and verb: `trip.start`. */
  kind: string
  /** What happens, in one sentence; shown on the sandbox page. */
  summary: string
  /** Does it to the thing of that id. Throws Refusal `NotFound`, or the one of the state that does not allow it. */
  run: (ports: Ports, id: string) => Promise<void>
}

/** Every simulation of the sandbox; each area keeps its own in `<area>/<area>.simulations.ts`. */
export const simulations: readonly Simulation[] = [...documentSimulations, ...kycSimulations, ...payoutSimulations, ...tripSimulations]
