import type { CityCode } from './demoCities.ts'
import { demoId } from './demoId.ts'

export type DemoStep = 'not-submitted' | 'submitted' | 'completed' | 'declined'

/** A demo organisation with its registration and onboarding state. */
export interface DemoOrganization {
  id: `prt_${string}`
  account_sid: `acs_${string}`
  company_name: string
  mode: 'business' | 'individual'
  identity: DemoStep
  address: DemoStep
  /** The reason and the entered values of a declined identity. */
  declined?: { code: string; text: string; entered: { dob: string; fname: string; lname: string; document_last3: string } }
  cities: readonly CityCode[]
  /** The checklist status of the company documents. */
  companyDocs?: 'pending' | 'under-review' | 'completed'
  /** What a business has registered. */
  company?: {
    rc_number: string
    business_type: string
    company_address: string
    company_email: string
    company_phone: string
    /** YYYY-MM-DD. */
    experience_start_date: string
  }
}

const lagos = (rc: string, street: string, email: string, phone: string, since: string): Required<DemoOrganization>['company'] => ({
  rc_number: `RC${rc}`,
  business_type: 'Company',
  company_address: `${street}, Lagos`,
  company_email: email,
  company_phone: phone,
  experience_start_date: since,
})

/** Demo organisations by key. */
export const demoOrganizations = {
  okafor: {
    id: demoId('prt', 1),
    account_sid: demoId('acs', 1),
    company_name: 'Okafor Mobility Limited',
    mode: 'business',
    identity: 'completed',
    address: 'completed',
    cities: ['LOS', 'IBA'],
    companyDocs: 'completed',
    company: lagos('1482207', '14 Adeniran Ogunsanya Street, Surulere', 'office@okafor.demo.test', '+2348030000101', '2018-05-14'),
  },
  musa: {
    id: demoId('prt', 2),
    account_sid: demoId('acs', 2),
    company_name: 'Ibrahim Musa',
    mode: 'individual',
    identity: 'completed',
    address: 'completed',
    cities: ['ABV'],
  },
  // The longest name that the header shows in full.
  danladi: {
    id: demoId('prt', 3),
    account_sid: demoId('acs', 3),
    company_name: 'Danladi Coaches',
    mode: 'business',
    identity: 'not-submitted',
    address: 'not-submitted',
    cities: [],
    companyDocs: 'pending',
    company: lagos('1650031', '3 Ikorodu Road, Yaba', 'office@danladi.demo.test', '+2348030000103', '2024-02-01'),
  },
  hauwa: {
    id: demoId('prt', 4),
    account_sid: demoId('acs', 4),
    company_name: 'Hauwa Lawal',
    mode: 'individual',
    identity: 'completed',
    address: 'not-submitted',
    cities: [],
  },
  // One letter longer than the header shows.
  balogun: {
    id: demoId('prt', 5),
    account_sid: demoId('acs', 5),
    company_name: 'Balogun Carriers',
    mode: 'business',
    identity: 'completed',
    address: 'submitted',
    cities: [],
    companyDocs: 'pending',
    company: lagos('1711902', '27 Awolowo Way, Ikeja', 'office@balogun.demo.test', '+2348030000105', '2022-09-19'),
  },
  multi: {
    id: demoId('prt', 6),
    account_sid: demoId('acs', 6),
    company_name: 'Multi Ventures',
    mode: 'business',
    identity: 'completed',
    address: 'completed',
    cities: ['LOS', 'ENU'],
    companyDocs: 'completed',
    company: lagos('1390544', '8 Allen Avenue, Ikeja', 'office@multi.demo.test', '+2348030000106', '2016-11-07'),
  },
  unfinished: {
    id: demoId('prt', 7),
    account_sid: demoId('acs', 7),
    company_name: 'Unfinished Transport',
    mode: 'business',
    identity: 'submitted',
    address: 'not-submitted',
    cities: [],
    companyDocs: 'pending',
    company: lagos('1804417', '51 Herbert Macaulay Way, Yaba', 'office@unfinished.demo.test', '+2348030000107', '2025-01-20'),
  },
  sunrise: {
    id: demoId('prt', 8),
    account_sid: demoId('acs', 8),
    company_name: 'Sunrise Shuttle Limited',
    mode: 'business',
    identity: 'completed',
    address: 'completed',
    cities: ['LOS'],
    companyDocs: 'pending',
    company: lagos('1822365', '6 Admiralty Way, Lekki', 'office@sunrise.demo.test', '+2348030000108', '2025-02-10'),
  },
  // Sixty letters, some with diacritics.
  eniola: {
    id: demoId('prt', 9),
    account_sid: demoId('acs', 9),
    company_name: 'Ẹniọlá and Daughters Interstate Passenger Transport Services',
    mode: 'business',
    identity: 'completed',
    address: 'completed',
    cities: ['LOS', 'ABK', 'IBA'],
    companyDocs: 'pending',
    company: lagos('1577120', '19 Lagos-Abeokuta Expressway, Agege', 'office@eniola.demo.test', '+2348030000109', '2020-07-06'),
  },
  edet: {
    id: demoId('prt', 10),
    account_sid: demoId('acs', 10),
    company_name: 'Edet Lines',
    mode: 'business',
    identity: 'submitted',
    address: 'submitted',
    cities: ['LOS'],
    companyDocs: 'under-review',
    company: lagos('1833908', '2 Bode Thomas Street, Surulere', 'office@edet.demo.test', '+2348030000110', '2023-04-03'),
  },
  osagie: {
    id: demoId('prt', 11),
    account_sid: demoId('acs', 11),
    company_name: 'Efe Osagie',
    mode: 'individual',
    identity: 'declined',
    address: 'submitted',
    declined: {
      code: 'name_mismatch',
      text: 'The name on this NIN does not match the name you entered. Enter it exactly as on your NIN slip.',
      entered: { dob: '1984-02-17', fname: 'Efe', lname: 'Osagie', document_last3: '417' },
    },
    cities: ['BNI'],
  },
  express: {
    id: demoId('prt', 12),
    account_sid: demoId('acs', 12),
    company_name: 'Lagos Express Fleet',
    mode: 'business',
    identity: 'completed',
    address: 'completed',
    cities: ['LOS'],
    companyDocs: 'completed',
    company: lagos('1204488', '70 Apapa-Oshodi Expressway, Oshodi', 'office@express.demo.test', '+2348030000112', '2012-03-12'),
  },
  // All documents of its only vehicle are expired.
  udoh: {
    id: demoId('prt', 13),
    account_sid: demoId('acs', 13),
    company_name: 'Udoh Transport',
    mode: 'business',
    identity: 'completed',
    address: 'completed',
    cities: ['LOS', 'UYO'],
    companyDocs: 'completed',
    company: lagos('1744093', '11 Ojuelegba Road, Surulere', 'office@udoh.demo.test', '+2348030000113', '2021-08-16'),
  },
  // Its bank account is closed, so its last payout failed.
  swift: {
    id: demoId('prt', 14),
    account_sid: demoId('acs', 14),
    company_name: 'Kano Swift Coaches',
    mode: 'business',
    identity: 'completed',
    address: 'completed',
    cities: ['KAN'],
    companyDocs: 'completed',
    company: {
      ...lagos('1690225', '', 'office@swift.demo.test', '+2348030000114', '2019-10-07'),
      company_address: '22 Murtala Mohammed Way, Kano',
    },
  },
} as const satisfies Record<string, DemoOrganization>

export type OrganizationKey = keyof typeof demoOrganizations
