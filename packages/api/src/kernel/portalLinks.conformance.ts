import { canAccess, canOpenLink, matchPath, paths } from '@vehicle-partner/domain'
import { demoOrganizations } from '../demo/demoOrganizations.ts'
import { demoPeople, type PersonKey } from '../demo/demoPeople.ts'
import { expect, wire, type Case } from './defineCase.conformance.ts'

/** One user of each role, and owners of organisations in different states. */
const readers = [
  'owner',
  'individual',
  'large',
  'expired',
  'payout-failed',
  'earnings',
  'trips',
  'vehicles',
  'drivers',
  'staff',
  'two-roles',
] as const

function membershipOf(person: PersonKey) {
  const [membership] = demoPeople[person].memberships
  if (!membership?.organization) throw new Error(`${person} has no organisation`)
  return { roles: membership.roles, organization: { params: { id: demoOrganizations[membership.organization].id } } }
}

/** One user of each role. */
const searchers = ['owner', 'earnings', 'trips', 'vehicles', 'drivers', 'staff'] as const

/** Search texts that find results of every group and pages of every area. */
const searches = ['toyota', 'musa', '+234', 'TRP-', 'LOS-', 'PSL-20', 'PO-20', 'add', 'team', 'history']

/** Every link of a response leads to a page of the portal, and its reader may open that page. */
export const linkConformance: readonly Case[] = [
  wire('notifications.list', 'every notification links to a page that its reader may open', async (server) => {
    let count = 0
    for (const person of readers) {
      const { roles, organization } = membershipOf(person)
      const { api } = await server.as(person)
      const { data } = await api.notifications.list({ ...organization, query: { perPage: 100 } })
      for (const { link, type, needs_action, action_label } of data) {
        // What needs action has one way out.
        if (needs_action)
          expect({ person, type, link, action_label }).toMatchObject({ link: expect.any(String), action_label: expect.any(String) })
        if (link === null) continue
        count += 1
        expect({ person, type, link, opens: canOpenLink(link, roles) }).toMatchObject({ opens: true })
      }
    }
    expect(count).toBeGreaterThan(5)
  }),
  wire('search.find', 'every result links to a page that the caller may open', async (server) => {
    const pages = new Set<string>()
    for (const person of searchers) {
      const { roles, organization } = membershipOf(person)
      const { api } = await server.as(person)
      for (const q of searches) {
        const { data } = await api.search.find({ ...organization, query: { q } })
        for (const { link } of data.flatMap(({ hits }) => hits)) {
          expect({ person, q, link, opens: canOpenLink(link, roles) }).toMatchObject({ opens: true })
          pages.add(matchPath(link)?.page ?? '')
        }
      }
    }
    for (const page of ['vehicle', 'driver', 'trip', 'route', 'payslip', 'payouts', 'members', 'auditLog'])
      expect([...pages]).toContain(page)
  }),
  wire('partners.summary', 'every required action links to a page that an owner may open', async (server) => {
    const kinds = new Set<string>()
    for (const person of readers) {
      const { roles, organization } = membershipOf(person)
      if (!canAccess('dashboard', roles)) continue
      const { api } = await server.as(person)
      const { data } = await api.partners.summary({ ...organization, query: {} })
      for (const { kind, link, action_label = '' } of data.needs_action ?? []) {
        kinds.add(kind)
        // The portal tells other readers whom to ask.
        expect({ person, kind, link, opens: canOpenLink(link, ['partner_owner']) }).toMatchObject({ opens: true })
        expect(action_label, kind).not.toBe('')
      }
    }
    // No payout of the mock comes back.
    kinds.delete('payout.returned')
    expect([...kinds].toSorted()).toEqual(['document.expired', 'payout.failed', 'vehicle.no_trips'])
  }),
  wire('vehicles.list', 'the action of every blocked vehicle links to a page', async (server) => {
    const { api } = await server.as('vehicles')
    const { data } = await api.vehicles.list({ ...membershipOf('vehicles').organization, query: { perPage: 100 } })
    const links = data.flatMap(({ dispatch_blockers }) => dispatch_blockers.flatMap(({ action }) => action?.link ?? []))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect({ link, match: matchPath(link) }).toMatchObject({ match: { page: expect.any(String) } })
  }),
  wire('drivers.list', 'the action of every blocked driver links to a page that a driver manager may open', async (server) => {
    const { roles, organization } = membershipOf('drivers')
    expect(canAccess('dashboard', roles)).toBe(false)
    const { api } = await server.as('drivers')
    const { data } = await api.drivers.list({ ...organization, query: { perPage: 100 } })
    const links = data.flatMap(({ dispatch_blockers }) => dispatch_blockers.flatMap(({ action }) => action?.link ?? []))
    for (const link of links) {
      // An organisation that is not verified leads to the dashboard, which owners open; the portal shows others its text.
      if (link !== paths.dashboard()) expect({ link, opens: canOpenLink(link, roles) }).toMatchObject({ opens: true })
    }
  }),
]
