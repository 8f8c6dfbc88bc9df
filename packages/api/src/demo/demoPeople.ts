import type { Role } from '@vehicle-partner/domain'
import { demoId } from './demoId.ts'
import type { OrganizationKey } from './demoOrganizations.ts'

/** The password of everybody in the demo. */
export const demoPassword = 'Demo-1234'

/** A person of the demo's standing in one organisation; without one they have registered and not yet created it. */
export interface DemoMembership {
  id: `mbr_${string}`
  organization: OrganizationKey | null
  /** A label; permissions come from `roles`. */
  role: 'owner' | 'admin' | 'staff'
  /** Empty: access was revoked. */
  roles: readonly Role[]
  disabled: 0 | 1
}

export interface DemoPerson {
  id: `usr_${string}`
  fname: string
  lname: string
  email: `${string}@demo.test`
  /** E.164. */
  phone: `+234${string}`
  country_code: 'NG'
  memberships: readonly DemoMembership[]
}

type Standing = Omit<DemoMembership, 'id' | 'disabled'> & { disabled?: 1 }

const person = (number: number, email: DemoPerson['email'], fname: string, lname: string, ...standings: Standing[]): DemoPerson => ({
  id: demoId('usr', number),
  fname,
  lname,
  email,
  phone: `+234803000${String(number).padStart(4, '0')}`,
  country_code: 'NG',
  memberships: standings.map((standing, at) => ({ disabled: 0, ...standing, id: demoId('mbr', number * 10 + at) })),
})

const owner = (organization: OrganizationKey | null): Standing => ({ organization, role: 'owner', roles: ['partner_owner'] })
const admin = (organization: OrganizationKey, ...roles: Role[]): Standing => ({ organization, role: 'admin', roles })
const staff = (organization: OrganizationKey, ...roles: Role[]): Standing => ({ organization, role: 'staff', roles })

/** Everybody who can log in to the demo, by the local part of the e-mail address. */
export const people = {
  owner: person(1, 'owner@demo.test', 'Adaeze', 'Okafor', owner('okafor')),
  individual: person(2, 'individual@demo.test', 'Ibrahim', 'Musa', owner('musa')),
  new: person(3, 'new@demo.test', 'Kelechi', 'Onyeka', owner(null)),
  'kyc-identity': person(4, 'kyc-identity@demo.test', 'Danladi', 'Garba', owner('danladi')),
  'kyc-address': person(5, 'kyc-address@demo.test', 'Hauwa', 'Lawal', owner('hauwa')),
  cities: person(6, 'cities@demo.test', 'Folake', 'Balogun', owner('balogun')),
  multi: person(
    7,
    'multi@demo.test',
    'Emeka',
    'Chukwu',
    owner('multi'),
    staff('okafor', 'partner_staff'),
    admin('unfinished', 'partner_trip_manager'),
  ),
  earnings: person(8, 'earnings@demo.test', 'Chinedu', 'Nwosu', admin('okafor', 'partner_earnings_manager')),
  trips: person(9, 'trips@demo.test', 'Bola', 'Adeyemi', admin('okafor', 'partner_trip_manager')),
  vehicles: person(10, 'vehicles@demo.test', 'Fatima', 'Yusuf', admin('okafor', 'partner_vehicle_manager')),
  drivers: person(11, 'drivers@demo.test', 'Tobi', 'Akande', admin('okafor', 'partner_driver_manager')),
  staff: person(12, 'staff@demo.test', 'Grace', 'Etim', staff('okafor', 'partner_staff')),
  revoked: person(13, 'revoked@demo.test', 'Sunday', 'Igwe', staff('okafor')),
  empty: person(14, 'empty@demo.test', 'Zainab', 'Shehu', owner('sunrise')),
  'company-kyc': person(15, 'company-kyc@demo.test', 'Ẹniọlá', 'Ogunlẹ́yẹ', owner('eniola')),
  review: person(16, 'review@demo.test', 'Bassey', 'Edet', owner('edet')),
  declined: person(17, 'declined@demo.test', 'Efe', 'Osagie', owner('osagie')),
  'two-roles': person(18, 'two-roles@demo.test', 'Adéṣọlá', 'Afolábí', admin('okafor', 'partner_earnings_manager', 'partner_trip_manager')),
  disabled: person(19, 'disabled@demo.test', 'Victor', 'Akpan', { ...admin('okafor', 'partner_trip_manager'), disabled: 1 }),
  'two-orgs': person(
    20,
    'two-orgs@demo.test',
    'Itohan',
    'Obaseki',
    admin('okafor', 'partner_trip_manager'),
    admin('express', 'partner_earnings_manager'),
  ),
  large: person(21, 'large@demo.test', 'Babatunde', 'Fashola', owner('express')),
  'payout-failed': person(23, 'payout-failed@demo.test', 'Maryam', 'Sani', owner('swift')),
  expired: person(22, 'expired@demo.test', 'Nsikan', 'Udoh', owner('udoh')),
} as const satisfies Record<string, DemoPerson>

export type PersonKey = keyof typeof people
