import type { Door } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'

/** What stands around a page: the menu and header of the signed-in area, the session alone while it is set up, or nothing. */
export type Frame = 'main' | 'setup' | 'open'

interface Page {
  /** The specification's name where it has one. */
  name: string
  /** As the router writes it, `:name` for a parameter. */
  path: string
  /** Goes into the document's title and into the message to those who may not see the page; absent for the default title. */
  title?: string
  door: Door
  frame: Frame
}

/** A page, or the promise of one: what is not built leads to the one screen that says so. */
export type Row = Page & ({ built: true; screen: () => Promise<ComponentType> } | { built: false })

const open = (name: string, path: string, title: string, door: Door = 'open') => ({ name, path, title, door, frame: 'open' as const })
const main = (name: string, path: string, title: string, door: Door) => ({ name, path, title, door, frame: 'main' as const })
const setup = (name: string, path: string, title: string, door: Door) => ({ name, path, title, door, frame: 'setup' as const })
const later = (page: Page): Row => ({ ...page, built: false })
const built = (page: Page, screen: () => Promise<ComponentType>): Row => ({ ...page, built: true, screen })

/** A page that is gone to is shown with its form; in a document of its own the form may come after the first paint. */
async function withForm<Module extends { Form: { load: () => Promise<unknown> } }>(page: Promise<Module>): Promise<Module> {
  const module = await page
  await module.Form.load()
  return module
}

/** Every page of the portal, a row each (spec section 2). Router, document title, doors and the page-view event read it. */
export const sitemap: readonly Row[] = [
  built(
    { name: 'landing', path: '/', door: 'guest', frame: 'open' },
    async () => (await import('../landing/LandingScreen.tsx')).LandingScreen,
  ),
  built(open('login', '/login', 'Login', 'guest'), async () => (await withForm(import('../auth/LoginScreen.tsx'))).LoginScreen),
  built(
    open('password.forgot', '/forgot-password', 'Forgot password', 'guest'),
    async () => (await withForm(import('../auth/ForgotPasswordScreen.tsx'))).ForgotPasswordScreen,
  ),
  built(
    open('password.reset', '/password/:token', 'Reset password'),
    async () => (await import('../auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  built(
    open('register', '/register', 'Register', 'guest'),
    async () => (await withForm(import('../auth/RegisterScreen.tsx'))).RegisterScreen,
  ),
  built(open('redirect', '/redirect', 'Redirect'), async () => (await import('../redirect/RedirectScreen.tsx')).RedirectScreen),
  built(open('faq', '/faq', 'FAQ'), async () => (await import('../faq/FaqScreen.tsx')).FaqScreen),
  built(
    setup('invitations', '/invitations', 'Invitations', 'open'),
    async () => (await import('../invitations/InvitationsScreen.tsx')).InvitationsScreen,
  ),
  built(
    setup('invite.accept', '/accept-invite', 'Accept invitation', 'open'),
    async () => (await import('../invitations/AcceptInviteScreen.tsx')).AcceptInviteScreen,
  ),

  built(
    setup('PartnerSignUp', '/welcome', 'Welcome', 'onboarding'),
    async () => (await import('../onboarding/WelcomeScreen.tsx')).WelcomeScreen,
  ),
  built(
    setup('GetStarted', '/get-started/:type?', 'Get started', 'onboarding'),
    async () => (await import('../onboarding/GetStartedScreen.tsx')).GetStartedScreen,
  ),
  built(
    setup('CitySelection', '/city-selection', 'City selection', 'onboarding'),
    async () => (await import('../onboarding/CitySelectionScreen.tsx')).CitySelectionScreen,
  ),
  built(
    setup('organization', '/organization', 'Organisation selection', 'login'),
    async () => (await import('../organization/OrganizationScreen.tsx')).OrganizationScreen,
  ),

  built(
    main('dashboard', '/dashboard', 'Dashboard', 'dashboard'),
    async () => (await import('../dashboard/DashboardScreen.tsx')).DashboardScreen,
  ),
  later(main('dashboard.companyDocuments', '/dashboard/company-kyc', 'Company documents', 'dashboard')),
  built(
    main('dashboard.verification', '/dashboard/start-kyc/:id', 'Verification', 'dashboard'),
    async () => (await import('../onboarding/VerificationScreen.tsx')).VerificationScreen,
  ),

  later(main('vehicles.list', '/vehicles', 'Vehicles', 'vehicles')),
  later(main('AddVehicle', '/vehicles/add-vehicle', 'Add vehicle', 'vehicles')),
  later(main('vehicles.edit', '/vehicles/:vehicleId/edit', 'Edit vehicle', 'vehicles')),
  later(main('vehicles.document', '/vehicles/:vehicleId/edit/document/:documentId', 'Vehicle document', 'vehicles')),
  later(main('vehicles.details', '/vehicles/details/:vehicleId/:tab?', 'Vehicle', 'vehicles')),

  later(main('drivers.list', '/drivers', 'Drivers', 'drivers')),
  later(main('AddDriver', '/drivers/add-driver', 'Add driver', 'drivers')),
  later(main('drivers.edit', '/drivers/:driverId/edit', 'Edit driver', 'drivers')),
  later(main('drivers.details', '/drivers/details/:driverId/:tab?', 'Driver', 'drivers')),

  later(main('trips.list', '/trips', 'Trips', 'trips')),
  later(main('trips.details', '/trips/details/:tripId/:tab?', 'Trip', 'trips')),
  later(main('trips.upcoming', '/trips/information/upcoming/:tripId', 'Upcoming trip', 'trips')),

  later(main('routes.list', '/routes', 'Routes', 'routes')),
  later(main('routes.details', '/routes/details/:routeId', 'Route', 'routes')),

  later(main('earnings.information', '/earnings', 'Earnings', 'earnings')),
  later(main('earnings.costConfiguration', '/earnings/cost-configuration', 'Cost configuration', 'earnings')),
  later(main('earnings.vehicleCosts', '/earnings/cost-configuration/vehicle/:id', 'Vehicle costs', 'earnings')),
  later(main('earnings.vehicle', '/earnings/vehicle-information/:id', 'Vehicle earnings', 'earnings')),
  later(main('earnings.pastPayouts', '/earnings/past-payout', 'Past payouts', 'earnings')),
  later(main('earnings.payslips', '/earnings/payslip', 'Payslips', 'earnings')),
  later(main('earnings.payslip', '/earnings/payslip/details/:id', 'Payslip', 'earnings')),

  built(
    main('settings.edit.partner', '/settings', 'Settings', 'settings'),
    async () => (await import('../settings/ProfileScreen.tsx')).ProfileScreen,
  ),
  later(main('settings.edit.partner.company', '/settings/company', 'Company information', 'settings')),
  later(main('settings.edit.settlement.account', '/settings/accounts', 'Settlement account', 'settlement')),
  later(main('settings.addAccount', '/settings/add-account', 'Add settlement account', 'settlement')),
  later(main('settings.roles', '/settings/roles', 'Roles', 'settings')),
  later(main('settings.members', '/settings/members', 'Members', 'members')),

  built(open('notFound', '*', 'Page not found'), async () => (await import('../notFound/NotFoundScreen.tsx')).NotFoundScreen),
]

/** The document's title on a page (spec section 1). */
export const documentTitle = ({ title }: Pick<Row, 'title'>): string =>
  title === undefined ? 'Vehicle Partner' : `${title} - Vehicle Partner`
