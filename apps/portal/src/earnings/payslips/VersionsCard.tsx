import { useQuery } from '@tanstack/react-query'
import type { Output, Payslip } from '@vehicle-partner/api'
import type { payslips } from '@vehicle-partner/api/contract'
import { formatDate, formatNaira, lagosDate, paths } from '@vehicle-partner/domain'
import { Card, DescriptionList, Divider, Inline, Link, Loading, Money, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi } from '../../session/useSession.ts'

type Version = Output<typeof payslips.versions>['data'][number]

/** The versions of a corrected payslip, and what changed from one to the next. */
export function VersionsCard({ payslip: { id } }: { payslip: Payslip }) {
  const { payslips: calls } = useApi()
  const result = useQuery(calls.versions.query({ params: { id } }))
  const versions = result.data?.data ?? []
  return (
    <Card title="What changed" divided>
      {result.isError && !result.data ? (
        <QueryError query={result} compact titleLevel={3} title="The changes could not be loaded" />
      ) : (
        <Loading label="changes" loading={result.isPending} placeholder={<Skeleton width="half" />}>
          <Stack gap="medium">
            {versions.map((version, index) => (
              <Stack key={version.id} gap="medium">
                {index === 0 ? null : <Divider />}
                <VersionChanges version={version} before={versions[index + 1]} isShown={version.id === id} />
              </Stack>
            ))}
          </Stack>
        </Loading>
      )}
    </Card>
  )
}

interface VersionChangesProps {
  version: Version
  /** The version that it replaced. */
  before: Version | undefined
  isShown: boolean
}

const Change = ({ from, to }: { from: number; to: number }) => (
  <>
    <Money kobo={to} /> (before: <Money kobo={from} />)
  </>
)

function VersionChanges({ version: { id, version_no, issued_at, changes, totals }, before, isShown }: VersionChangesProps) {
  const name = `Version ${version_no}`
  return (
    <Stack gap="small">
      <Inline justify="between" gap="small">
        <Text as="span" size="label">
          {isShown ? `${name}, this one` : <Link href={paths.payslip({ id })}>{name}</Link>}
        </Text>
        {issued_at === null ? null : (
          <Text as="span" size="small" tone="secondary">
            {formatDate(lagosDate(new Date(issued_at)))}
          </Text>
        )}
      </Inline>
      {before ? (
        <DescriptionList
          items={[
            ...changes.map(({ label, from_kobo, to_kobo }) => ({ term: label, value: <Change from={from_kobo} to={to_kobo} /> })),
            { term: 'Payable to you', value: <Change from={before.totals.payable_kobo} to={totals.payable_kobo} /> },
          ]}
        />
      ) : (
        <Text size="small" tone="secondary">
          The first one: {formatNaira(totals.payable_kobo)}.
        </Text>
      )}
    </Stack>
  )
}
