import { paths, type Page } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'
import type { Frame, SitemapPage, SitemapRow } from '../navigation/sitemapTypes.ts'

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
const planned = (page: SitemapPage): SitemapRow => ({ ...page, built: false })
const built = (page: SitemapPage, screen: () => Promise<ComponentType>): SitemapRow => ({ ...page, built: true, screen })

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
  built(
    main('dashboard.companyDocuments', paths.companyDocuments, 'Company documents'),
    async () => (await import('../documents/CompanyDocumentsScreen.tsx')).CompanyDocumentsScreen,
  ),
  built(
    main('dashboard.verification', paths.verification, 'Verification'),
    async () => (await import('../onboarding/VerificationScreen.tsx')).VerificationScreen,
  ),

  built(main('vehicles.list', paths.vehicles, 'Vehicles'), async () => (await import('../vehicles/VehiclesScreen.tsx')).VehiclesScreen),
  built(
    main('AddVehicle', paths.addVehicle, 'Add vehicle'),
    async () => (await import('../vehicles/form/AddVehicleScreen.tsx')).AddVehicleScreen,
  ),
  built(
    main('vehicles.edit', paths.editVehicle, 'Edit vehicle'),
    async () => (await import('../vehicles/form/EditVehicleScreen.tsx')).EditVehicleScreen,
  ),
  built(
    main('vehicles.document', paths.vehicleDocument, 'Vehicle document'),
    async () => (await import('../vehicles/VehicleDocumentScreen.tsx')).VehicleDocumentScreen,
  ),
  built(main('vehicles.details', paths.vehicle, 'Vehicle'), async () => (await import('../vehicles/VehicleScreen.tsx')).VehicleScreen),

  built(main('drivers.list', paths.drivers, 'Drivers'), async () => (await import('../drivers/DriversScreen.tsx')).DriversScreen),
  built(
    main('AddDriver', paths.addDriver, 'Add driver'),
    async () => (await import('../drivers/form/AddDriverScreen.tsx')).AddDriverScreen,
  ),
  built(
    main('drivers.edit', paths.editDriver, 'Edit driver'),
    async () => (await import('../drivers/form/EditDriverScreen.tsx')).EditDriverScreen,
  ),
  built(main('drivers.details', paths.driver, 'Driver'), async () => (await import('../drivers/DriverScreen.tsx')).DriverScreen),

  planned(main('trips.list', paths.trips, 'Trips')),
  planned(main('trips.details', paths.trip, 'Trip')),
  planned(main('trips.upcoming', paths.upcomingTrip, 'Upcoming trip')),

  planned(main('routes.list', paths.routes, 'Routes')),
  planned(main('routes.details', paths.route, 'Route')),

  planned(main('earnings.information', paths.earnings, 'Earnings')),
  planned(main('earnings.costConfiguration', paths.costConfiguration, 'Cost configuration')),
  planned(main('earnings.vehicleCosts', paths.vehicleCosts, 'Vehicle costs')),
  planned(main('earnings.vehicle', paths.vehicleEarnings, 'Vehicle earnings')),
  planned(main('earnings.pastPayouts', paths.payouts, 'Past payouts')),
  planned(main('earnings.payslips', paths.payslips, 'Payslips')),
  planned(main('earnings.payslip', paths.payslip, 'Payslip')),

  built(
    main('settings.edit.partner', paths.profile, 'Settings'),
    async () => (await import('../settings/ProfileScreen.tsx')).ProfileScreen,
  ),
  built(
    main('settings.edit.partner.company', paths.company, 'Company information'),
    async () => (await import('../settings/company/CompanyScreen.tsx')).CompanyScreen,
  ),
  built(
    main('settings.edit.settlement.account', paths.settlementAccounts, 'Settlement account'),
    async () => (await import('../settings/accounts/AccountsScreen.tsx')).AccountsScreen,
  ),
  built(
    main('settings.addAccount', paths.addSettlementAccount, 'Add settlement account'),
    async () => (await import('../settings/accounts/AddAccountScreen.tsx')).AddAccountScreen,
  ),
  built(main('settings.roles', paths.roles, 'Roles'), async () => (await import('../settings/roles/RolesScreen.tsx')).RolesScreen),
  built(main('settings.audit', paths.auditLog, 'Audit log'), async () => (await import('../settings/AuditLogScreen.tsx')).AuditLogScreen),
  built(
    main('settings.members', paths.members, 'Members'),
    async () => (await import('../settings/members/MembersScreen.tsx')).MembersScreen,
  ),

  built(
    { name: 'notFound', path: '*', title: 'Page not found', access: 'open', frame: 'open' },
    async () => (await import('../notFound/NotFoundScreen.tsx')).NotFoundScreen,
  ),
]
