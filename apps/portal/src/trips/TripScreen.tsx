import { useQuery } from '@tanstack/react-query'
import type { TripDetails } from '@vehicle-partner/api'
import { paths } from '@vehicle-partner/domain'
import { Button, DateText, Inline, RouteTabs, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { Share2, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { ItemPage } from '../shell/ItemPage.tsx'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { createLazyPopup } from '../loading/lazyPopup.tsx'
import { usePortal } from '../session/PortalContext.ts'
import { useApi } from '../session/useSession.ts'
import { useStoredUnsentForms } from '../session/useStoredUnsentForms.ts'
import { TripInformation } from './details/TripInformation.tsx'
import type { TripQuestion } from './details/TripQuestionDialog.tsx'
import { useHasPassed } from './details/useHasPassed.ts'
import { TripName } from './parts/TripName.tsx'
import { TripState } from './parts/TripState.tsx'

const Manifest = createLazyPart(async () => (await import('./details/Manifest.tsx')).Manifest)
const TripQuestionDialog = createLazyPopup(async () => (await import('./details/TripQuestionDialog.tsx')).TripQuestionDialog)

/** Milliseconds between two questions for a trip on the road. */
const refetchMs = { normal: 15_000, lowData: 60_000 }

/** One trip: its stops, people and money, what happened, and its passengers. Until it locks, it can be changed or declined. */
export function TripScreen() {
  const { tripId = '', tab } = useParams()
  const { trips } = useApi()
  const { network } = usePortal().dependencies
  const result = useQuery({
    ...trips.get.query({ params: { id: tripId } }),
    // Events tell of each stop; the vehicle moves between them, and a stop may be reached before the room of the trip is joined.
    refetchInterval: ({ state }) =>
      state.data?.data.group === 'active' ? (network.savesData?.() === true ? refetchMs.lowData : refetchMs.normal) : false,
  })
  const trip = result.data?.data
  return (
    <ItemPage
      kind="trip"
      result={result}
      item={trip && { title: <TripName trip={trip} />, label: trip.reference }}
      list={{ label: 'Trips', href: paths.trips() }}
    >
      {trip ? <TripPage trip={trip} asOf={result.data?.metadata?.as_of} tab={tab === 'manifest' ? 'manifest' : 'information'} /> : null}
    </ItemPage>
  )
}

interface TripPageProps {
  trip: TripDetails
  /** When the server answered; unknown of a trip that was saved. */
  asOf: string | undefined
  tab: 'information' | 'manifest'
}

function TripPage({ trip, asOf, tab }: TripPageProps) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const unsentForms = useStoredUnsentForms()
  const { id: tripId, group, departure_at, seats, assignment, sharing } = trip
  const findFirstQuestion = (): TripQuestion | undefined => {
    // The list leads here to change the trip.
    if (search.has('change') && assignment.can_change) return 'assign'
    // What was not sent when the session ended or the page was loaded anew opens again.
    if (unsentForms.has('TripIssueForm')) return 'issue'
    return assignment.can_change && unsentForms.has('DeclineTripForm') ? 'decline' : undefined
  }
  const [question, setQuestion] = useState(findFirstQuestion)
  const close = () => {
    setQuestion(undefined)
    // A reload does not ask again.
    const withoutChange = (query: URLSearchParams) => {
      query.delete('change')
      return query
    }
    if (search.has('change')) setSearch(withoutChange, { replace: true, preventScrollReset: true, state })
  }
  // The server decides; a page that stays open does not offer what it would refuse.
  const canChange = !useHasPassed(assignment.locked_at) && assignment.can_change
  const isShareable = useHasPassed(sharing.opens_at) || group === 'active'
  const information = group === 'upcoming' ? paths.upcomingTrip({ tripId }) : paths.trip({ tripId })
  const manifest = paths.trip({ tripId, tab: 'manifest' })
  const isOver = group === 'history'
  return (
    <>
      <Inline justify="between" gap="medium">
        <Inline gap="medium">
          <TripState trip={trip} />
          <Text as="span" size="small" tone="secondary">
            <DateText value={departure_at} format="full" />, <DateText value={departure_at} format="time" />
            {asOf === undefined ? null : (
              <>
                , as of <DateText value={asOf} format="time" />
              </>
            )}
          </Text>
        </Inline>
        {isOver ? null : (
          <Inline gap="small">
            {isShareable ? (
              <Button variant="secondary" size="small" startIcon={<Share2 />} onClick={() => setQuestion('share')}>
                Share live link
              </Button>
            ) : (
              <Text as="span" size="small" tone="secondary">
                A live link can be shared from <DateText value={sharing.opens_at} format="weekday" />,{' '}
                <DateText value={sharing.opens_at} format="time" />
              </Text>
            )}
            <Button variant="quiet" size="small" startIcon={<TriangleAlert />} onClick={() => setQuestion('issue')}>
              Report issue
            </Button>
          </Inline>
        )}
      </Inline>
      <RouteTabs
        aria-label="Trip"
        items={[
          { href: information, label: 'Information', match: [paths.trip({ tripId, tab: 'information' })] },
          { href: manifest, label: 'Manifest', count: seats.booked },
        ]}
        currentHref={tab === 'manifest' ? manifest : information}
      />
      {tab === 'manifest' ? (
        <Suspense fallback={<Skeleton width="half" />}>
          <Manifest trip={trip} />
        </Suspense>
      ) : (
        <Stack gap="large">
          <TripInformation trip={trip} canChange={canChange} onAsk={setQuestion} />
        </Stack>
      )}
      {question ? <TripQuestionDialog question={question} trip={trip} onClose={close} /> : null}
    </>
  )
}
