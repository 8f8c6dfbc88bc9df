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
import { userSimulations } from '../users/users.simulations.ts'

/** Optional details of a simulation. */
export interface SimulationOptions {
  /** The reason, for people. */
  text?: string | undefined
  /** The code of the reason. */
  reason?: string | undefined
  /** An amount in kobo. */
  amount_kobo?: number | undefined
}

/** An action of the operator, a driver or a bank, which the sandbox performs at once. */
export interface Simulation {
  /** Entity and verb: `trip.start`. */
  kind: string
  /** What happens, in one sentence; shown on the sandbox page. */
  summary: string
  /** Performs the action on the entity with this id. Throws RequestError `NotFound`, or the error of a status that does not allow it. */
  run: (dependencies: Dependencies, id: string, options: SimulationOptions) => Promise<void>
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
  ...userSimulations,
]
