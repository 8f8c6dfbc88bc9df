import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { Inline, RouteTabs, Select, Skeleton, Stack } from '@vehicle-partner/ui'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { DocumentsByExpiry } from './DocumentsByExpiry.tsx'
import { chooseOwners, listVisibleOwners, renewalsPageSize, type FleetOwner } from './fleetOwners.ts'

const RenewalQueue = createLazyPart(async () => (await import('./RenewalQueue.tsx')).RenewalQueue)
const ExpiryCalendar = createLazyPart(async () => (await import('./ExpiryCalendar.tsx')).ExpiryCalendar)
const RenewalCosts = createLazyPart(async () => (await import('./RenewalCosts.tsx')).RenewalCosts)

/** Beside all documents. */
const tabs = ['renewals', 'calendar', 'costs'] as const
type FleetDocumentsTab = (typeof tabs)[number]

/** The documents of the fleet: all by expiry, what is to renew, the days on which they expire, and what renewals will cost. */
export function FleetDocuments({ owner }: { owner: FleetOwner }) {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const visible = listVisibleOwners(roles)
  const asked = address.getAll('owner_type')
  const owners = chooseOwners(owner, asked, visible)
  const tab = tabs.find((each) => each === address.get('tab'))
  const due = useQuery({
    ...api.documents.list.query({
      params: { account_sid: partner.id },
      query: { owner_type: owners, needs_renewal: '1', perPage: renewalsPageSize },
    }),
    placeholderData: keepPreviousData,
  })
  const total = due.data?.metadata.total
  const pathOf = owner === 'vehicle' ? paths.vehicles : paths.drivers
  const hrefOf = (next?: FleetDocumentsTab, owner_type = asked, month?: string) =>
    pathOf({ view: 'documents', tab: next, owner_type, month })
  const items = [
    { href: hrefOf(), label: 'All documents' },
    {
      href: hrefOf('renewals'),
      label: 'To renew',
      count: total,
      countPending: due.isPending,
      hasProblem: total !== 0,
    },
    { href: hrefOf('calendar'), label: 'Calendar' },
    { href: hrefOf('costs'), label: 'Costs' },
  ]
  return (
    <Stack gap="xlarge">
      {visible.length > 1 ? (
        <Inline>
          <Select
            label="Documents of"
            size="small"
            value={owners.length > 1 ? 'both' : (owners[0] ?? owner)}
            onValueChange={(value) => void navigate(hrefOf(tab, value === 'both' ? visible : [value]), { preventScrollReset: true })}
            options={[
              { value: 'both', label: 'The whole fleet' },
              { value: 'vehicle', label: 'Vehicles' },
              { value: 'driver', label: 'Drivers' },
            ]}
          />
        </Inline>
      ) : null}
      <RouteTabs aria-label="Documents of the fleet" items={items} currentHref={hrefOf(tab)} />
      <Suspense fallback={<Skeleton size="title" />}>
        {tab === undefined ? <DocumentsByExpiry key={owners.join()} owners={owners} /> : null}
        {tab === 'renewals' ? <RenewalQueue result={due} owners={owners} /> : null}
        {tab === 'calendar' ? <ExpiryCalendar owners={owners} /> : null}
        {tab === 'costs' ? (
          <RenewalCosts owners={owners} calendarHref={(month) => hrefOf('calendar', undefined, month)} renewalsHref={hrefOf('renewals')} />
        ) : null}
      </Suspense>
    </Stack>
  )
}
