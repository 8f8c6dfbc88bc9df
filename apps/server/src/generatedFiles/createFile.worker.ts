import { once } from 'node:events'
import { setPriority } from 'node:os'
import { parentPort, type MessagePort } from 'node:worker_threads'
import type { ReportRow } from '@vehicle-partner/api/server'
import { createCreditNotePdf } from '../pdf/creditNotePdf.ts'
import { createPayslipPdf } from '../pdf/payslipPdf.ts'
import { createTaxYearPdf } from '../pdf/taxYearPdf.ts'
import { createReceiptPdf } from '../pdf/receiptPdf.ts'
import { createRoadsidePacksPdf } from '../pdf/roadsidePacksPdf.ts'
import { createReportCsv } from '../reports/reportCsv.ts'
import { createReportPdf } from '../reports/reportPdf.ts'
import { createXlsx } from '../reports/xlsxFile.ts'
import type { FileMessage, FileRequest, FileTask } from './fileTasks.ts'

if (parentPort) {
  // On Linux this is the priority of this thread alone: the server goes first where cores are scarce.
  if (process.platform === 'linux') setPriority(5)
  void runTasks(parentPort)
}

/** Creates one file after the other. */
async function runTasks(port: MessagePort): Promise<void> {
  const send = (message: FileMessage) => port.postMessage(message)
  for (;;) {
    const request = await receive(port)
    if (!('task' in request)) continue
    try {
      for await (const chunk of createContent(request.task, pullPages(port))) send({ chunk })
      send({ done: true })
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      send({ failure: message, stack })
    }
  }
}

async function* createContent(task: FileTask, pages: AsyncIterable<readonly ReportRow[]>): AsyncIterable<Uint8Array> {
  if (task.kind === 'payslip') yield await createPayslipPdf(task.payslip)
  else if (task.kind === 'credit_note') yield await createCreditNotePdf(task.payslip)
  else if (task.kind === 'tax_year') yield await createTaxYearPdf(task.taxYear, task.at)
  else if (task.kind === 'receipt') yield await createReceiptPdf(task.payout, task.company)
  else if (task.kind === 'roadside_packs') yield await createRoadsidePacksPdf(task.packs, task.left_out, task.at)
  else if (task.format === 'csv') yield* createReportCsv(task.columns, pages)
  else if (task.format === 'xlsx') yield* createXlsx(task.columns, pages)
  else yield* createReportPdf(task, task.columns, pages)
}

/** Asks for the rows page by page, so that only one page is in memory. */
async function* pullPages(port: MessagePort): AsyncGenerator<readonly ReportRow[]> {
  for (;;) {
    port.postMessage({ pull: true } satisfies FileMessage)
    const answer = await receive(port)
    if (!('rows' in answer)) return
    yield answer.rows
  }
}

/** The next message, written by fileThread.ts. Messages are never sent before the last one was answered. */
async function receive(port: MessagePort): Promise<FileRequest> {
  const [message] = (await once(port, 'message')) as [FileRequest]
  return message
}
