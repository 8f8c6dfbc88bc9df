/** The most rows of a report as PDF. CSV and XLSX have no limit. */
export const maxPdfRows = 5000

/** Why a longer PDF is refused. */
export const pdfRowsMessage = 'A PDF has at most 5,000 rows. Choose CSV or XLSX, which have no limit.'

/** Whether a report of this many rows is refused as PDF. */
export const isTooLongForPdf = (rows: number): boolean => rows > maxPdfRows
