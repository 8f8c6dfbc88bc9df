import { applyBasisPoints, formatNaira } from './money.ts'

/** How a cost is calculated. Values are kobo, or basis points of the gross for `percent`. */
export const costModes = ['monthly', 'per_day', 'per_trip', 'per_km', 'percent'] as const
export type CostMode = (typeof costModes)[number]
export const fuelModes = ['per_km', 'per_trip', 'per_day', 'percent'] as const satisfies readonly CostMode[]
export const driverPayModes = ['monthly', 'per_trip', 'percent_of_gross'] as const

interface Cost<Mode> {
  mode: Mode
  value: number
}

/** A partner's own costs as set in one scope; absent items are inherited from the wider scope. */
export interface CostItems {
  fuel?: Cost<(typeof fuelModes)[number]> | undefined
  driver_pay?: Cost<(typeof driverPayModes)[number]> | undefined
  /** 0 to 5000. */
  maintenance_reserve_bps?: number | undefined
  insurance_monthly_kobo?: number | undefined
  loan_monthly_kobo?: number | undefined
  parking_monthly_kobo?: number | undefined
  /** At most ten, labels of at most 40 letters. */
  other?: (Cost<CostMode> & { label: string })[] | undefined
}
export type CostItem = keyof CostItems

/** Every item, in the order of the form. */
export const costItems = [
  'fuel',
  'driver_pay',
  'maintenance_reserve_bps',
  'insurance_monthly_kobo',
  'loan_monthly_kobo',
  'parking_monthly_kobo',
  'other',
] as const satisfies readonly CostItem[]

/** Upper limit of a single cost, in kobo: 100 million naira. */
export const maxCostKobo = 10_000_000_000

/** Where a cost is set. A narrower scope overrides a wider one. */
export const costScopes = ['vehicle', 'vehicle_type', 'default'] as const
export type CostScope = (typeof costScopes)[number]

/** The costs that apply to a vehicle, and the scope each item comes from. */
export function effectiveCosts(set: Readonly<Partial<Record<CostScope, CostItems | null>>>) {
  const items: CostItems = {}
  const from: Partial<Record<CostItem, CostScope>> = {}
  for (const item of costItems) {
    const scope = costScopes.find((each) => set[each]?.[item] !== undefined)
    if (scope === undefined) continue
    Object.assign(items, { [item]: set[scope]?.[item] })
    from[item] = scope
  }
  return { items, from }
}

/** Total of the percentage costs, in basis points of the gross. More than 10,000 is invalid. */
export function percentOfGross({ fuel, driver_pay, maintenance_reserve_bps, other }: CostItems): number {
  return (
    (fuel?.mode === 'percent' ? fuel.value : 0) +
    (driver_pay?.mode === 'percent_of_gross' ? driver_pay.value : 0) +
    (maintenance_reserve_bps ?? 0) +
    (other ?? []).reduce((sum, { mode, value }) => sum + (mode === 'percent' ? value : 0), 0)
  )
}

/** Activity of a vehicle in a month. */
export interface VehicleActivity {
  gross_kobo: number
  trips: number
  /** Metres. */
  distance_m: number
  /** Number of days with trips. */
  days: number
  /** Days in service and days of the month. Monthly costs are prorated by them. */
  daysInService: number
  daysOfMonth: number
}

/** Rounds half a kobo up. */
const proportion = (value: number, of: number, whole: number) => (whole === 0 ? 0 : Math.floor((value * of * 2 + whole) / (whole * 2)))

function calculateCost({ mode, value }: Cost<CostMode>, did: VehicleActivity): number {
  if (mode === 'monthly') return proportion(value, did.daysInService, did.daysOfMonth)
  if (mode === 'per_day') return value * did.days
  if (mode === 'per_trip') return value * did.trips
  if (mode === 'per_km') return proportion(value, did.distance_m, 1000)
  return Number(applyBasisPoints(BigInt(did.gross_kobo), BigInt(value)))
}

/** Each item that is set, by its label. */
function listCosts(items: CostItems): [label: string, cost: Cost<CostMode>][] {
  const { fuel, driver_pay, maintenance_reserve_bps, insurance_monthly_kobo, loan_monthly_kobo, parking_monthly_kobo, other = [] } = items
  const monthly = (value: number | undefined): Cost<CostMode> | undefined => (value === undefined ? undefined : { mode: 'monthly', value })
  const percent = (value: number | undefined): Cost<CostMode> | undefined => (value === undefined ? undefined : { mode: 'percent', value })
  const all: [string, Cost<CostMode> | undefined][] = [
    ['Fuel', fuel],
    ['Driver pay', driver_pay && { ...driver_pay, mode: driver_pay.mode === 'percent_of_gross' ? 'percent' : driver_pay.mode }],
    ['Maintenance reserve', percent(maintenance_reserve_bps)],
    ['Insurance', monthly(insurance_monthly_kobo)],
    ['Loan', monthly(loan_monthly_kobo)],
    ['Parking', monthly(parking_monthly_kobo)],
    ...other.map((each): [string, Cost<CostMode>] => [each.label, each]),
  ]
  return all.flatMap(([label, cost]) => (cost ? [[label, cost]] : []))
}

/** Cost of a month, one entry per item that is set. */
export const calculateCosts = (items: CostItems, did: VehicleActivity): { label: string; amount_kobo: number }[] =>
  listCosts(items).map(([label, cost]) => ({ label, amount_kobo: calculateCost(cost, did) }))

