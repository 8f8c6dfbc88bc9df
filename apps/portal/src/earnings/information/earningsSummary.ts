import type { earnings } from '@vehicle-partner/api/contract'
import type { Output } from '@vehicle-partner/api'

/** The earnings of an organisation in a period. */
export type EarningsSummary = Output<typeof earnings.summary>['data']
