import { costModes, costScopes, driverPayModes, fuelModes, maxCostKobo, percentOfGross, type CostItems } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, day, id, instant, kobo } from '../kernel/schema.ts'
import { ofPartner } from '../partners/partners.contract.ts'

const amount = z.int().check(z.minimum(0), z.maximum(maxCostKobo, 'That looks too large'))
const share = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
const valueFits = z.refine<{ mode: string; value: number }>(({ mode, value }) => !mode.startsWith('percent') || value <= 10_000, {
  path: ['value'],
  error: 'A percentage is at most 100 %',
})

/** A partner's own costs. Amounts are kobo, percentages basis points of the gross; what is left out comes from the scope above. */
export const CostItemsSchema = z
  .object({
    fuel: z.optional(z.object({ mode: z.enum(fuelModes), value: amount }).check(valueFits)),
    driver_pay: z.optional(z.object({ mode: z.enum(driverPayModes), value: amount }).check(valueFits)),
    maintenance_reserve_bps: z.optional(share(5000)),
    insurance_monthly_kobo: z.optional(amount),
    loan_monthly_kobo: z.optional(amount),
    parking_monthly_kobo: z.optional(amount),
    other: z.optional(
      z
        .array(
          z
            .object({ label: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), mode: z.enum(costModes), value: amount })
            .check(valueFits),
        )
        .check(z.maxLength(10)),
    ),
  })
  .check(z.refine<CostItems>((items) => percentOfGross(items) <= 10_000, { error: 'These percentages add up to more than 100 %' }))

const from = z.partialRecord(
  z.enum(['fuel', 'driver_pay', 'maintenance_reserve_bps', 'insurance_monthly_kobo', 'loan_monthly_kobo', 'parking_monthly_kobo', 'other']),
  z.enum(costScopes),
)

const Estimate = z.object({
  gross_kobo: kobo,
  net_kobo: kobo,
  costs_kobo: kobo,
  profit_kobo: kobo,
  margin_bps: z.nullable(z.int()),
  trips: z.int(),
})

const Scoped = z.object({
  /** What this scope sets; null when it sets nothing. */
  items: z.nullable(CostItemsSchema),
  version: z.int(),
  effective_from: z.nullable(day),
})

/** What is set for one vehicle, and what counts for it with the scopes above. */
export const VehicleCosts = z.object({
  vehicle: z.object({ id, registration_number: z.string(), name: z.string(), type: z.string() }),
  ...Scoped.shape,
  effective: CostItemsSchema,
  /** Where each item that counts is set. */
  from,
  /** Last month at these costs; never money that is owed. */
  last_month: Estimate,
})
export type VehicleCosts = z.output<typeof VehicleCosts>

/** What is set for all vehicles and for types of vehicles, and every vehicle with what counts for it. */
export const PartnerCosts = z.object({
  default: Scoped,
  vehicle_types: z.array(z.object({ vehicle_type: z.string(), ...Scoped.shape })),
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
  items: z.nullable(CostItemsSchema),
  created_by: z.string(),
  created_at: instant,
})
export type CostVersion = z.output<typeof CostVersion>

/** `version` is the one that was edited; `effective_from` is in this month or later. */
const change = { version: z.int(), items: CostItemsSchema, effective_from: z.optional(day) }
const byVehicle = { in: 'params', name: 'id', by: 'vehicle' } as const
const areas = ['earnings'] as const
const invalidates = ['costConfigurations', 'earnings']

export const costConfigurations = {
  get: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/cost-configuration',
    summary: "The partner's own costs: for all vehicles, by type, and what counts for each vehicle.",
    access: { who: 'member', partner: ofPartner, areas },
    params: z.object({ id }),
    response: data(PartnerCosts),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/v1/partners/:id/cost-configuration',
    summary: 'Sets the costs of all vehicles, or of one type of vehicle, as a new version; the past stays as it was.',
    access: { who: 'member', partner: ofPartner, areas },
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
    access: { who: 'member', partner: ofPartner, areas },
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
