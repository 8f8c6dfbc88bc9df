import type { Payout } from '@vehicle-partner/api'
import { DateText, Text, Timeline } from '@vehicle-partner/ui'
import { payoutEvents } from './payoutEvents.ts'

/** What happened to a payout and what comes next; with the day its payslip was issued, from there on. */
export const PayoutWay = ({ payout, issuedAt }: { payout: Payout; issuedAt?: string | null | undefined }) => (
  <Timeline
    aria-label="What happened"
    events={payoutEvents(payout, issuedAt).map(({ title, status, at, detail }, index) => ({
      id: String(index),
      title,
      status,
      description: (
        <>
          {at === undefined ? null : (
            <>
              <DateText value={at} format="weekday" />, <DateText value={at} format="time" />
            </>
          )}
          {detail === undefined ? null : <Text size="small">{detail}</Text>}
        </>
      ),
    }))}
  />
)
