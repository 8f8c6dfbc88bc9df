import { paths, type Page } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'
import type { Frame, SitemapPage, SitemapRow } from '../navigation/sitemapTypes.ts'
import type { MainScreenName } from './mainScreens.ts'

const createPageIn =
  (frame: Frame) =>
  (name: string, { pattern, access }: Pick<Page, 'pattern' | 'access'>, title: string): SitemapPage => ({
    name,
    path: pattern,
    title,
    access,
    frame,
  })
const open = createPageIn('open')
const main = createPageIn('main')
const setup = createPageIn('setup')
const built = (page: SitemapPage, screen: () => Promise<ComponentType>): SitemapRow => ({ ...page, screen })
/** A page of the signed-in area, whose screen is in mainScreens.ts: public pages do not load the list of its code. */
const builtMain = (name: MainScreenName, page: Pick<Page, 'pattern' | 'access'>, title: string): SitemapRow =>
  built(main(name, page, title), async () => (await import('./mainScreens.ts')).mainScreens[name]())

/** A navigation shows the page together with its form; a prerendered document may load the form after the first paint. */
async function withForm<Module extends { Form: { load: () => Promise<unknown> } }>(page: Promise<Module>): Promise<Module> {
  const module = await page
  await module.Form.load()
  return module
}

/** Every page of the portal (spec section 2). Router, document title, access rules and page-view event are read from it. */
export const sitemap: readonly SitemapRow[] = [
  built(
    { name: 'landing', path: paths.landing.pattern, access: paths.landing.access, frame: 'open' },
    async () => (await import('../landing/LandingScreen.tsx')).LandingScreen,
  ),
  built(open('login', paths.login, 'Login'), async () => (await withForm(import('../auth/LoginScreen.tsx'))).LoginScreen),
  built(
    open('password.forgot', paths.forgotPassword, 'Forgot password'),
    async () => (await withForm(import('../auth/ForgotPasswordScreen.tsx'))).ForgotPasswordScreen,
  ),
  built(
    open('password.reset', paths.resetPassword, 'Reset password'),
    async () => (await import('../auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  built(open('register', paths.register, 'Register'), async () => (await withForm(import('../auth/RegisterScreen.tsx'))).RegisterScreen),
  built(open('redirect', paths.redirect, 'Redirect'), async () => (await import('../redirect/RedirectScreen.tsx')).RedirectScreen),
  built(open('faq', paths.faq, 'FAQ'), async () => (await import('../faq/FaqScreen.tsx')).FaqScreen),
  built(
    open('email.confirm', paths.confirmEmail, 'Confirm e-mail address'),
    async () => (await import('../auth/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
  ),
  built(
    open('email.undo', paths.undoEmail, 'Undo e-mail change'),
    async () => (await import('../auth/UndoEmailScreen.tsx')).UndoEmailScreen,
  ),
  built(
    open('roadside.check', paths.roadsideCheck, 'Roadside check'),
    async () => (await import('../roadside/RoadsideCheckScreen.tsx')).RoadsideCheckScreen,
  ),
  built(
    open('trips.shared', paths.sharedTrip, 'Shared trip'),
    async () => (await import('../trips/liveLink/SharedTripScreen.tsx')).SharedTripScreen,
  ),
  built(
    open('roadside.saved', paths.savedRoadsidePack, 'Roadside pack'),
    async () => (await import('../roadside/SavedPackScreen.tsx')).SavedPackScreen,
  ),
  built(
    setup('invitations', paths.invitations, 'Invitations'),
    async () => (await import('../invitations/InvitationsScreen.tsx')).InvitationsScreen,
  ),
  built(
    setup('invite.accept', paths.acceptInvite, 'Accept invitation'),
    async () => (await import('../invitations/AcceptInviteScreen.tsx')).AcceptInviteScreen,
  ),

  built(setup('PartnerSignUp', paths.welcome, 'Welcome'), async () => (await import('../onboarding/WelcomeScreen.tsx')).WelcomeScreen),
  built(
    setup('GetStarted', paths.getStarted, 'Get started'),
    async () => (await import('../onboarding/GetStartedScreen.tsx')).GetStartedScreen,
  ),
  built(
    setup('CitySelection', paths.citySelection, 'City selection'),
    async () => (await import('../onboarding/CitySelectionScreen.tsx')).CitySelectionScreen,
  ),
  built(
    setup('organization', paths.organization, 'Organisation selection'),
    async () => (await import('../organization/OrganizationScreen.tsx')).OrganizationScreen,
  ),
  built(
    setup('access.deactivated', paths.deactivated, 'Access deactivated'),
    async () => (await import('../organization/DeactivatedScreen.tsx')).DeactivatedScreen,
  ),

  built(main('dashboard', paths.dashboard, 'Dashboard'), async () => (await import('../dashboard/DashboardScreen.tsx')).DashboardScreen),
  builtMain('dashboard.companyDocuments', paths.companyDocuments, 'Company documents'),
  builtMain('dashboard.verification', paths.verification, 'Verification'),

  builtMain('vehicles.list', paths.vehicles, 'Vehicles'),
  builtMain('AddVehicle', paths.addVehicle, 'Add vehicle'),
  builtMain('vehicles.edit', paths.editVehicle, 'Edit vehicle'),
  builtMain('vehicles.document', paths.vehicleDocument, 'Vehicle document'),
  builtMain('vehicles.details', paths.vehicle, 'Vehicle'),

  builtMain('drivers.list', paths.drivers, 'Drivers'),
  builtMain('AddDriver', paths.addDriver, 'Add driver'),
  builtMain('drivers.edit', paths.editDriver, 'Edit driver'),
  builtMain('drivers.details', paths.driver, 'Driver'),

  builtMain('trips.list', paths.trips, 'Trips'),
  builtMain('trips.details', paths.trip, 'Trip'),
  builtMain('trips.upcoming', paths.upcomingTrip, 'Upcoming trip'),

  builtMain('routes.list', paths.routes, 'Routes'),
  builtMain('routes.details', paths.route, 'Route'),

  builtMain('earnings.information', paths.earnings, 'Earnings'),
  builtMain('earnings.costConfiguration', paths.costConfiguration, 'Cost configuration'),
  builtMain('earnings.vehicleCosts', paths.vehicleCosts, 'Vehicle costs'),
  builtMain('earnings.vehicle', paths.vehicleEarnings, 'Vehicle earnings'),
  builtMain('earnings.pastPayouts', paths.payouts, 'Past payouts'),
  builtMain('earnings.payslips', paths.payslips, 'Payslips'),
  builtMain('earnings.payslip', paths.payslip, 'Payslip'),

  builtMain('settings.edit.partner', paths.profile, 'Settings'),
  builtMain('settings.edit.partner.company', paths.company, 'Company information'),
  builtMain('settings.edit.settlement.account', paths.settlementAccounts, 'Settlement account'),
  builtMain('settings.addAccount', paths.addSettlementAccount, 'Add settlement account'),
  builtMain('settings.roles', paths.roles, 'Roles'),
  builtMain('settings.audit', paths.auditLog, 'Audit log'),
  builtMain('settings.members', paths.members, 'Members'),

  built(
    { name: 'notFound', path: '*', title: 'Page not found', access: 'open', frame: 'open' },
    async () => (await import('../notFound/NotFoundScreen.tsx')).NotFoundScreen,
  ),
]
