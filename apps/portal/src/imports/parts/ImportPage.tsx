import { paths } from '@vehicle-partner/domain'
import { Skeleton } from '@vehicle-partner/ui'
import { Suspense } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { MainPage } from '../../shell/MainPage.tsx'

const ImportSteps = createLazyPart(async () => (await import('../ImportSteps.tsx')).ImportSteps)

/** The import of vehicles or drivers from a list. Its content loads when it is opened. */
export function ImportPage({ owner }: { owner: 'vehicle' | 'driver' }) {
  const list = owner === 'vehicle' ? { label: 'Vehicles', href: paths.vehicles() } : { label: 'Drivers', href: paths.drivers() }
  const title = `Import ${list.label.toLowerCase()}`
  return (
    <MainPage title={title} breadcrumbs={[list, { label: title }]}>
      <Suspense fallback={<Skeleton size="title" />}>
        <ImportSteps kind={owner === 'vehicle' ? 'vehicles' : 'drivers'} />
      </Suspense>
    </MainPage>
  )
}
