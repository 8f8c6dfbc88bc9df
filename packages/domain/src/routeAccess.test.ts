import { describe, expect, test } from 'vitest'
import { roles as allRoles } from './access.ts'
import type { Organization } from './organizationContext.ts'
import { loginPath, decideRoute, createVisitor, type AccessRule, type RouteDecision, type Visitor } from './routeAccess.ts'

const organization = (id: string | null, role: string, done = true, name = 'partner_owner'): Organization => ({
  role,
  roles: [{ name }],
  partner: id === null ? null : { id, mode: 'business' },
  onboardingState:
    id === null ? null : { identity: done ? 'completed' : 'not-submitted', address: { status: 'completed', partner_type: 'business' } },
  supportedCities: done ? [{}] : [],
})

const stranger: Visitor = { signedIn: false }
const owner = createVisitor([organization('a', 'owner')])
const unfinished = createVisitor([organization('a', 'owner', false)])
const registered = createVisitor([organization(null, 'owner')])
const member = (...roles: string[]): Visitor => ({ ...createVisitor([organization('a', 'staff', true, 'x')]), roles }) as Visitor
const two = [organization('a', 'owner', false), organization('b', 'staff', true, 'partner_trip_manager')]

const deactivated = (id: string, role: string): Organization => ({ ...organization(id, role), disabled: 1 })
const off = createVisitor([deactivated('a', 'owner'), deactivated('b', 'staff')])
const offInOne = createVisitor([deactivated('a', 'owner'), organization('b', 'staff', true, 'partner_trip_manager')])

const ask = (door: AccessRule, visitor: Visitor, asked = '/page', title = 'Page'): RouteDecision => {
  const [path = '', search = ''] = asked.split('?')
  return decideRoute({ access: door, title, path, search: search && `?${search}` }, visitor)
}
const allow = { allowed: true }
const redirect = (path: string) => ({ allowed: false, redirectTo: path })

