import { lagosDate, monthRange, periodOptions, periodRange } from '@vehicle-partner/domain'
import { Inline, Select } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { listMonths, parseEarningRange, withEarningRange, type EarningRange } from './earningRange.ts'

const EarningDays = createLazyPart(async () => (await import('./EarningDays.tsx')).EarningDays)

const otherDays = 'days'

/** Chooses the days of a page of earnings: a period, a month that is over, or any days. They are in the address. */
export function EarningPeriod() {
  const clock = useClock()
  const [search, setSearch] = useSearchParams()
  const range = parseEarningRange(search)
  const months = listMonths(lagosDate(clock()))
  const month = 'period' in range ? undefined : months.find(({ range: { from, to } }) => from === range.from && to === range.to)
  const [showsDays, setShowsDays] = useState(!('period' in range) && month === undefined)
  const set = (next: EarningRange) => setSearch(withEarningRange(search, next), { preventScrollReset: true })
  const choose = (value: string) => {
    setShowsDays(value === otherDays)
    const period = periodOptions.find((option) => option.value === value)
    const chosen = months.find((option) => option.value === value)
    if (period) set({ period: period.value })
    else if (chosen) set(chosen.range)
    else if ('period' in range) {
      const { from, to } = periodRange(range.period, clock())
      set({ ...monthRange(lagosDate(clock())), ...(from !== undefined && to !== undefined && { from, to }) })
    }
  }
  const isOther = showsDays || (!('period' in range) && month === undefined)
  return (
    <Inline gap="medium" align="end">
      <Select
        label="Period"
        options={[...periodOptions, ...months.map(({ value, label }) => ({ value, label })), { value: otherDays, label: 'Other days' }]}
        value={isOther ? otherDays : 'period' in range ? range.period : (month?.value ?? otherDays)}
        onValueChange={choose}
      />
      {isOther ? (
        <Suspense>
          <EarningDays range={'period' in range ? {} : range} onChange={set} />
        </Suspense>
      ) : null}
    </Inline>
  )
}
