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
  costs_kobo: kobo,
  profit_kobo: kobo,
  margin_bps: z.nullable(z.int()),
  trips: z.int(),
})

const ScopedCosts = z.object({
  /** What this scope sets; null when it sets nothing. */
  items: z.nullable(costItemsSchema),
  version: z.int(),
  effective_from: z.nullable(day),
})

/** What is set for one vehicle, and what counts for it with the scopes above. */
export const VehicleCosts = z.object({
  vehicle: z.object({ id, registration_number: z.string(), name: z.string(), type: z.string() }),
  ...ScopedCosts.shape,
  effective: costItemsSchema,
  /** Where each item that counts is set. */
  from: itemScopes,
  /** Last month at these costs; never money that is owed. */
  last_month: ProfitEstimate,
})
export type VehicleCosts = z.output<typeof VehicleCosts>

/** What is set for all vehicles and for types of vehicles, and every vehicle with what counts for it. */
export const PartnerCosts = z.object({
  default: ScopedCosts,
  vehicle_types: z.array(z.object({ vehicle_type: z.string(), ...ScopedCosts.shape })),
  vehicles: z.array(VehicleCosts),
})

/** One version of what a scope sets. */
export const CostVersion = z.object({
  id,
  scope: z.enum(costScopes),
  vehicle_type: z.nullable(z.string()),
  vehicle_id: z.nullable(id),
  version: z.int(),
  effective_from: day,
  /** Null: the scope set nothing of its own from then on. */
  items: z.nullable(costItemsSchema),
  created_by: z.string(),
  created_at: instant,
})
export type CostVersion = z.output<typeof CostVersion>

/** `version` is the one that was edited; `effective_from` is in this month or later. */
const change = { version: z.int(), ...costConfigurationFields }
const byVehicle = { in: 'params', name: 'id', by: 'vehicle' } as const
const areas = ['earnings'] as const
const invalidates = ['costConfigurations', 'earnings']

export const costConfigurations = {
  get: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/cost-configuration',
    summary: "The partner's own costs: for all vehicles, by type, and what counts for each vehicle.",
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    response: data(PartnerCosts),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/v1/partners/:id/cost-configuration',
    summary: 'Sets the costs of all vehicles, or of one type of vehicle, as a new version; the past stays as it was.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    body: z.object({ ...change, vehicle_type: z.optional(z.string().check(z.minLength(1), z.maxLength(40))) }),
    response: data(PartnerCosts),
    errors: ['VersionConflict'],
    invalidates: invalidates,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/cost-configuration/versions',
    summary: 'Every version of the costs, the newest first.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    response: data(z.array(CostVersion)),
  }),
  getVehicle: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/cost-configuration',
    summary: 'What is set for a vehicle, what counts for it, and its last month at these costs.',
    access: { who: 'member', partner: byVehicle, areas },
    params: z.object({ id }),
    response: data(VehicleCosts),
  }),
  setVehicle: endpoint({
    method: 'PUT',
    path: '/v1/vehicles/:id/cost-configuration',
    summary: 'Sets costs for one vehicle, as a new version.',
    access: { who: 'member', partner: byVehicle, areas },
    params: z.object({ id }),
    body: z.object(change),
    response: data(VehicleCosts),
    errors: ['VersionConflict'],
    invalidates: invalidates,
  }),
  resetVehicle: endpoint({
    method: 'DELETE',
    path: '/v1/vehicles/:id/cost-configuration',
    summary: 'Takes back what is set for a vehicle: the scopes above count again.',
    access: { who: 'member', partner: byVehicle, areas },
    params: z.object({ id }),
    response: data(VehicleCosts),
    invalidates: invalidates,
  }),
  vehicleVersions: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/cost-configuration/versions',
    summary: 'Every version of what was set for a vehicle, the newest first.',
    access: { who: 'member', partner: byVehicle, areas },
    params: z.object({ id }),
    response: data(z.array(CostVersion)),
  }),
}
