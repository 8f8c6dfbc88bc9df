import { areas, canAccess, accessDeniedMessage, type Area } from './access.ts'
import {
  activeContext,
  listDeactivatedOrganizations,
  listOrganizations,
  mustChooseOrganization,
  roleNames,
  type Organization,
} from './organizationContext.ts'
import { checkedStepNote, ownerRedirect, type OnboardingContext } from './onboarding.ts'
import { paths } from './paths.ts'
import { homePath, safeRedirect } from './redirects.ts'

/**
 * Who may open a page: `open` everyone, `guest` visitors who are not signed in, `login` every signed-in user,
 * `onboarding` owners during set-up, `deactivated` users without access to any organisation, an area the users whose roles include it.
 */
export type AccessRule = 'open' | 'guest' | 'login' | 'onboarding' | 'deactivated' | Area

/** The page that a navigation requests. */
export interface RouteRequest {
  access: AccessRule
  /** The page's title, quoted in the access-denied message. */
  title: string
  path: string
  /** The query string, with or without the question mark. */
  search: string
}

/** The user who requests a page. */
export type Visitor =
  | { signedIn: false }
  | {
      signedIn: true
      /** Number of organisations the user belongs to. */
      organizations: number
      /** Whether the user's access is deactivated in every organisation. */
      deactivated: boolean
      /** The active organisation. */
      active: OnboardingContext | undefined
      roles: readonly string[]
    }

/** Allow the page, or redirect to another path, optionally with a toast: a warning unless `tone` says otherwise. */
export type RouteDecision = { allowed: true } | { allowed: false; redirectTo: string; toast?: string; tone?: 'info' }

/** Creates a signed-in visitor from the member records and the previously chosen partner. */
export function createVisitor(records: readonly Organization[], chosenPartnerId?: string): Visitor {
  const active = activeContext(records, chosenPartnerId)
  const organizations = listOrganizations(records).length
  const deactivated = listDeactivatedOrganizations(records).length > 0
  // A newly registered user has a record with roles but no partner.
  const roles = deactivated ? [] : roleNames(active ?? (organizations === 0 ? records[0] : undefined))
  return { signedIn: true, organizations, deactivated, active, roles }
}

/** Decides a navigation by session, organisation, onboarding and role, in this order (spec sections 2, 4 and 6). */
export function decideRoute(to: RouteRequest, visitor: Visitor): RouteDecision {
  if (to.access === 'open') return allow
  if (!visitor.signedIn) return to.access === 'guest' ? allow : redirectTo(loginPath(to.path, to.search))
  if (to.access === 'guest') {
    return redirectTo(to.path === paths.login() ? safeRedirect(new URLSearchParams(to.search).get('redirect')) : homePath)
  }
  const { organizations, deactivated, active, roles } = visitor
  if (deactivated !== (to.access === 'deactivated')) return redirectTo(deactivated ? paths.deactivated() : homePath)
  if (deactivated) return allow
  // Organisation selection stays reachable, whatever the state of the active organisation.
  if (to.access === 'login' && organizations > 1) return allow
  if (mustChooseOrganization(organizations, active)) return redirectTo(organizationPath(to))
  const elsewhere = ownerRedirect({ roles, context: active }, { onboarding: to.access === 'onboarding', path: to.path, search: to.search })
  if (elsewhere) {
    const toast = to.access === 'onboarding' ? checkedStepNote(active, to.search) : undefined
    return toast === undefined ? redirectTo(elsewhere) : { allowed: false, redirectTo: elsewhere, toast, tone: 'info' }
  }
  if (!isArea(to.access) || canAccess(to.access, roles)) return allow
  return { allowed: false, redirectTo: paths.profile(), toast: accessDeniedMessage(to.title) }
}

/** The login page with a redirect back to the requested page (spec section 4). */
export function loginPath(path: string, search = ''): string {
  return paths.login({ redirect: withSearch(path, search) })
}

/** The organisation selection, with a redirect back to the requested page; the dashboard follows it anyway. */
function organizationPath({ access, path, search }: RouteRequest): string {
  const asked = withSearch(path, search)
  return access === 'onboarding' || asked === homePath ? paths.organization() : paths.organization({ redirect: asked })
}

const withSearch = (path: string, search = '') => path + (search === '' || search.startsWith('?') ? search : `?${search}`)

const allow: RouteDecision = { allowed: true }
const redirectTo = (path: string): RouteDecision => ({ allowed: false, redirectTo: path })

/** Whether the rule is an area, which roles give access to. */
export function isArea(access: AccessRule): access is Area {
  return (areas as readonly string[]).includes(access)
}
