import { lagosDate, type Day } from '@vehicle-partner/domain'
import { DateField } from '@vehicle-partner/ui'
import { useClock } from '../../session/PortalContext.ts'

interface Days {
  from?: Day
  to?: Day
}

/** The first and the last day. A first day after the last one moves the last one. */
export function EarningDays({ range: { from, to }, onChange }: { range: Days; onChange: (range: Days) => void }) {
  const clock = useClock()
  const today = () => lagosDate(clock())
  return (
    <>
      <DateField
        label="From"
        value={from ?? null}
        today={today}
        onValueChange={(day) => {
          if (day !== null) onChange({ from: day, ...(to === undefined ? {} : { to: to < day ? day : to }) })
        }}
      />
      <DateField
        label="To"
        value={to ?? null}
        today={today}
        {...(from === undefined ? {} : { min: from })}
        onValueChange={(day) => {
          if (day !== null && (from === undefined || from <= day)) onChange({ ...(from === undefined ? {} : { from }), to: day })
        }}
      />
    </>
  )
}
