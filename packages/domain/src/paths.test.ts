import { describe, expect, test } from 'vitest'
import { allowedValuesOf, canOpenLink, matchPath } from './pathMatching.ts'
import { paths, type PageName } from './paths.ts'

describe('a link', () => {
  test.each([
    [paths.landing(), '/'],
    [paths.login(), '/login'],
    [paths.login({ redirect: '/trips?page=2' }), '/login?redirect=%2Ftrips%3Fpage%3D2'],
    [paths.resetPassword({ token: 'a/b', type: 'user' }), '/password/a%2Fb?type=user'],
    [paths.getStarted(), '/get-started'],
    [paths.getStarted({ type: 'company', state: 'identity' }), '/get-started/company?state=identity'],
    [paths.verification({ id: 'ptn_1', state: 'address' }), '/dashboard/start-kyc/ptn_1?state=address'],
    [paths.vehicles({ view: 'documents', compliance: 'expired' }), '/vehicles?view=documents&compliance=expired'],
    [paths.vehicles({ compliance: ['expired', 'missing'] }), '/vehicles?compliance=expired&compliance=missing'],
    [paths.vehicles({ compliance: undefined }), '/vehicles'],
    [paths.vehicleDocument({ vehicleId: 'veh_1', documentId: 'insurance' }), '/vehicles/veh_1/edit/document/insurance'],
    [paths.driver({ driverId: 'drv_1', tab: 'documents', document: 'medical' }), '/drivers/details/drv_1/documents?document=medical'],
    [paths.trip({ tripId: 'trp_1' }), '/trips/details/trp_1'],
    [paths.trip({ tripId: 'trp_1', tab: undefined }), '/trips/details/trp_1'],
    [paths.trip({ tripId: 'trp_1', tab: 'manifest' }), '/trips/details/trp_1/manifest'],
    [paths.upcomingTrip({ tripId: 'trp_1' }), '/trips/information/upcoming/trp_1'],
    [paths.payouts({ tab: 'problem' }), '/earnings/past-payout?tab=problem'],
    [paths.payouts({ payout: 'po 1&2' }), '/earnings/past-payout?payout=po%201%262'],
  ])('%s', (link, expected) => expect(link).toBe(expected))

  test('takes only values that its page knows', () => {
    // @ts-expect-error a trip has no such tab
    paths.trip({ tripId: 'trp_1', tab: 'documents' })
    // @ts-expect-error the page needs its trip
    expect(() => paths.trip()).not.toThrow()
    // @ts-expect-error no such compliance
    paths.vehicles({ compliance: 'fine' })
    // @ts-expect-error no such query
    paths.vehicles({ colour: 'red' })
    // @ts-expect-error the member list is no trip
    paths.members({ tripId: 'trp_1' })
  })
})

describe('the page of a link', () => {
  test.each(Object.entries(paths))('%s is found by its own link', (name, page) => {
    const words = allowedValuesOf(name as PageName)
    const parameters = [...page.pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => {
      const allowed = words[key]
      return [key, allowed === undefined || allowed === 'text' ? 'a b/c' : (allowed[0] ?? '')]
    })
    const values = Object.fromEntries(parameters)
    expect(matchPath(Reflect.apply(page, undefined, [values]) as string)).toEqual({ page: name, access: page.access, parameters: values })
  })

  test.each([
    '/nowhere',
    '/trips/information/trp_1',
    '/trips/details/trp_1/documents',
    '/drivers/details/drv_1?tab=documents',
    '/vehicles?view=papers',
    '/earnings/past-payout?id=po_1',
    '/settings?email_token=a',
    '/vehicles/',
    'https://example.com/vehicles',
    '//vehicles',
  ])('%s leads nowhere', (link) => expect(matchPath(link)).toBeUndefined())

  test.each([
    ['/vehicles', ['partner_vehicle_manager'], true],
    ['/vehicles', ['partner_trip_manager'], false],
    ['/settings', [], true],
    ['/settings/audit', ['partner_staff', 'partner_earnings_manager'], false],
    ['/settings/audit', ['partner_owner'], true],
    ['/welcome', ['partner_staff'], false],
    ['/faq', [], true],
    ['/nowhere', ['partner_owner'], false],
  ])('%s for %j: %s', (link, roles, expected) => expect(canOpenLink(link, roles)).toBe(expected))
})
