import { areas, canAccess, accessDeniedMessage, type Area } from './access.ts'
import { activeContext, mustChooseOrganization, listOrganizations, roleNames, type Organization } from './organizationContext.ts'
import { ownerRedirect, type OnboardingContext } from './onboarding.ts'
import { homePath, safeRedirect } from './redirects.ts'

/**
 * Who a page is for: `open` anybody, `guest` people who are not signed in, `login` anybody signed in,
 * `onboarding` owners who set up, an area those whose roles open it.
 */
export type AccessRule = 'open' | 'guest' | 'login' | 'onboarding' | Area

/** The page that a navigation asks for. */
export interface RouteRequest {
  access: AccessRule
  /** The page's title, for the message to those who may not see it. */
  title: string
  path: string
  /** The query with or without its question mark. */
  search: string
}

/** Who asks for it. */
export type Visitor =
  | { signedIn: false }
  | {
      signedIn: true
      /** How many organisations the person belongs to. */
      organizations: number
      /** The organisation that the person works for now. */
      active: OnboardingContext | undefined
      roles: readonly string[]
    }

/** Enter, or go to another path of the portal, perhaps with a toast. */
export type RouteDecision = { enter: true } | { enter: false; go: string; toast?: string }

/** A signed-in visitor, from the member records and the partner chosen earlier. */
export function createVisitor(records: readonly Organization[], chosenPartnerId?: string): Visitor {
  const active = activeContext(records, chosenPartnerId)
  const organizations = listOrganizations(records).length
  // Someone who has just registered has a record with roles but without a partner.
  return { signedIn: true, organizations, active, roles: roleNames(active ?? (organizations === 0 ? records[0] : undefined)) }
}

/** Decides a navigation: session, organisation, onboarding and role, in this order (spec sections 2, 4 and 6). */
export function decideRoute(to: RouteRequest, visitor: Visitor): RouteDecision {
  if (to.access === 'open') return enter
  if (!visitor.signedIn) return to.access === 'guest' ? enter : go(loginPath(to.path, to.search))
  if (to.access === 'guest') {
    return go(to.path === '/login' ? safeRedirect(new URLSearchParams(to.search).get('redirect')) : homePath)
  }
  const { organizations, active, roles } = visitor
  // The choice between several organisations stays open, whatever the state of the active one.
  if (to.access === 'login' && organizations > 1) return enter
  if (mustChooseOrganization(organizations, active)) return go('/organization')
  const elsewhere = ownerRedirect({ roles, context: active }, { onboarding: to.access === 'onboarding', path: to.path, search: to.search })
  if (elsewhere) return go(elsewhere)
  if (!isArea(to.access) || canAccess(to.access, roles)) return enter
  return { enter: false, go: '/settings', toast: accessDeniedMessage(to.title) }
}

/** The login page that leads back to where somebody wanted to go (spec section 4). */
export function loginPath(path: string, search = ''): string {
  const query = search === '' || search.startsWith('?') ? search : `?${search}`
  return `/login?redirect=${encodeURIComponent(path + query)}`
}

const enter: RouteDecision = { enter: true }
const go = (path: string): RouteDecision => ({ enter: false, go: path })

function isArea(door: AccessRule): door is Area {
  return (areas as readonly string[]).includes(door)
}
