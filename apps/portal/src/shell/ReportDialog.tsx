import { useQuery } from '@tanstack/react-query'
import type { Report } from '@vehicle-partner/api'
import { formatCount, formatDate, lagosDate } from '@vehicle-partner/domain'
import { Dialog, EmptyState, Progress, Stack, Text } from '@vehicle-partner/ui'
import { PendingButton } from '../loading/PendingButton.tsx'
import { QueryError } from '../loading/QueryError.tsx'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { useApi } from '../session/useSession.ts'
import { PastExportsLink } from './PastExportsLink.tsx'
import { describeReportFilters, reportTitle } from './reportText.ts'
import { useReportFile } from './useReportFile.ts'

export interface ReportDialogProps {
  id: string
  /** Called with the id of the report that was made in place of one that failed or expired. */
  onRepeated: (id: string) => void
  onClose: () => void
}

/** How often a report that is being made is asked for, where no event tells. */
const pollMs = 5000
const isMaking = ({ status }: Pick<Report, 'status'>) => status === 'queued' || status === 'processing'
const isOver = ({ status }: Pick<Report, 'status'>) => status === 'failed' || status === 'expired'

function describe({ status, rows, format, file, failure }: Report): string {
  if (file)
    return `${formatCount(rows ?? 0)} rows as ${format.toUpperCase()}. It can be downloaded until ${formatDate(lagosDate(new Date(file.expires_at)))}.`
  if (status === 'expired') return 'The file was kept for seven days. You can export the same rows again.'
  return failure ?? 'The export could not be made. Try again.'
}

/** A report: its progress, its file, or a way to make it again. */
export function ReportDialog({ id, onRepeated, onClose }: ReportDialogProps) {
  const { reports } = useApi()
  const { download, repeat } = useReportFile()
  const params = { id }
  const result = useQuery({
    ...reports.get.query({ params }),
    refetchInterval: ({ state }) => (state.data && isMaking(state.data.data) ? pollMs : false),
  })
  const report = result.data?.data
  return (
    <Dialog
      open
      title="Your export"
      closeOnRouteChange={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <PastExportsLink />
          {report?.file ? (
            <PendingButton pendingLabel="Preparing the file" onClick={() => download(id)}>
              Download
            </PendingButton>
          ) : report && isOver(report) ? (
            <PendingButton pendingLabel="Preparing the file" onClick={() => repeat(report, ({ id: created }) => onRepeated(created))}>
              Export again
            </PendingButton>
          ) : null}
        </>
      }
    >
      <Stack gap="medium">
        {report ? (
          <Text tone="secondary">
            {reportTitle(report.type)}: {describeReportFilters(report)}
          </Text>
        ) : null}
        {hasErrorCode(result.error, 'NotFound') ? (
          <div role="status">
            <EmptyState
              title="This export is not here"
              description="It belongs to another member or organisation, or the link is wrong."
              titleLevel={3}
            />
          </div>
        ) : result.isError ? (
          <QueryError query={result} fallback="call" compact title="The export could not be loaded" />
        ) : report === undefined || isMaking(report) ? (
          <Stack gap="medium">
            <Progress label={report ? 'The file is being prepared' : 'Loading the export'} />
            {report ? <Text tone="secondary">You can go on working. We will tell you when it is ready.</Text> : null}
          </Stack>
        ) : (
          <Text>{describe(report)}</Text>
        )}
      </Stack>
    </Dialog>
  )
}
