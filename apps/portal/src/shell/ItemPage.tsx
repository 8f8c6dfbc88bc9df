import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Card, EmptyState, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import type { ReactNode } from 'react'
import { QueryError } from '../loading/QueryError.tsx'
import { StaleStrip } from '../loading/StaleStrip.tsx'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { MainPage } from './MainPage.tsx'

type ItemKind = 'vehicle' | 'driver' | 'route' | 'trip'

/** The title while the item is loading. */
const titles: Readonly<Record<ItemKind, string>> = { vehicle: 'Vehicle', driver: 'Driver', route: 'Route', trip: 'Trip' }

interface ItemPageProps {
  kind: ItemKind
  result: UseQueryResult
  /** The title of the loaded item, and its plate, phone number or code for the breadcrumb. */
  item: { title: ReactNode; label: string } | undefined
  list: { label: string; href: string }
  /** The page of the loaded item. */
  children: ReactNode
}

/** The page of one vehicle, driver, route or trip: title and breadcrumb, and what is shown while it loads, fails or is not found. */
export function ItemPage({ kind, result, item, list, children }: ItemPageProps) {
  const renderContent = () => {
    if (result.isError && !item)
      return hasErrorCode(result.error, 'NotFound') ? (
        <EmptyState
          illustration={<EmptyRoadIllustration missing />}
          title={`This ${kind} is not here`}
          description={
            kind === 'route'
              ? 'You have no trips on the route and nothing on it is open, or the link is wrong.'
              : `The ${kind} belongs to another organisation, or the link is wrong.`
          }
          action={<Button href={list.href}>All {list.label.toLowerCase()}</Button>}
        />
      ) : (
        <QueryError query={result} title={`The ${kind} could not be loaded`} />
      )
    return (
      <Loading label={kind} loading={!item} placeholder={<ItemPlaceholder />}>
        <Stack gap="xlarge">
          {result.isError ? <StaleStrip query={result} /> : null}
          {children}
        </Stack>
      </Loading>
    )
  }
  return (
    <MainPage title={item?.title ?? titles[kind]} breadcrumbs={[list, ...(item && item.label !== '' ? [{ label: item.label }] : [])]}>
      {renderContent()}
    </MainPage>
  )
}

const ItemPlaceholder = () => (
  <Stack gap="xlarge">
    <Card>
      <Stack gap="medium">
        <Skeleton width="third" />
        <Skeleton size="small" width="half" />
        <Skeleton size="small" width="half" />
      </Stack>
    </Card>
    <Skeleton width="half" />
    <Card>
      <Stack gap="medium">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} size="small" width="threeQuarters" />
        ))}
      </Stack>
    </Card>
  </Stack>
)
