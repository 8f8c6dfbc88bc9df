import type { Session } from '@vehicle-partner/api/session'
import { isOnboarded, roleNames } from '@vehicle-partner/domain'

/**
 * What a session opens, as text. Other roles and another organisation show a page anew: what was shown before is gone. The steps of a set-up
 * share one, because a page that is mounted again loses the focus.
 */
export const describeAccess = (session: Session | undefined): string =>
  [
    session?.token,
    isOnboarded(session?.activeContext ?? undefined) && session?.activeContext?.partner?.id,
    ...(session?.associatedOrganizations ?? []).filter(isOnboarded).map((each) => [each.partner?.id, ...roleNames(each)].join()),
  ].join(' ')
