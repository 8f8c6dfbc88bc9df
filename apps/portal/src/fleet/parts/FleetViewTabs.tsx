import { paths } from '@vehicle-partner/domain'
import { RouteTabs } from '@vehicle-partner/ui'

/** Leads from the list of vehicles or drivers to the documents of the fleet, and back. */
export function FleetViewTabs({ owner, view }: { owner: 'vehicle' | 'driver'; view: 'list' | 'documents' }) {
  const page = owner === 'vehicle' ? paths.vehicles : paths.drivers
  const hrefs = { list: page(), documents: page({ view: 'documents' }) }
  return (
    <RouteTabs
      aria-label="View"
      items={[
        { href: hrefs.list, label: 'List' },
        { href: hrefs.documents, label: 'Documents' },
      ]}
      currentHref={hrefs[view]}
    />
  )
}
