import { paths } from '@vehicle-partner/domain'
import { RouteTabs } from '@vehicle-partner/ui'

/** Leads from the list of trips to the plan of a day, and back. */
export const TripViewTabs = ({ view }: { view: 'list' | 'day' }) => (
  <RouteTabs
    aria-label="View"
    items={[
      { href: paths.trips(), label: 'List' },
      { href: paths.trips({ view: 'day' }), label: 'Day by vehicle' },
    ]}
    currentHref={view === 'list' ? paths.trips() : paths.trips({ view: 'day' })}
  />
)
