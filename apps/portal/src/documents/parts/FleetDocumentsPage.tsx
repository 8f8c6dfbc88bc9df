import { Skeleton, Stack } from '@vehicle-partner/ui'
import { Suspense } from 'react'
import { FleetViewTabs } from '../../fleet/parts/FleetViewTabs.tsx'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { MainPage } from '../../shell/MainPage.tsx'

const FleetDocuments = createLazyPart(async () => (await import('../fleet/FleetDocuments.tsx')).FleetDocuments)

/** The documents view of the vehicles' or the drivers' page. Its content loads when it is opened. */
export function FleetDocumentsPage({ owner }: { owner: 'vehicle' | 'driver' }) {
  return (
    <MainPage title={owner === 'vehicle' ? 'Vehicles' : 'Drivers'}>
      <Stack gap="xlarge">
        <FleetViewTabs owner={owner} view="documents" />
        <Suspense fallback={<Skeleton size="title" />}>
          <FleetDocuments owner={owner} />
        </Suspense>
      </Stack>
    </MainPage>
  )
}
