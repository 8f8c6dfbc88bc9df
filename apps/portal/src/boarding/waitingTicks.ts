import type { OfflineStore } from '../session/PortalDependencies.ts'

/**
 * A passenger who was ticked without a network. It has no name and no phone number: those are kept only with a manifest that the user has
 * saved.
 */
export interface WaitingTick {
  trip_id: string
  passenger_id: string
  status: 'booked' | 'boarded'
  /** When it was ticked; the latest change of a passenger counts. ISO 8601. */
  client_at: string
  /** When the window of the manifest closes. ISO 8601. */
  expires_at: string
}

/** Not an address of the API: nothing else is kept under it. */
const address = '/waiting-ticks'

const isWaitingTick = (value: unknown): value is WaitingTick =>
  typeof value === 'object' &&
  value !== null &&
  ['trip_id', 'passenger_id', 'client_at', 'expires_at'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['booked', 'boarded'].includes(String(Reflect.get(value, 'status')))

const isSame = (a: Pick<WaitingTick, 'trip_id' | 'passenger_id'>, b: Pick<WaitingTick, 'trip_id' | 'passenger_id'>) =>
  a.trip_id === b.trip_id && a.passenger_id === b.passenger_id

/** The ticks with a newer one, which replaces that of the same passenger. */
export const addTick = (ticks: readonly WaitingTick[], tick: WaitingTick): WaitingTick[] => [
  ...ticks.filter((each) => !isSame(each, tick)),
  tick,
]

/** The ticks without one that was sent. One that came after it stays. */
export const removeTick = (ticks: readonly WaitingTick[], sent: WaitingTick): WaitingTick[] =>
  ticks.filter((each) => !isSame(each, sent) || each.client_at !== sent.client_at)

/** The ticks of a session that wait on this device, oldest first. */
export async function readTicks(store: OfflineStore, token: string, now: Date): Promise<WaitingTick[]> {
  const found = await store.find(token, address, now)
  return Array.isArray(found?.body)
    ? found.body.filter(isWaitingTick).filter(({ expires_at }) => Date.parse(expires_at) > now.getTime())
    : []
}

/** Keeps the ticks on this device, until the last of their windows closes. Rejects where the browser cannot. */
export async function writeTicks(store: OfflineStore, token: string, ticks: readonly WaitingTick[], now: Date): Promise<void> {
  const expiresAt = ticks
    .map(({ expires_at }) => expires_at)
    .toSorted()
    .at(-1)
  if (expiresAt === undefined) await store.remove([address])
  else await store.pin(token, { [address]: ticks }, { expiresAt, now })
}

/** The last change of each store: the next one reads what it wrote, or of two ticks at once one would be lost. */
const lastChanges = new WeakMap<OfflineStore, Promise<unknown>>()

/** Changes the ticks that wait on this device, one change after the other. Rejects where the browser cannot. */
export function changeTicks(
  store: OfflineStore,
  token: string,
  apply: (ticks: readonly WaitingTick[]) => WaitingTick[],
  now: Date,
): Promise<void> {
  // Another tab may have added some.
  const change = async () => writeTicks(store, token, apply(await readTicks(store, token, now)), now)
  const result = (lastChanges.get(store) ?? Promise.resolve()).then(change, change)
  lastChanges.set(store, result)
  return result
}
