import type { ItemKind, PartnerLocator } from '../kernel/endpointAccess.ts'
import { readMoney } from './money/mockMoney.ts'
import { listTeam } from './teamMembers.ts'
import { listTrips } from './mockTrips.ts'
import type { DemoData, MockOrganization } from './demoData.ts'

type ItemFinder = (organization: MockOrganization, id: string, demoData: DemoData) => boolean

/** Whether an organisation has the item, for each kind that a call uses as locator. */
export const itemFinders: Partial<Record<ItemKind, ItemFinder>> = {
  vehicle: (organization, id, { fleet }) => fleet.vehicles.some((vehicle) => vehicle.id === id && vehicle.partner_id === organization.id),
  driver: (organization, id, { fleet }) => fleet.drivers.some((driver) => driver.id === id && driver.partner_id === organization.id),
  trip: (organization, id, demoData) => listTrips(demoData, organization).trips.some((trip) => trip.id === id),
  payslip: (organization, id, demoData) => readMoney(demoData, organization).payslips.some((slip) => slip.id === id),
  payout: (organization, id, demoData) => readMoney(demoData, organization).payouts.some((payout) => payout.id === id),
  dispute: (organization, id, demoData) => readMoney(demoData, organization).disputes.some((dispute) => dispute.id === id),
  report: (organization, id, demoData) => readMoney(demoData, organization).reports.some((report) => report.id === id),
  member: (organization, id, demoData) => listTeam(demoData, organization).some(({ membership }) => membership.id === id),
  memberInvitation: (organization, id, { team }) =>
    team.invitations.some((invitation) => invitation.id === id && invitation.partner_id === organization.id),
  settlementAccount: ({ settlementAccounts }, id) => settlementAccounts.some((account) => account.id === id),
}

/** Finds the organisation of a locator. */
export function findOrganization(demoData: DemoData, by: PartnerLocator['by'], key: string): MockOrganization | undefined {
  return Object.values(demoData.organizations).find((organization) =>
    by === 'either'
      ? organization.id === key || organization.account_sid === key
      : by === 'id' || by === 'account_sid'
        ? organization[by] === key
        : itemFinders[by]?.(organization, key, demoData),
  )
}
