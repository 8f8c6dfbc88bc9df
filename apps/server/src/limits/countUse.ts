import type { OperationContext } from '../context.ts'
import { networkOf } from '../network/addresses.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { hasLoggedInBefore } from './knownNetwork.ts'
import { countAll, giveBack, type Counter, type CounterState } from './limitCounters.ts'
import { countedLimits, type CountedLimit, type LimitName, type LimitScope } from './limits.ts'
import type { LimitUse } from './rateLimitHeaders.ts'
import { createLimitError } from './limitError.ts'

/** What a use is counted by besides the address, user and organisation of the caller; quotas without a value are skipped. */
export type LimitKeys = Partial<Record<Exclude<LimitScope, 'address' | 'account and address' | 'everything'>, string>>

type LimitContext = Pick<OperationContext, 'db' | 'now' | 'secrets' | 'caller' | 'member' | 'client' | 'limitUses'>

interface UseOptions {
  /** @default 1 */
  amount?: number
  /** The user whose known addresses are not stopped by what others do. */
  ownerId?: string | undefined
}

/**
 * Counts a use of a limit. Throws RequestError `TooManyRequests` with the seconds to wait if one of its quotas is used up.
 *
 * Call it before a transaction, or late in a short one: a counter that is locked until the end of a transaction holds up everybody who uses it.
 */
export async function countUse(context: LimitContext, name: LimitName, keys: LimitKeys = {}, options: UseOptions = {}): Promise<void> {
  await count(context, name, keys, options)
}

/** Attempts that are running, by their narrow counters: they wait for each other, so that successes at once do not stop each other. */
const running = new Map<string, Promise<unknown>>()

/**
 * Runs an attempt that counts only if it fails, that is, throws. It is counted before it runs, so that failures at once cannot exceed a
 * limit, and given back if it succeeds. Throws RequestError `TooManyRequests` without running it if a quota is used up.
 */
export async function countFailures<T>(
  context: LimitContext,
  name: LimitName,
  keys: LimitKeys,
  attempt: () => Promise<T>,
  options: UseOptions = {},
): Promise<T> {
  const run = async () => {
    const counted = await count(context, name, keys, options)
    const result = await attempt()
    const cleared = counted.filter(({ quota }) => isClearedBySuccess(quota.by))
    await giveBack(context.db, counted, cleared)
    for (const use of context.limitUses ?? []) if (use.name === name) use.used = isClearedBySuccess(use.quota.by) ? 0 : use.used - 1
    return result
  }
  const narrow = listCounters(context, name, keys).filter(({ quota }) => !isWide(quota.by))
  if (narrow.length === 0) return run()
  const queue = narrow.map(({ key }) => key).join()
  const previous = running.get(queue) ?? Promise.resolve()
  const current = previous.then(run)
  const settled = current.catch(() => undefined)
  running.set(queue, settled)
  try {
    return await current
  } finally {
    if (running.get(queue) === settled) running.delete(queue)
  }
}

/** These quotas are so large that attempts which are still running do not matter. */
const isWide = (scope: LimitScope) => scope === 'address' || scope === 'everything'

/** Who knows the password has shown that the guesses before were their own. It must not clear the guesses on other accounts. */
const isClearedBySuccess = (scope: LimitScope) => scope === 'account and address' || scope === 'user'

/** Quotas that others can use up do not stop an address that the owner of the account has used before. */
const sparesKnownAddress = (scope: LimitScope) => scope === 'account' || scope === 'phone' || scope === 'everything'

async function count(
  context: LimitContext,
  name: LimitName,
  keys: LimitKeys,
  { amount = 1, ownerId }: UseOptions,
): Promise<CounterState[]> {
  const { db, now, client } = context
  const { unit }: CountedLimit = countedLimits[name]
  const counters = listCounters(context, name, keys)
  let { counted, rejected } = await countAll(db, now, counters, amount)
  if (
    rejected &&
    ownerId !== undefined &&
    client !== undefined &&
    sparesKnownAddress(rejected.quota.by) &&
    (await hasLoggedInBefore(db, now, ownerId, client.address))
  ) {
    const rest = counters.filter(({ key, quota }) => !sparesKnownAddress(quota.by) && !counted.some((each) => each.key === key))
    const more = await countAll(db, now, rest, amount)
    counted = [...counted, ...more.counted]
    rejected = more.rejected
  }
  const states = rejected ? [...counted, rejected] : counted
  context.limitUses?.push(...states.map((state): LimitUse => ({ ...state, name, unit, isRejected: state === rejected, now })))
  if (rejected) throw createLimitError(rejected.endsAt.getTime() - now.getTime())
  return counted
}

/** The stored name of a counter. A fingerprint, so that the table does not show who does what: a hash of a phone number can be guessed. */
export const counterKey = (secrets: Secrets, name: LimitName, by: LimitScope, value: string): string =>
  secrets.hmac(JSON.stringify([name, by, value]), 'limit_counters.key')

function listCounters({ client, caller, member, secrets }: LimitContext, name: LimitName, keys: LimitKeys): Counter[] {
  const { quotas }: CountedLimit = countedLimits[name]
  const address = client && networkOf(client.address)
  const values: Partial<Record<LimitScope, string>> = {
    user: caller?.user.id,
    partner: member?.partner.id,
    ...keys,
    everything: '',
    ...(address === undefined ? {} : { address }),
    ...(address === undefined || keys.account === undefined ? {} : { 'account and address': `${keys.account} ${address}` }),
  }
  return quotas.flatMap((quota) => {
    const value = values[quota.by]
    return value === undefined ? [] : { quota, key: counterKey(secrets, name, quota.by, value) }
  })
}
