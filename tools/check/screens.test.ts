import { describe, expect, it } from 'vitest'
import { files, root, text } from './repositoryFiles.ts'

interface Row {
  name: string
  path: string
  built: boolean
}
// By a computed address, so that the compiler checks the portal once, in its own room.
const { sitemap } = (await import(`${root}/apps/portal/src/app/sitemap.ts`)) as { sitemap: readonly Row[] }

/** Every path of spec section 2. */
const specified = [
  '/',
  '/login',
  '/forgot-password',
  '/password/:token',
  '/register',
  '/redirect',
  '/faq',
  '/invitations',
  '/accept-invite',
  '*',
  '/welcome',
  '/get-started/:type?',
  '/city-selection',
  '/organization',
  '/dashboard',
  '/dashboard/company-kyc',
  '/dashboard/start-kyc/:id',
  '/drivers',
  '/drivers/add-driver',
  '/drivers/:driverId/edit',
  '/drivers/details/:driverId/:tab?',
  '/vehicles',
  '/vehicles/add-vehicle',
  '/vehicles/:vehicleId/edit',
  '/vehicles/:vehicleId/edit/document/:documentId',
  '/vehicles/details/:vehicleId/:tab?',
  '/earnings',
  '/earnings/cost-configuration',
  '/earnings/vehicle-information/:id',
  '/earnings/cost-configuration/vehicle/:id',
  '/earnings/past-payout',
  '/earnings/payslip',
  '/earnings/payslip/details/:id',
  '/trips',
  '/trips/details/:tripId/:tab?',
  '/trips/information/upcoming/:tripId',
  '/routes',
  '/routes/details/:routeId',
  '/settings',
  '/settings/company',
  '/settings/accounts',
  '/settings/roles',
  '/settings/members',
  // Pages that this product adds.
  '/settings/audit',
  '/confirm-email/:token',
  '/settings/add-account',
]

/** The rows that lead to the page that says they are being built: taken off one by one, never forgotten. */
const beingBuilt = [
  'dashboard.companyDocuments',
  'vehicles.list',
  'AddVehicle',
  'vehicles.edit',
  'vehicles.document',
  'vehicles.details',
  'drivers.list',
  'AddDriver',
  'drivers.edit',
  'drivers.details',
  'trips.list',
  'trips.details',
  'trips.upcoming',
  'routes.list',
  'routes.details',
  'earnings.information',
  'earnings.costConfiguration',
  'earnings.vehicleCosts',
  'earnings.vehicle',
  'earnings.pastPayouts',
  'earnings.payslips',
  'earnings.payslip',
  'settings.edit.partner.company',
  'settings.edit.settlement.account',
  'settings.addAccount',
  'settings.roles',
  'settings.members',
  'email.confirm',
]

describe('the sitemap', () => {
  it('has a row for every path of the specification, and no other', () => {
    expect(sitemap.map(({ path }) => path).toSorted()).toEqual(specified.toSorted())
  })

  it('uses the names that the specification gives', () => {
    const given = {
      dashboard: '/dashboard',
      'vehicles.list': '/vehicles',
      'drivers.list': '/drivers',
      'trips.list': '/trips',
      'routes.list': '/routes',
      'earnings.information': '/earnings',
      'settings.edit.partner': '/settings',
      'settings.edit.partner.company': '/settings/company',
      'settings.edit.settlement.account': '/settings/accounts',
      AddVehicle: '/vehicles/add-vehicle',
      AddDriver: '/drivers/add-driver',
      CitySelection: '/city-selection',
      PartnerSignUp: '/welcome',
      login: '/login',
    }
    expect(Object.fromEntries(sitemap.filter(({ name }) => name in given).map(({ name, path }) => [name, path]))).toEqual(given)
  })

  it('gives each row a name of its own', () => {
    expect(new Set(sitemap.map(({ name }) => name)).size).toBe(sitemap.length)
  })

  it('promises exactly the pages of this list', () => {
    expect(
      sitemap
        .filter(({ built }) => !built)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(beingBuilt.toSorted())
  })
})

const portalStories = files.filter((file) => /^apps\/portal\/src\/.*\.stories\.tsx$/.test(file))
const allStories = portalStories.map(text).join('\n')
/** The addresses that stories stand at. */
const shownAt = [...allStories.matchAll(/\bat: ['`]([^'`]+)['`]/g)].map((found) => (found[1] ?? '').split(/[?#]/, 1)[0] ?? '')
const matches = (path: string, address: string) => {
  const pattern = path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address)
}
const named = sitemap.filter(({ path }) => path !== '*')

describe('every screen', () => {
  it.each(named.filter(({ built }) => built))('$name is shown in stories', ({ path }) => {
    expect(shownAt.filter((address) => matches(path, address)).length).toBeGreaterThan(0)
  })

  it('and the dead end too', () => {
    expect(shownAt.some((address) => !named.some(({ path }) => matches(path, address)))).toBe(true)
  })

  it('and the page that says that another is being built', () => {
    expect(shownAt.some((address) => sitemap.some(({ built, path }) => !built && matches(path, address)))).toBe(true)
  })
})

const queries = files
  .filter((file) => /^apps\/portal\/src\/.*\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...text(file).matchAll(/\bapi\s*\.(\w+)\s*\.(\w+)\s*\.query\(/g)].map((found) => ({
      file,
      call: `${found[1] ?? ''}.${found[2] ?? ''}`,
    })),
  )
const calls = [...new Set(queries.map(({ call }) => call))].map((call) => ({ call }))

describe('every question that a screen asks', () => {
  it('is found by this check', () => {
    expect(calls.length).toBeGreaterThan(0)
  })

  it.each(calls)('$call is shown waiting', ({ call }) => {
    expect(allStories).toMatch(new RegExp(`silent\\([^)]*'${call}'`))
  })

  it.each(calls)('$call is shown failed', ({ call }) => {
    expect(allStories).toMatch(new RegExp(`(failing|unreachable)\\([^)]*'${call}'`))
  })

  it.each(queries)('$call is shown empty and there, beside $file', ({ file }) => {
    const area = file.split('/').slice(0, 4).join('/')
    const names = portalStories
      .filter((story) => story.startsWith(`${area}/`))
      .flatMap((story) => [...text(story).matchAll(/^export const (\w+)/gm)].map((found) => found[1] ?? ''))
    expect(names.filter((name) => /Empty|Nothing|None|Without|New/.test(name)).length).toBeGreaterThan(0)
    expect(names.filter((name) => !/Empty|Nothing|None|Without|New|Waiting|Failed|Failing|Loading/.test(name)).length).toBeGreaterThan(0)
  })
})
