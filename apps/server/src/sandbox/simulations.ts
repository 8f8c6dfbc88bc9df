import type { Dependencies } from '../context.ts'
import { disputeSimulations } from '../disputes/disputes.simulations.ts'
import { documentSimulations } from '../documents/documents.simulations.ts'
import { fleetSimulations } from '../fleet/fleet.simulations.ts'
import { kycSimulations } from '../kyc/kyc.simulations.ts'
import { partnerSimulations } from '../partners/partners.simulations.ts'
import { payoutSimulations } from '../payouts/payouts.simulations.ts'
import { payslipSimulations } from '../payslips/payslips.simulations.ts'
import { rateCardSimulations } from '../rateCards/rateCards.simulations.ts'
import { routeSimulations } from '../routes/routes.simulations.ts'
import { tripSimulations } from '../trips/trips.simulations.ts'

/** What whoever acts may say beside the thing that they act on. */
export interface SimulationOptions {
  /** Why, for people. */
  text?: string | undefined
  /** Why, by its code: one of those that the kind of decision knows. */
  reason?: string | undefined
  /** How much, in kobo. */
  amount_kobo?: number | undefined
}

/** Something that somebody else does in the world, done at once. */
export interface Simulation {
  /** Thing and verb: `trip.start`. */
  kind: string
  /** What happens, in one sentence; shown on the sandbox page. */
  summary: string
  /** Does it to the thing of that id. Throws RequestError `NotFound`, or the one of the state that does not allow it. */
  run: (dependencies: Dependencies, id: string, said: SimulationOptions) => Promise<void>
}

/** Every simulation of the sandbox; each area keeps its own in `<area>/<area>.simulations.ts`. */
export const simulations: readonly Simulation[] = [
  ...disputeSimulations,
  ...documentSimulations,
  ...fleetSimulations,
  ...kycSimulations,
  ...partnerSimulations,
  ...payoutSimulations,
  ...payslipSimulations,
  ...rateCardSimulations,
  ...routeSimulations,
  ...tripSimulations,
]
