import { tripPlaces } from '@vehicle-partner/domain'
import { RouteName } from '@vehicle-partner/ui'

/** Where a trip goes from and to. */
export const TripName = ({ trip }: { trip: Parameters<typeof tripPlaces>[0] }) => <RouteName places={tripPlaces(trip)} />