/** What each mode is called. */
export const costModeLabels: Readonly<Record<CostMode | (typeof driverPayModes)[number], string>> = {
  monthly: 'Each month',
  per_day: 'Each day',
  per_trip: 'For each trip',
  per_km: 'Per kilometre',
  percent: '% of gross',
  percent_of_gross: '% of gross',
}

const describeCost = ({ mode, value }: Cost<CostMode>): string =>
  mode === 'percent' ? `${value / 100} % of gross` : `${formatNaira(value)} ${costModeLabels[mode].toLowerCase()}`

/** A cost that differs between two versions. `from` or `to` is absent where a version does not set it. */
export interface CostDifference {
  label: string
  from?: string
  to?: string
}

/** What a version changes, item by item, in words: 'Fuel', from '₦8,200.00 for each trip' to '₦9,000.00 for each trip'. */
export function compareCosts(before: CostItems | null, after: CostItems | null): CostDifference[] {
  const [was, is] = [before, after].map(
    (items) => new Map(listCosts(items ?? {}).map(([label, cost]) => [label, describeCost(cost)] as const)),
  )
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((label) => {
    const [from, to] = [was?.get(label), is?.get(label)]
    return from === to ? [] : [{ label, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }]
  })
}

/**
 * Shares what belongs to no vehicle, such as the operator's fee and the withholding tax of a month, among vehicles by what each has brought.
 * The parts add up to the whole; nothing is shared while nothing was brought.
 */
export function shareByGross(kobo: number, grossKobo: readonly number[]): number[] {
  const brought = grossKobo.map((gross) => BigInt(Math.max(0, gross)))
  const whole = brought.reduce((sum, each) => sum + each, 0n)
  if (whole === 0n) return brought.map(() => 0)
  let sum = 0n
  let shared = 0n
  return brought.map((each) => {
    sum += each
    const upToHere = (BigInt(kobo) * sum) / whole
    const part = upToHere - shared
    shared = upToHere
    return Number(part)
  })
}

/**
 * A vehicle's profit after the partner's own costs; `netKobo` with its share of what belongs to no vehicle. Informational: it never changes
 * what is paid out. Margin in basis points of the gross.
 */
export function calculateProfit(netKobo: number, items: CostItems, did: VehicleActivity) {
  const costs_kobo = calculateCosts(items, did).reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)
  const profit_kobo = netKobo - costs_kobo
  return { costs_kobo, profit_kobo, margin_bps: did.gross_kobo === 0 ? null : Math.round((profit_kobo * 10_000) / did.gross_kobo) }
}

/** A vehicle with the costs that each scope sets for it, and what it did and earned in a month. */
export interface CostedVehicle {
  set: Readonly<Partial<Record<CostScope, CostItems | null>>>
  net_kobo: number
  /** Its share of what belongs to no vehicle: negative for the operator's fee and withholding tax. */
  shared_kobo: number
  did: VehicleActivity
}

/** The result of a month of several vehicles: costs by label, most first, and what is left of the net with what they share. Margin in basis points of the gross. */
export function sumProfits(vehicles: readonly CostedVehicle[]) {
  const costs = new Map<string, number>()
  for (const { set, did } of vehicles)
    for (const { label, amount_kobo } of calculateCosts(effectiveCosts(set).items, did))
      costs.set(label, (costs.get(label) ?? 0) + amount_kobo)
  const net_kobo = vehicles.reduce((sum, each) => sum + each.net_kobo, 0)
  const gross_kobo = vehicles.reduce((sum, { did }) => sum + did.gross_kobo, 0)
  const shared_kobo = vehicles.reduce((sum, each) => sum + each.shared_kobo, 0)
  const profit_kobo = [...costs.values()].reduce((left, amount) => left - amount, net_kobo + shared_kobo)
  return {
    net_kobo,
    shared_kobo,
    costs: [...costs].map(([label, amount_kobo]) => ({ label, amount_kobo })).toSorted((one, other) => other.amount_kobo - one.amount_kobo),
    profit_kobo,
    margin_bps: gross_kobo === 0 ? null : Math.round((profit_kobo * 10_000) / gross_kobo),
  }
}

/** The same month with another number of trips: what trips bring and cost grows with them, monthly costs stay. */
export function projectTrips({ set, net_kobo, shared_kobo, did }: CostedVehicle, trips: number): CostedVehicle {
  const scale = (value: number) => proportion(value, trips, did.trips)
  return {
    set,
    net_kobo: scale(net_kobo),
    shared_kobo: scale(shared_kobo),
    did: {
      ...did,
      trips,
      gross_kobo: scale(did.gross_kobo),
      distance_m: scale(did.distance_m),
      days: Math.min(did.daysOfMonth, scale(did.days)),
    },
  }
}

/** The most trips of a vehicle in a month that a projection looks at. */
const mostTrips = 1000

/** The fewest trips in a month that leave no loss; undefined without trips to compare with, or if more trips never pay. */
export function findBreakEvenTrips(vehicle: CostedVehicle): number | undefined {
  if (vehicle.did.trips === 0) return undefined
  const pays = (trips: number) => sumProfits([projectTrips(vehicle, trips)]).profit_kobo >= 0
  for (let trips = 0; trips <= mostTrips; trips += 1) if (pays(trips)) return trips
  return undefined
}
