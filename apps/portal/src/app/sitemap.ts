import type { AccessRule } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'

/** What stands around a page: the menu and header of the signed-in area, the session alone while it is set up, or nothing. */
export type Frame = 'main' | 'setup' | 'open'

interface SitemapPage {
  /** The specification's name where it has one. */
  name: string
  /** As the router writes it, `:name` for a parameter. */
  path: string
  /** Goes into the document's title and into the message to those who may not see the page; absent for the default title. */
  title?: string
  access: AccessRule
  frame: Frame
}

/** A page, or the promise of one: what is not built leads to the one screen that says so. */
export type SitemapRow = SitemapPage & ({ built: true; screen: () => Promise<ComponentType> } | { built: false })

const open = (name: string, path: string, title: string, door: AccessRule = 'open') => ({ name, path, title, door, frame: 'open' as const })
const main = (name: string, path: string, title: string, door: AccessRule) => ({ name, path, title, door, frame: 'main' as const })
const setup = (name: string, path: string, title: string, door: AccessRule) => ({ name, path, title, door, frame: 'setup' as const })
const planned = (page: SitemapPage): SitemapRow => ({ ...page, built: false })
const built = (page: SitemapPage, screen: () => Promise<ComponentType>): SitemapRow => ({ ...page, built: true, screen })

/** A page that is gone to is shown with its form; in a document of its own the form may come after the first paint. */
async function withForm<Module extends { Form: { load: () => Promise<unknown> } }>(page: Promise<Module>): Promise<Module> {
  const module = await page
  await module.Form.load()
  return module
}

/** Every page of the portal, a row each (spec section 2). Router, document title, doors and the page-view event read it. */
export const sitemap: readonly SitemapRow[] = [
  built(
    { name: 'landing', path: '/', access: 'guest', frame: 'open' },
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
  planned(main('dashboard.companyDocuments', '/dashboard/company-kyc', 'Company documents', 'dashboard')),
  built(
    main('dashboard.verification', '/dashboard/start-kyc/:id', 'Verification', 'dashboard'),
    async () => (await import('../onboarding/VerificationScreen.tsx')).VerificationScreen,
  ),

  planned(main('vehicles.list', '/vehicles', 'Vehicles', 'vehicles')),
  planned(main('AddVehicle', '/vehicles/add-vehicle', 'Add vehicle', 'vehicles')),
  planned(main('vehicles.edit', '/vehicles/:vehicleId/edit', 'Edit vehicle', 'vehicles')),
  planned(main('vehicles.document', '/vehicles/:vehicleId/edit/document/:documentId', 'Vehicle document', 'vehicles')),
  planned(main('vehicles.details', '/vehicles/details/:vehicleId/:tab?', 'Vehicle', 'vehicles')),

  planned(main('drivers.list', '/drivers', 'Drivers', 'drivers')),
  planned(main('AddDriver', '/drivers/add-driver', 'Add driver', 'drivers')),
  planned(main('drivers.edit', '/drivers/:driverId/edit', 'Edit driver', 'drivers')),
  planned(main('drivers.details', '/drivers/details/:driverId/:tab?', 'Driver', 'drivers')),

  planned(main('trips.list', '/trips', 'Trips', 'trips')),
  planned(main('trips.details', '/trips/details/:tripId/:tab?', 'Trip', 'trips')),
  planned(main('trips.upcoming', '/trips/information/upcoming/:tripId', 'Upcoming trip', 'trips')),

  planned(main('routes.list', '/routes', 'Routes', 'routes')),
  planned(main('routes.details', '/routes/details/:routeId', 'Route', 'routes')),

  planned(main('earnings.information', '/earnings', 'Earnings', 'earnings')),
  planned(main('earnings.costConfiguration', '/earnings/cost-configuration', 'Cost configuration', 'earnings')),
  planned(main('earnings.vehicleCosts', '/earnings/cost-configuration/vehicle/:id', 'Vehicle costs', 'earnings')),
  planned(main('earnings.vehicle', '/earnings/vehicle-information/:id', 'Vehicle earnings', 'earnings')),
  planned(main('earnings.pastPayouts', '/earnings/past-payout', 'Past payouts', 'earnings')),
  planned(main('earnings.payslips', '/earnings/payslip', 'Payslips', 'earnings')),
  planned(main('earnings.payslip', '/earnings/payslip/details/:id', 'Payslip', 'earnings')),

  built(
    main('settings.edit.partner', '/settings', 'Settings', 'settings'),
    async () => (await import('../settings/ProfileScreen.tsx')).ProfileScreen,
  ),
  planned(main('settings.edit.partner.company', '/settings/company', 'Company information', 'settings')),
  planned(main('settings.edit.settlement.account', '/settings/accounts', 'Settlement account', 'settlement')),
  planned(main('settings.addAccount', '/settings/add-account', 'Add settlement account', 'settlement')),
  planned(main('settings.roles', '/settings/roles', 'Roles', 'settings')),
  planned(main('settings.members', '/settings/members', 'Members', 'members')),

  built(open('notFound', '*', 'Page not found'), async () => (await import('../notFound/NotFoundScreen.tsx')).NotFoundScreen),
]

/** The document's title on a page (spec section 1). */
export const getDocumentTitle = ({ title }: Pick<SitemapRow, 'title'>): string =>
  title === undefined ? 'Vehicle Partner' : `${title} - Vehicle Partner`
