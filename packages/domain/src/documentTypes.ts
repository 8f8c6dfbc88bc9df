/** Owners of documents. */
export const documentOwnerTypes = ['vehicle', 'driver', 'partner'] as const
export type DocumentOwnerType = (typeof documentOwnerTypes)[number]

/** When a document is required: always, never, or only in some cities (by code) or ownership forms. */
export type DocumentRequirement = 'always' | 'never' | { readonly cities: readonly string[] } | { readonly ownerships: readonly string[] }

/** A type of document. */
export interface DocumentType {
  code: string
  label: string
  required: DocumentRequirement
  /** Whether it expires; `optional`: some do. */
  expires: 'yes' | 'no' | 'optional'
  /** Usual validity, in months. */
  months?: number
  /** What a renewal usually costs, in kobo, for estimates only: offices, states and agents differ. Absent when nothing is usual. */
  usualFeeKobo?: number
  /** Label of the document number; absent when the type has none. */
  numberLabel?: string
  /** What to photograph, in one sentence. */
  help: string
  /** Cities (by code) where the type exists; everywhere when absent. */
  only?: readonly string[]
}

const lagos = ['LOS'] as const

/** Every document type, in display order. */
export const documentTypes: Readonly<Record<DocumentOwnerType, readonly DocumentType[]>> = {
  vehicle: [
    {
      code: 'vehicle_licence',
      label: 'Vehicle licence',
      required: 'always',
      expires: 'yes',
      months: 12,
      usualFeeKobo: 650_000,
      numberLabel: 'Licence number',
      help: 'The licence that is renewed every 6 or 12 months.',
    },
    {
      code: 'proof_of_ownership',
      label: 'Proof of ownership certificate',
      required: 'always',
      expires: 'optional',
      numberLabel: 'Certificate number',
      help: 'Issued when the vehicle was registered in its owner’s name.',
    },
    {
      code: 'road_worthiness',
      label: 'Road worthiness certificate',
      required: 'always',
      expires: 'yes',
      months: 6,
      usualFeeKobo: 1_150_000,
      numberLabel: 'Certificate number',
      help: 'Given after the vehicle was inspected.',
    },
    {
      code: 'insurance',
      label: 'Insurance certificate',
      required: 'always',
      expires: 'yes',
      months: 12,
      usualFeeKobo: 2_000_000,
      numberLabel: 'Policy number',
      help: 'Third party at least; comprehensive is welcome.',
    },
    {
      code: 'hackney_permit',
      label: 'Hackney permit',
      required: 'always',
      expires: 'yes',
      months: 12,
      usualFeeKobo: 600_000,
      numberLabel: 'Permit number',
      help: 'Every vehicle that carries passengers for money needs one.',
    },
    {
      code: 'stage_carriage_permit',
      label: 'Stage carriage permit',
      required: 'never',
      expires: 'yes',
      months: 12,
      usualFeeKobo: 750_000,
      numberLabel: 'Permit number',
      help: 'For vehicles on fixed routes in Lagos.',
      only: lagos,
    },
    {
      code: 'vehicle_registration',
      label: 'Registration certificate',
      required: 'never',
      expires: 'no',
      numberLabel: 'Certificate number',
      help: 'The first registration of the vehicle.',
    },
    {
      code: 'customs_papers',
      label: 'Customs papers',
      required: 'never',
      expires: 'no',
      numberLabel: 'Declaration number',
      help: 'For a vehicle that was imported.',
    },
    {
      code: 'authority_letter',
      label: 'Letter of authority / lease',
      required: { ownerships: ['leased', 'managed'] },
      expires: 'optional',
      help: 'Signed by the owner of a vehicle that you lease or manage.',
    },
    {
      code: 'inspection_report',
      label: 'Operator inspection',
      required: 'never',
      expires: 'yes',
      months: 6,
      numberLabel: 'Report number',
      help: 'Our own inspection of the vehicle.',
    },
  ],
  driver: [
    {
      code: 'drivers_licence',
      label: "FRSC driver's licence",
      required: 'always',
      expires: 'yes',
      months: 36,
      usualFeeKobo: 1_500_000,
      numberLabel: 'Licence number',
      help: 'Both sides, with the class and the expiry date readable.',
    },
    {
      code: 'lasdri_card',
      label: 'LASDRI recertification card',
      required: { cities: lagos },
      expires: 'yes',
      months: 12,
      usualFeeKobo: 750_000,
      numberLabel: 'Card number',
      help: 'Lagos asks every commercial driver for it once a year.',
      only: lagos,
    },
    {
      code: 'nin_slip',
      label: 'NIN slip or card',
      required: 'always',
      expires: 'no',
      numberLabel: 'NIN',
      help: 'The slip or the card of the national identity number.',
    },
    {
      code: 'passport_photo',
      label: 'Photograph',
      required: 'always',
      expires: 'no',
      help: 'The face from the front, on a plain background.',
    },
    { code: 'guarantor_form', label: 'Guarantor form', required: 'never', expires: 'no', help: 'Signed by the guarantor.' },
    {
      code: 'medical_certificate',
      label: 'Medical fitness',
      required: 'never',
      expires: 'yes',
      months: 12,
      usualFeeKobo: 500_000,
      numberLabel: 'Certificate number',
      help: 'From a hospital, for commercial licences.',
    },
  ],
  partner: [
    {
      code: 'cac_certificate',
      label: 'CAC certificate',
      required: 'always',
      expires: 'no',
      numberLabel: 'RC or BN number',
      help: 'The certificate of incorporation or of the business name.',
    },
    {
      code: 'status_report',
      label: 'Status report',
      required: 'never',
      expires: 'no',
      help: 'From the Corporate Affairs Commission, with directors and shares.',
    },
    {
      code: 'tax_id_certificate',
      label: 'Tax ID certificate',
      required: 'never',
      expires: 'no',
      numberLabel: 'Tax ID',
      help: 'Tax ID of 13 digits, or the older TIN.',
    },
    {
      code: 'utility_bill',
      label: 'Utility bill',
      required: 'never',
      expires: 'no',
      help: 'Of the last three months, with the address of the company.',
    },
    {
      code: 'director_id',
      label: "Director's identity",
      required: 'never',
      expires: 'optional',
      numberLabel: 'Document number',
      help: 'Passport, driver’s licence or NIN card of a director.',
    },
  ],
}

