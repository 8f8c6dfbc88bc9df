import type { UseQueryResult } from '@tanstack/react-query'
import type { Dispute } from '@vehicle-partner/api'
import { formatDate, lagosDate, paths, type Day } from '@vehicle-partner/domain'
import { Inline, Link, Loading, Skeleton, Stack, StatusPill, Text, VisuallyHidden } from '@vehicle-partner/ui'
import { useState } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { statusRegistry } from '../../statuses/statusRegistry.ts'

/** The line that corrects another one, among those of the day of the decision. */
const correctionHref = (line: string, day: Day) => paths.earnings({ view: 'lines', from: day, to: day, line })

type DisputeList = { data: readonly Dispute[] }

/** The queries about a line with their answers, newest first: after a declined one the line can be queried again. */
export function LineQueries({ result }: { result: UseQueryResult<DisputeList> }) {
  const answer = useNewAnswer(result.data?.data)
  return (
    <>
      <VisuallyHidden role="status">
        {answer ? `Your query has an answer. ${answer.decision_text ?? 'The amount is corrected.'}` : null}
      </VisuallyHidden>
      <ListedQueries result={result} />
    </>
  )
}

/** An answer that arrives while the panel is open: what was there when it opened is read with the panel. */
function useNewAnswer(disputes: readonly Dispute[] | undefined): Dispute | undefined {
  const [answeredBefore, setAnsweredBefore] = useState<ReadonlySet<string>>()
  const answered = disputes?.filter(({ decided_at }) => decided_at !== null)
  if (answered && !answeredBefore) setAnsweredBefore(new Set(answered.map(({ id }) => id)))
  return answered?.find(({ id }) => answeredBefore?.has(id) === false)
}

function ListedQueries({ result }: { result: UseQueryResult<DisputeList> }) {
  if (!result.data)
    return result.isError ? (
      <QueryError query={result} compact titleLevel={3} title="Your query could not be loaded" />
    ) : (
      <Loading label="your query" loading placeholder={<Skeleton width="half" />} />
    )
  const isOnly = result.data.data.length === 1
  return (
    <Stack gap="large">
      {result.data.data.map((dispute) => (
        <LineQuery
          key={dispute.id}
          dispute={dispute}
          title={isOnly ? 'Your query' : `Your query of ${formatDate(lagosDate(new Date(dispute.created_at)))}`}
        />
      ))}
    </Stack>
  )
}

function LineQuery({ dispute, title }: { dispute: Dispute; title: string }) {
  return (
    <Stack gap="small">
      <Inline gap="small">
        <Text as="span" size="label">
          {title}
        </Text>
        <StatusPill status={dispute.state} registry={statusRegistry.dispute} />
      </Inline>
      <Text size="small">{dispute.text}</Text>
      {dispute.files.length === 0 ? null : (
        <Inline gap="medium">
          {dispute.files.map((href, index) => (
            <Link key={href} href={href} external>
              File {index + 1}
            </Link>
          ))}
        </Inline>
      )}
      {dispute.decision_text === null ? null : (
        <Text size="small">
          <strong>Answer:</strong> {dispute.decision_text}
        </Text>
      )}
      {dispute.adjustment_id === null || dispute.decided_at === null ? null : (
        <Link href={correctionHref(dispute.adjustment_id, lagosDate(new Date(dispute.decided_at)))}>Show the correction</Link>
      )}
    </Stack>
  )
}
