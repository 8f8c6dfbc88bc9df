/** The most rows of a report as PDF. CSV and XLSX have no limit. */
export const maxPdfRows = 5000

/** Why a longer PDF is refused. */
export const pdfRowsMessage = 'A PDF has at most 5,000 rows. Choose CSV or XLSX, which have no limit.'

/** Whether a report of this many rows is refused as PDF. */
export const isTooLongForPdf = (rows: number): boolean => rows > maxPdfRows

/** What each report lists, by its type. */
export const reportTitles = {
  earnings_lines: 'Earnings',
  earnings_by_vehicle: 'Earnings by vehicle',
  trips: 'Trips',
  trip_stats: 'Trips per day',
  vehicles: 'Vehicles',
  drivers: 'Drivers',
  documents_expiry: 'Documents',
  payouts: 'Payouts',
  payslips: 'Payslips',
  audit: 'Audit log',
} as const

const fleetStatusWords = {
  pending_review: 'Under review',
  inactive: 'Paused',
  rejected: 'Not accepted',
  archived: 'Removed',
} as const

/** How reports call a status whose name on the screens is not its value spelled out, by the entity. */
export const reportWords = {
  vehicle: fleetStatusWords,
  driver: fleetStatusWords,
  trip: { in_progress: 'On the road' },
  document: { expiring: 'Expiring soon', rejected: 'Not accepted', superseded: 'Replaced' },
  earning: {},
  payout: { processing: 'On its way', reversed: 'Returned' },
  payslip: { draft: 'So far this month' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
