import { driverKind } from '../drivers/driverKind.ts'
import { vehicleKind } from '../vehicles/vehicleKind.ts'
import { operatorDecisions } from './operatorDecisions.ts'

/** The operator's decisions about drivers and vehicles. */
export const fleetSimulations = [...operatorDecisions(driverKind), ...operatorDecisions(vehicleKind)]
