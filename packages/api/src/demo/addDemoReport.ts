import type { Report } from '../reports/reports.contract.ts'
import type { DemoSetup } from './callOverrides.ts'
import { readMoney } from './money/mockMoney.ts'

/** Adds a report to the first demo organisation, as if one of its members had asked for it. */
export const addDemoReport =
  (report: Report): DemoSetup =>
  (demoData) => {
    readMoney(demoData, demoData.organizations.okafor).reports.push({ ...report, content: '' })
  }
