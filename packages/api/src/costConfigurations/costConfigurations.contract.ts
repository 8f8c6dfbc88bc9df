import { VehicleBrief } from '../fleet/fleetSchemas.ts'
import { costScopes } from '@vehicle-partner/domain'
import { costConfigurationFields, costItemsSchema } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, day, id, instant, kobo } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

const itemScopes = z.partialRecord(
  z.enum(['fuel', 'driver_pay', 'maintenance_reserve_bps', 'insurance_monthly_kobo', 'loan_monthly_kobo', 'parking_monthly_kobo', 'other']),
  z.enum(costScopes),
)

const ProfitEstimate = z.object({
  gross_kobo: kobo,
  net_kobo: kobo,
  /** Its share, by gross, of the month's lines of no vehicle: the operator's fee and withholding tax, negative. */
  shared_kobo: kobo,
  costs_kobo: kobo,
  /** Net with what is shared, less the costs. */
  profit_kobo: kobo,
  margin_bps: z.nullable(z.int()),
  trips: z.int(),
  /** Distance of completed trips in metres. */
  distance_m: z.int(),
  /** Days with trips. */
  days: z.int(),
  /** Days of the month since the vehicle was added. */
  days_in_service: z.int(),
  days_of_month: z.int(),
})

const ScopedCosts = z.object({
  /** The costs of this scope; null if it has none. */
  items: z.nullable(costItemsSchema),
  version: z.int(),
  effective_from: z.nullable(day),
})

/** The costs of a vehicle and the effective costs with those of the scopes above. */
export const VehicleCosts = z.object({
  vehicle: z.extend(VehicleBrief, { type: z.string() }),
  ...ScopedCosts.shape,
  effective: costItemsSchema,
  /** What applies where the vehicle sets nothing: the costs of its type and the default. */
  inherited: costItemsSchema,
  /** The scope that sets each effective item. */
  from: itemScopes,
  /** Last month's result at these costs. An estimate, not a balance. */
  last_month: ProfitEstimate,
})
export type VehicleCosts = z.output<typeof VehicleCosts>

/** The default costs, the costs by vehicle type, and the effective costs of every vehicle. */
export const PartnerCosts = z.object({
  default: ScopedCosts,
  vehicle_types: z.array(z.object({ vehicle_type: z.string(), ...ScopedCosts.shape })),
  vehicles: z.array(VehicleCosts),
})

/** One version of the costs of a scope. */
export const CostVersion = z.object({
  id,
  scope: z.enum(costScopes),
  vehicle_type: z.nullable(z.string()),
  vehicle_id: z.nullable(id),
  version: z.int(),
  effective_from: day,
  /** Null: the costs of the scope were removed. */
  items: z.nullable(costItemsSchema),
  created_by: z.string(),
  created_at: instant,
})
export type CostVersion = z.output<typeof CostVersion>

/** `version` is the edited version; `effective_from` is in this month or later. */
const costChange = { version: z.int(), ...costConfigurationFields }
const byVehicle = { in: 'params', name: 'id', by: 'vehicle' } as const
const areas = ['earnings'] as const
const invalidates = ['costConfigurations', 'earnings']

export const costConfigurations = {
  get: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/cost-configuration',
    summary: 'Get the costs of an organisation: defaults, by vehicle type, and the effective costs of each vehicle.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    response: data(PartnerCosts),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/v1/partners/:id/cost-configuration',
    summary: 'Set the default costs, or those of a vehicle type, as a new version. Past months keep their costs.',
    access: { who: 'member', partner: partnerById, areas },
    idempotent: true,
    params: z.object({ id }),
    body: z.object({ ...costChange, vehicle_type: z.optional(z.string().check(z.minLength(1), z.maxLength(40))) }),
    response: data(PartnerCosts),
    errors: ['VersionConflict'],
    invalidates: invalidates,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/cost-configuration/versions',
    summary: 'List all versions of the costs, newest first.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    response: data(z.array(CostVersion)),
  }),
  getVehicle: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/cost-configuration',
    summary: "Get the costs of a vehicle: its own, the effective ones, and last month's result at these costs.",
    access: { who: 'member', partner: byVehicle, areas },
    params: z.object({ id }),
    response: data(VehicleCosts),
  }),
  setVehicle: endpoint({
    method: 'PUT',
    path: '/v1/vehicles/:id/cost-configuration',
    summary: 'Set the costs of a vehicle as a new version.',
    access: { who: 'member', partner: byVehicle, areas },
    idempotent: true,
    params: z.object({ id }),
    body: z.object(costChange),
    response: data(VehicleCosts),
    errors: ['VersionConflict'],
    invalidates: invalidates,
  }),
  resetVehicle: endpoint({
    method: 'DELETE',
    path: '/v1/vehicles/:id/cost-configuration',
    summary: 'Remove the costs of a vehicle. Those of its type or the defaults apply again.',
    access: { who: 'member', partner: byVehicle, areas },
    idempotent: true,
    params: z.object({ id }),
    response: data(VehicleCosts),
    invalidates: invalidates,
  }),
  vehicleVersions: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/cost-configuration/versions',
    summary: 'List all versions of the costs of a vehicle, newest first.',
    access: { who: 'member', partner: byVehicle, areas },
    params: z.object({ id }),
    response: data(z.array(CostVersion)),
  }),
}
