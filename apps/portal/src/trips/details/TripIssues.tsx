import { useQuery } from '@tanstack/react-query'
import type { Issue } from '@vehicle-partner/api'
import { Card, DateText, Divider, Inline, Link, Loading, Skeleton, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { Fragment } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'

/** The reported issues of a trip, newest first, and how far each is; nothing where there are none. */
export function TripIssues({ tripId }: { tripId: string }) {
  const { issues } = useApi()
  const result = useQuery(issues.list.query({ params: { id: tripId } }))
  const reports = result.data?.data ?? []
  if (result.data && reports.length === 0) return null
  return (
    <Card title="Reported issues" divided>
      {result.isError && !result.data ? (
        <QueryError query={result} compact title="The reported issues could not be loaded" />
      ) : (
        <Loading label="reported issues" loading={result.isPending} placeholder={<IssuePlaceholder />}>
          <Stack gap="medium">
            {reports.map((issue, index) => (
              <Fragment key={issue.id}>
                {index === 0 ? null : <Divider />}
                <ReportedIssue issue={issue} />
              </Fragment>
            ))}
          </Stack>
        </Loading>
      )}
    </Card>
  )
}

const toWords = (value: string) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`.replaceAll('_', ' ')

function ReportedIssue({ issue }: { issue: Issue }) {
  const { reference, category, description, photos, needs_replacement, state, reported_by, created_at, resolved_at } = issue
  return (
    <Stack gap="small">
      <Inline justify="between" gap="small">
        <Text as="span" size="label">
          {toWords(category)}
        </Text>
        <StatusPill status={state} registry={statusRegistry.tripIssue} />
      </Inline>
      <Text>{description}</Text>
      {needs_replacement && resolved_at === null ? <Text size="small">Another vehicle is needed.</Text> : null}
      {photos.length === 0 ? null : (
        <Inline gap="medium">
          {photos.map((href, index) => (
            <Link key={href} href={href} external>
              Photo {index + 1}
            </Link>
          ))}
        </Inline>
      )}
      <Text size="small" tone="secondary">
        {reference}, {reported_by.name}, <DateText value={created_at} format="weekday" />, <DateText value={created_at} format="time" />
        {resolved_at === null ? null : (
          <>
            . Resolved <DateText value={resolved_at} format="weekday" />, <DateText value={resolved_at} format="time" />
          </>
        )}
      </Text>
    </Stack>
  )
}

const IssuePlaceholder = () => (
  <Stack gap="small">
    <Skeleton width="third" />
    <Skeleton width="threeQuarters" />
    <Skeleton size="small" width="half" />
  </Stack>
)
