import type { CounterState } from './limitCounters.ts'
import type { LimitName, LimitScope } from './limits.ts'

/** A quota that a request has used or met. */
export interface LimitUse extends CounterState {
  name: LimitName
  unit: 'bytes' | undefined
  isRejected: boolean
  now: Date
}

/** Quotas of the caller alone. What is left of others would reveal what another caller does. */
const ownScopes: readonly LimitScope[] = ['address', 'account and address', 'user', 'partner']

/**
 * The fields `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10 (lists of structured fields, RFC 9651): `q` the quota,
 * `w` its window and `t` the rest of the window in seconds, `r` what is left. They name the quotas of the caller, and the one that stopped it.
 */
export function formatRateLimitHeaders(uses: readonly LimitUse[]): Record<string, string> {
  const shown = new Map<string, LimitUse>()
  for (const use of uses)
    if (use.isRejected || ownScopes.includes(use.quota.by)) shown.set(`${use.name}-${use.quota.by.replaceAll(' ', '-')}`, use)
  if (shown.size === 0) return {}
  const list = (format: (use: LimitUse) => string) => [...shown].map(([policy, use]) => `"${policy}";${format(use)}`).join(', ')
  return {
    'ratelimit-policy': list(({ quota, unit }) => `q=${quota.most};w=${quota.seconds}${unit ? ';qu="content-bytes"' : ''}`),
    ratelimit: list(({ quota, used, endsAt, now }) => {
      const left = Math.max(0, quota.most - used)
      const seconds = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
      return `r=${left};t=${seconds}`
    }),
  }
}
