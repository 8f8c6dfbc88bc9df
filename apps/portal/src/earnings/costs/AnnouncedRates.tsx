import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { AnnouncedRatesView, findAnnounced } from './AnnouncedRatesView.tsx'
import type { VehicleCosts } from './costedVehicles.ts'
import type { RateCards } from './rateTexts.tsx'

interface AnnouncedRatesProps {
  rates: RateCards
  vehicles: readonly VehicleCosts[]
}

/** The notice of new rates with its confirmation. Nothing where none are announced. */
export function AnnouncedRates({ rates: { data, metadata }, vehicles }: AnnouncedRatesProps) {
  const { rateCards } = useApi()
  const { partner } = useOrganization()
  const { withErrorToast } = useErrorToast()
  const acknowledge = useMutation(rateCards.acknowledge.mutation())
  const [hasConfirmed, setConfirmed] = useState(false)
  if (findAnnounced(data).length === 0) return null
  return (
    <AnnouncedRatesView
      cards={data}
      vehicles={vehicles}
      hasConfirmed={hasConfirmed}
      isConfirming={acknowledge.isPending}
      onConfirm={withErrorToast(async () => {
        // Only these are confirmed: others may have been announced meanwhile.
        await acknowledge.mutateAsync({ params: { id: partner.id }, body: { as_of: metadata.as_of } })
        setConfirmed(true)
      })}
    />
  )
}
