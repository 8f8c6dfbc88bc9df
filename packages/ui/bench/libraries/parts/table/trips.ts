export interface Trip {
  id: string
  plate: string
  riders: number
  amount: number
}

export const pageSize = 50

export const trips: readonly Trip[] = Array.from({ length: 1000 }, (_, at) => ({
  id: `TRP-${at}`,
  plate: `LND-${100 + (at % 900)}XA`,
  riders: at % 14,
  amount: 150_000 + at,
}))
