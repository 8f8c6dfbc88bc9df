import { useQueries } from '@tanstack/react-query'
import type { Report } from '@vehicle-partner/api'
import { formatCount, formatDate, isOwner, lagosDate } from '@vehicle-partner/domain'
import { Button, Card, DateText, EmptyState, Inline, Skeleton, SlideOver, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { PendingButton } from '../loading/PendingButton.tsx'
import { QueryError } from '../loading/QueryError.tsx'
import { useApi, useOrganization, useSession } from '../session/useSession.ts'
import { statusRegistry } from '../statuses/statusRegistry.ts'
import { describeReportFilters, formatReportSize, reportTitle } from './reportText.ts'
import { useReportFile } from './useReportFile.ts'

/** How often reports that are being made are asked for, where no event tells. */
const pollMs = 5000
const isMaking = ({ status }: Report) => status === 'queued' || status === 'processing'

export interface PastReportsProps {
  onClose: () => void
}

/** The exports that the user asked for, newest first; owners see those of all members. */
export function PastReports({ onClose }: PastReportsProps) {
  const { reports } = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const [pages, setPages] = useState(1)
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      ...reports.list.query({ params: { id: partner.id }, query: { page: index + 1, perPage: 20 } }),
      refetchInterval: ({ state }: { state: { data?: { data: readonly Report[] } | undefined } }) =>
        state.data?.data.some(isMaking) === true ? pollMs : (false as const),
    })),
  })
  const found = results.flatMap(({ data }) => data?.data ?? [])
  const last = results.at(-1)
  const available = results.findLast(({ data }) => data !== undefined)?.data?.metadata.pages ?? 0
  return (
    <SlideOver
      open
      title="Past exports"
      closeOnRouteChange={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {last?.isError && found.length === 0 ? (
        <QueryError query={last} fallback="call" title="The exports could not be loaded" titleLevel={3} />
      ) : last?.isPending && found.length === 0 ? (
        <Stack role="status" aria-label="Loading exports">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
      ) : found.length === 0 ? (
        <EmptyState title="No exports yet" titleLevel={3} description="Export a list, and its file is kept here for seven days." />
      ) : (
        <Stack>
          {found.map((report) => (
            <PastReport key={report.id} report={report} showsName={isOwner(roles)} />
          ))}
          {last?.isError ? (
            <QueryError query={last} fallback="call" compact title="More exports could not be loaded" titleLevel={3} />
          ) : pages < available ? (
            <Button variant="secondary" pending={last?.isPending === true} onClick={() => setPages(pages + 1)}>
              Load more
            </Button>
          ) : null}
        </Stack>
      )}
    </SlideOver>
  )
}

function PastReport({ report, showsName }: { report: Report; showsName: boolean }) {
  const { download, repeat } = useReportFile()
  const { id, type, format, status, rows, size, file, failure, requested_by, created_at } = report
  const title = reportTitle(type)
  const facts = [
    format.toUpperCase(),
    rows === null ? undefined : rows === 1 ? '1 row' : `${formatCount(rows)} rows`,
    size === null ? undefined : formatReportSize(size),
  ].filter((fact) => fact !== undefined)
  return (
    <Card title={title} titleLevel={3} action={<StatusPill status={status} registry={statusRegistry.report} />}>
      <Stack gap="small">
        <Text>{describeReportFilters(report)}</Text>
        <Text size="small" tone="secondary">
          {facts.join(', ')}
        </Text>
        <Text size="small" tone="secondary">
          {showsName ? `${requested_by.name}, ` : ''}
          <DateText value={created_at} format="medium" />, <DateText value={created_at} format="time" />
          {file ? `. Kept until ${formatDate(lagosDate(new Date(file.expires_at)))}` : ''}
        </Text>
        {failure === null ? null : (
          <Text size="small" tone="danger">
            {failure}
          </Text>
        )}
        <Inline gap="small">
          {file ? (
            <PendingButton
              variant="secondary"
              size="small"
              aria-label={`Download ${title}, ${format.toUpperCase()}`}
              pendingLabel="Preparing the file"
              onClick={() => download(id)}
            >
              Download
            </PendingButton>
          ) : isMaking(report) ? null : (
            <PendingButton
              variant="secondary"
              size="small"
              aria-label={`Export again: ${title}`}
              pendingLabel="Preparing the file"
              onClick={() => repeat(report)}
            >
              Export again
            </PendingButton>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
