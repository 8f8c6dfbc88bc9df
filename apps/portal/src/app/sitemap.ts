import { paths, type Page } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'
import type { Frame, SitemapPage, SitemapRow } from '../navigation/sitemapTypes.ts'
import type { MainScreenName } from './mainScreens.ts'

const createPageIn =
  (frame: Frame) =>
  <const Name extends string>(
    name: Name,
    { pattern, access }: Pick<Page, 'pattern' | 'access'>,
    title: string,
  ): SitemapPage & { name: Name } => ({
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
const builtMain = (page: SitemapPage & { name: MainScreenName }): SitemapRow =>
  built(page, async () => (await import('./mainScreens.ts')).mainScreens[page.name]())

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
  builtMain(main('dashboard.companyDocuments', paths.companyDocuments, 'Company documents')),
  builtMain(main('dashboard.verification', paths.verification, 'Verification')),

  builtMain(main('vehicles.list', paths.vehicles, 'Vehicles')),
  builtMain(main('AddVehicle', paths.addVehicle, 'Add vehicle')),
  builtMain(main('vehicles.edit', paths.editVehicle, 'Edit vehicle')),
  builtMain(main('vehicles.document', paths.vehicleDocument, 'Vehicle document')),
  builtMain(main('vehicles.details', paths.vehicle, 'Vehicle')),

  builtMain(main('drivers.list', paths.drivers, 'Drivers')),
  builtMain(main('AddDriver', paths.addDriver, 'Add driver')),
  builtMain(main('drivers.edit', paths.editDriver, 'Edit driver')),
  builtMain(main('drivers.details', paths.driver, 'Driver')),

  builtMain(main('trips.list', paths.trips, 'Trips')),
  builtMain(main('trips.details', paths.trip, 'Trip')),
  builtMain(main('trips.upcoming', paths.upcomingTrip, 'Upcoming trip')),

  builtMain(main('routes.list', paths.routes, 'Routes')),
  builtMain(main('routes.details', paths.route, 'Route')),

  builtMain(main('earnings.information', paths.earnings, 'Earnings')),
  builtMain(main('earnings.costConfiguration', paths.costConfiguration, 'Cost configuration')),
  builtMain(main('earnings.vehicleCosts', paths.vehicleCosts, 'Vehicle costs')),
  builtMain(main('earnings.vehicle', paths.vehicleEarnings, 'Vehicle earnings')),
  builtMain(main('earnings.pastPayouts', paths.payouts, 'Past payouts')),
  builtMain(main('earnings.payslips', paths.payslips, 'Payslips')),
  builtMain(main('earnings.payslip', paths.payslip, 'Payslip')),

  builtMain(main('settings.edit.partner', paths.profile, 'Settings')),
  builtMain(main('settings.edit.partner.company', paths.company, 'Company information')),
  builtMain(main('settings.edit.settlement.account', paths.settlementAccounts, 'Settlement account')),
  builtMain(main('settings.addAccount', paths.addSettlementAccount, 'Add settlement account')),
  builtMain(main('settings.roles', paths.roles, 'Roles')),
  builtMain(main('settings.audit', paths.auditLog, 'Audit log')),
  builtMain(main('settings.members', paths.members, 'Members')),

  built(
    { name: 'notFound', path: '*', title: 'Page not found', access: 'open', frame: 'open' },
    async () => (await import('../notFound/NotFoundScreen.tsx')).NotFoundScreen,
  ),
]