describe('decideRoute', () => {
  test.each<[string, AccessRule, Visitor, string, object]>([
    ['an open page is open to visitors', 'open', stranger, '/faq', allow],
    ['an open page is open to signed-in users', 'open', owner, '/faq', allow],
    ['an open page is open to an owner who is not onboarded', 'open', unfinished, '/accept-invite', allow],
    ['a guest page is open to visitors', 'guest', stranger, '/login?redirect=%2Ftrips', allow],
    ['/ sends a signed-in person to /dashboard', 'guest', owner, '/', redirect('/dashboard')],
    [
      '/login sends a signed-in person where they wanted to go',
      'guest',
      owner,
      '/login?redirect=%2Ftrips%3Fpage%3D2',
      redirect('/trips?page=2'),
    ],
    ['but never off the site', 'guest', owner, '/login?redirect=%2F%2Fevil.example', redirect('/dashboard')],
    ['and only /login reads a redirect', 'guest', owner, '/register?redirect=%2Ftrips', redirect('/dashboard')],
    [
      'unauthenticated: login with a redirect value holding the full path',
      'dashboard',
      stranger,
      '/dashboard?period=today',
      redirect('/login?redirect=%2Fdashboard%3Fperiod%3Dtoday'),
    ],
    ['unauthenticated, onboarding', 'onboarding', stranger, '/welcome', redirect('/login?redirect=%2Fwelcome')],
    ['unauthenticated, organisation selection', 'login', stranger, '/organization', redirect('/login?redirect=%2Forganization')],
    ['deactivated everywhere: one page', 'dashboard', off, '/dashboard', redirect('/deactivated')],
    ['also from set-up and organisation selection', 'login', off, '/organization', redirect('/deactivated')],
    ['and from settings', 'settings', off, '/settings', redirect('/deactivated')],
    ['which is shown', 'deactivated', off, '/deactivated', allow],
    ['open pages stay open', 'open', off, '/accept-invite', allow],
    ['deactivated in one of two: the other is active', 'dashboard', offInOne, '/dashboard', allow],
    ['and the page of deactivated users is left', 'deactivated', offInOne, '/deactivated', redirect('/dashboard')],
    ['visitors log in first', 'deactivated', stranger, '/deactivated', redirect('/login?redirect=%2Fdeactivated')],
    ['an onboarded owner enters', 'dashboard', owner, '/dashboard', allow],
    ['an onboarded owner on an onboarding route goes to the dashboard', 'onboarding', owner, '/welcome', redirect('/dashboard')],
    ['an owner with no partner goes to the welcome screen', 'dashboard', registered, '/dashboard', redirect('/welcome')],
    ['and can open it', 'onboarding', registered, '/welcome', allow],
    ['an incomplete owner goes to the welcome screen, from settings too', 'settings', unfinished, '/settings', redirect('/welcome')],
    [
      'and from there on to the step to take',
      'onboarding',
      unfinished,
      '/welcome',
      redirect('/get-started/company?state=identity&mode=business'),
    ],
    ['an incomplete owner with one organisation has nothing to select', 'login', unfinished, '/organization', redirect('/welcome')],
    [
      'more than one organisation and no active context: organisation selection',
      'dashboard',
      createVisitor(two),
      '/dashboard',
      redirect('/organization'),
    ],
    [
      'which leads on to the requested page',
      'trips',
      createVisitor(two),
      '/trips?status=cancelled',
      redirect('/organization?redirect=%2Ftrips%3Fstatus%3Dcancelled'),
    ],
    ['from onboarding too', 'onboarding', createVisitor(two), '/welcome', redirect('/organization')],
    ['which they can open', 'login', createVisitor(two), '/organization', allow],
    ['after the choice the roles are those of the chosen one', 'trips', createVisitor(two, 'b'), '/trips', allow],
    ['and its owner routing, if they own it', 'trips', createVisitor(two, 'a'), '/trips', redirect('/welcome')],
    ['a user who chose an incomplete organisation can choose another', 'login', createVisitor(two, 'a'), '/organization', allow],
    [
      'a choice that is gone must be made again',
      'trips',
      createVisitor(two, 'gone'),
      '/trips',
      redirect('/organization?redirect=%2Ftrips'),
    ],
    ['onboarding logic applies only to owners', 'onboarding', member('partner_staff'), '/welcome', allow],
    ['settings need no role', 'settings', member(), '/settings', allow],
  ])('%s', (_, door, visitor, asked, expected) => expect(ask(door, visitor, asked)).toEqual(expected))

  test('a user without a matching role gets the toast and the settings', () => {
    expect(ask('vehicles', member('partner_trip_manager'), '/vehicles', 'Vehicles')).toEqual({
      allowed: false,
      redirectTo: '/settings',
      toast: 'You do not have access to view Vehicles page',
    })
  })

  test('a user redirected to the settings may open them', () => {
    for (const role of [...allRoles.slice(1), 'partner_auditor']) expect(ask('settings', member(role), '/settings')).toEqual(allow)
  })
})

test('a member with no rights to the dashboard is redirected to settings with the toast right after login', () => {
  expect(ask('dashboard', member('partner_staff'), '/dashboard', 'Dashboard')).toEqual({
    allowed: false,
    redirectTo: '/settings',
    toast: 'You do not have access to view Dashboard page',
  })
})

test.each([
  ['/dashboard', '', '/login?redirect=%2Fdashboard'],
  ['/trips', '?page=2&q=a b', '/login?redirect=%2Ftrips%3Fpage%3D2%26q%3Da%20b'],
  ['/trips', 'page=2', '/login?redirect=%2Ftrips%3Fpage%3D2'],
])('the way to login from %s%s', (path, search, expected) => expect(loginPath(path, search)).toBe(expected))

test('creates a visitor from member records', () => {
  expect(registered).toEqual({ signedIn: true, organizations: 0, deactivated: false, active: undefined, roles: ['partner_owner'] })
  expect(createVisitor(two)).toEqual({ signedIn: true, organizations: 2, deactivated: false, active: undefined, roles: [] })
  expect(createVisitor(two, 'b')).toMatchObject({ active: two[1], roles: ['partner_trip_manager'] })
  expect(createVisitor([])).toEqual({ signedIn: true, organizations: 0, deactivated: false, active: undefined, roles: [] })
})
