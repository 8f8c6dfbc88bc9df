import type { Role } from '@vehicle-partner/domain'
import { demoId } from './demoId.ts'
import type { OrganizationKey } from './demoOrganizations.ts'

/** The password of all demo users. */
export const demoPassword = 'Demo-1234'

/** A membership of a demo user. `organization` is null before the user creates one. */
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

type MembershipInput = Omit<DemoMembership, 'id' | 'disabled'> & { disabled?: 1 }

const createPerson = (
  number: number,
  email: DemoPerson['email'],
  fname: string,
  lname: string,
  ...memberships: MembershipInput[]
): DemoPerson => ({
  id: demoId('usr', number),
  fname,
  lname,
  email,
  phone: `+234803000${String(number).padStart(4, '0')}`,
  country_code: 'NG',
  memberships: memberships.map((membership, at) => ({ disabled: 0, ...membership, id: demoId('mbr', number * 10 + at) })),
})

const owner = (organization: OrganizationKey | null): MembershipInput => ({ organization, role: 'owner', roles: ['partner_owner'] })
const admin = (organization: OrganizationKey, ...roles: Role[]): MembershipInput => ({ organization, role: 'admin', roles })
const staff = (organization: OrganizationKey, ...roles: Role[]): MembershipInput => ({ organization, role: 'staff', roles })

/** All demo users, by the local part of their e-mail address. */
export const demoPeople = {
  owner: createPerson(1, 'owner@demo.test', 'Adaeze', 'Okafor', owner('okafor')),
  individual: createPerson(2, 'individual@demo.test', 'Ibrahim', 'Musa', owner('musa')),
  new: createPerson(3, 'new@demo.test', 'Kelechi', 'Onyeka', owner(null)),
  'kyc-identity': createPerson(4, 'kyc-identity@demo.test', 'Danladi', 'Garba', owner('danladi')),
  'kyc-address': createPerson(5, 'kyc-address@demo.test', 'Hauwa', 'Lawal', owner('hauwa')),
  cities: createPerson(6, 'cities@demo.test', 'Folake', 'Balogun', owner('balogun')),
  multi: createPerson(
    7,
    'multi@demo.test',
    'Emeka',
    'Chukwu',
    owner('multi'),
    staff('okafor', 'partner_staff'),
    admin('unfinished', 'partner_trip_manager'),
  ),
  earnings: createPerson(8, 'earnings@demo.test', 'Chinedu', 'Nwosu', admin('okafor', 'partner_earnings_manager')),
  trips: createPerson(9, 'trips@demo.test', 'Bola', 'Adeyemi', admin('okafor', 'partner_trip_manager')),
  vehicles: createPerson(10, 'vehicles@demo.test', 'Fatima', 'Yusuf', admin('okafor', 'partner_vehicle_manager')),
  drivers: createPerson(11, 'drivers@demo.test', 'Tobi', 'Akande', admin('okafor', 'partner_driver_manager')),
  staff: createPerson(12, 'staff@demo.test', 'Grace', 'Etim', staff('okafor', 'partner_staff')),
  revoked: createPerson(13, 'revoked@demo.test', 'Sunday', 'Igwe', staff('okafor')),
  empty: createPerson(14, 'empty@demo.test', 'Zainab', 'Shehu', owner('sunrise')),
  'company-kyc': createPerson(15, 'company-kyc@demo.test', 'Ẹniọlá', 'Ogunlẹ́yẹ', owner('eniola')),
  review: createPerson(16, 'review@demo.test', 'Bassey', 'Edet', owner('edet')),
  declined: createPerson(17, 'declined@demo.test', 'Efe', 'Osagie', owner('osagie')),
  'two-roles': createPerson(
    18,
    'two-roles@demo.test',
    'Adéṣọlá',
    'Afolábí',
    admin('okafor', 'partner_earnings_manager', 'partner_trip_manager'),
  ),
  disabled: createPerson(19, 'disabled@demo.test', 'Victor', 'Akpan', { ...admin('okafor', 'partner_trip_manager'), disabled: 1 }),
  'two-orgs': createPerson(
    20,
    'two-orgs@demo.test',
    'Itohan',
    'Obaseki',
    admin('okafor', 'partner_trip_manager'),
    admin('express', 'partner_earnings_manager'),
  ),
  large: createPerson(21, 'large@demo.test', 'Babatunde', 'Fashola', owner('express')),
  'payout-failed': createPerson(23, 'payout-failed@demo.test', 'Maryam', 'Sani', owner('swift')),
  expired: createPerson(22, 'expired@demo.test', 'Nsikan', 'Udoh', owner('udoh')),
} as const satisfies Record<string, DemoPerson>

export type PersonKey = keyof typeof demoPeople