/** The facts that decide which documents are required. */
export interface DocumentContext {
  /** Code of the owner's city. */
  city?: string | undefined
  /** Ownership of a vehicle. */
  ownership?: string | undefined
}

/** Whether a requirement applies in this context. */
export function isRequired(requirement: DocumentRequirement, { city, ownership }: DocumentContext): boolean {
  if (typeof requirement === 'string') return requirement === 'always'
  if ('cities' in requirement) return city !== undefined && requirement.cities.includes(city)
  return ownership !== undefined && requirement.ownerships.includes(ownership)
}

/** The document types that exist for an owner in this context. */
export function documentTypesFor(owner: DocumentOwnerType, { city }: DocumentContext = {}): DocumentType[] {
  return documentTypes[owner].filter(({ only }) => only === undefined || city === undefined || only.includes(city))
}

/** Codes of the required documents of an owner. */
export function requiredDocumentTypes(owner: DocumentOwnerType, circumstances: DocumentContext): string[] {
  return documentTypes[owner].filter(({ required }) => isRequired(required, circumstances)).map(({ code }) => code)
}

/** The document type with this code. */
export function findDocumentType(owner: DocumentOwnerType, code: string): DocumentType | undefined {
  return documentTypes[owner].find((type) => type.code === code)
}

const identityDocuments: readonly string[] = ['nin_slip', 'director_id']

/** Whether the number of such a document may be that of a person's identity, which no draft keeps. */
export const isIdentityDocument = (code: string): boolean => identityDocuments.includes(code)
