import type { Payout, TaxYear } from '@vehicle-partner/api'
import type { ReportColumn, ReportRow } from '@vehicle-partner/api/server'
import type { StrictPayslip } from '../payslips/readPayslips.ts'
import type { PackContent } from '../roadsidePacks/packContent.ts'

/** A file to create. It is sent to another thread, so it is plain data. */
export type FileTask =
  | {
      kind: 'report'
      format: 'csv' | 'xlsx' | 'pdf'
      title: string
      /** The name of the organisation. */
      company: string
      at: Date
      columns: readonly ReportColumn[]
    }
  | { kind: 'payslip'; payslip: StrictPayslip }
  | { kind: 'credit_note'; payslip: StrictPayslip }
  | { kind: 'tax_year'; taxYear: TaxYear; at: Date }
  | { kind: 'receipt'; payout: Payout; company: string }
  | {
      kind: 'roadside_packs'
      packs: readonly PackContent[]
      /** Plates of the vehicles that have nothing to show. */
      left_out: readonly string[]
      at: Date
    }

/** A message to the thread: the task, then the rows that it asks for, one page at a time. */
export type FileRequest = { task: FileTask } | { rows: readonly ReportRow[] } | { end: true }

/** A message of the thread. */
export type FileMessage = { pull: true } | { chunk: Uint8Array } | { done: true } | { failure: string; stack: string | undefined }
