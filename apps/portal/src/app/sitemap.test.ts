import { paths } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { findPage } from './routeGuard.ts'
import { getDocumentTitle } from '../navigation/sitemapTypes.ts'
import { sitemap } from './sitemap.ts'

/** The routes of spec section 2: a path of each, its pattern, and its access rule (section 6). */
const specified: [path: string, pattern: string, access: string][] = [
  ['/', '/', 'guest'],
  ['/login', '/login', 'guest'],
  ['/forgot-password', '/forgot-password', 'guest'],
  ['/password/abc', '/password/:token', 'open'],
  ['/register', '/register', 'guest'],
  ['/redirect', '/redirect', 'open'],
  ['/faq', '/faq', 'open'],
  ['/invitations', '/invitations', 'open'],
  ['/accept-invite', '/accept-invite', 'open'],
  ['/no/such/page', '*', 'open'],
  ['/welcome', '/welcome', 'onboarding'],
  ['/get-started', '/get-started/:type?', 'onboarding'],
  ['/get-started/company', '/get-started/:type?', 'onboarding'],
  ['/city-selection', '/city-selection', 'onboarding'],
  ['/organization', '/organization', 'login'],
  ['/dashboard', '/dashboard', 'dashboard'],
  ['/dashboard/company-kyc', '/dashboard/company-kyc', 'dashboard'],
  ['/dashboard/start-kyc/1', '/dashboard/start-kyc/:id', 'dashboard'],
  ['/drivers', '/drivers', 'drivers'],
  ['/drivers/add-driver', '/drivers/add-driver', 'drivers'],
  ['/drivers/1/edit', '/drivers/:driverId/edit', 'drivers'],
  ['/drivers/details/1', '/drivers/details/:driverId/:tab?', 'drivers'],
  ['/drivers/details/1/trips', '/drivers/details/:driverId/:tab?', 'drivers'],
  ['/vehicles', '/vehicles', 'vehicles'],
  ['/vehicles/add-vehicle', '/vehicles/add-vehicle', 'vehicles'],
  ['/vehicles/1/edit', '/vehicles/:vehicleId/edit', 'vehicles'],
  ['/vehicles/1/edit/document/2', '/vehicles/:vehicleId/edit/document/:documentId', 'vehicles'],
  ['/vehicles/details/1/documents', '/vehicles/details/:vehicleId/:tab?', 'vehicles'],
  ['/earnings', '/earnings', 'earnings'],
  ['/earnings/cost-configuration', '/earnings/cost-configuration', 'earnings'],
  ['/earnings/vehicle-information/1', '/earnings/vehicle-information/:id', 'earnings'],
  ['/earnings/cost-configuration/vehicle/1', '/earnings/cost-configuration/vehicle/:id', 'earnings'],
  ['/earnings/past-payout', '/earnings/past-payout', 'earnings'],
  ['/earnings/payslip', '/earnings/payslip', 'earnings'],
  ['/earnings/payslip/details/1', '/earnings/payslip/details/:id', 'earnings'],
  ['/trips', '/trips', 'trips'],
  ['/trips/details/1/manifest', '/trips/details/:tripId/:tab?', 'trips'],
  ['/trips/information/upcoming/1', '/trips/information/upcoming/:tripId', 'trips'],
  ['/routes', '/routes', 'routes'],
  ['/routes/details/1', '/routes/details/:routeId', 'routes'],
  ['/settings', '/settings', 'settings'],
  ['/settings/company', '/settings/company', 'settings'],
  ['/settings/accounts', '/settings/accounts', 'settlement'],
  ['/settings/add-account', '/settings/add-account', 'settlement'],
  ['/settings/roles', '/settings/roles', 'settings'],
  ['/settings/members', '/settings/members', 'members'],
  // Pages that this product adds to the specification's.
  ['/settings/audit', '/settings/audit', 'audit'],
  ['/confirm-email/abc', '/confirm-email/:token', 'open'],
  ['/undo-email/abc', '/undo-email/:token', 'open'],
  ['/check/abc', '/check/:token', 'open'],
  ['/shared/trips/abc', '/shared/trips/:token', 'open'],
  ['/roadside/abc', '/roadside/:packId', 'open'],
  ['/deactivated', '/deactivated', 'deactivated'],
]

describe('the sitemap', () => {
  test.each(specified)('%s matches %s with the access rule %s', (path, pattern, access) => {
    expect(findPage(path)).toMatchObject({ path: pattern, access })
  })

  test('has exactly the specified rows, each with its own name', () => {
    expect(sitemap.map(({ path }) => path).toSorted()).toEqual([...new Set(specified.map(([, path]) => path))].toSorted())
    expect(new Set(sitemap.map(({ name }) => name)).size).toBe(sitemap.length)
  })

  // The links of notifications, tasks and messages are made of these paths.
  test.each(Object.entries(paths))('has the page %s that links are made of', (_name, { pattern }) => {
    expect(sitemap.map(({ path }) => path)).toContain(pattern)
  })

  // Route names of spec section 2.
  test.each([
    ['dashboard', '/dashboard'],
    ['vehicles.list', '/vehicles'],
    ['drivers.list', '/drivers'],
    ['trips.list', '/trips'],
    ['routes.list', '/routes'],
    ['earnings.information', '/earnings'],
    ['settings.edit.partner', '/settings'],
    ['settings.edit.partner.company', '/settings/company'],
    ['settings.edit.settlement.account', '/settings/accounts'],
    ['AddVehicle', '/vehicles/add-vehicle'],
    ['AddDriver', '/drivers/add-driver'],
    ['CitySelection', '/city-selection'],
    ['PartnerSignUp', '/welcome'],
    ['login', '/login'],
  ])('%s is the name of %s', (name, path) => expect(sitemap.find((row) => row.path === path)?.name).toBe(name))

  test.each([
    ['/', 'Vehicle Partner'],
    ['/login', 'Login - Vehicle Partner'],
    ['/dashboard', 'Dashboard - Vehicle Partner'],
    ['/nowhere', 'Page not found - Vehicle Partner'],
  ])('the title of %s is %s', (path, title) => expect(getDocumentTitle(findPage(path))).toBe(title))
})
