import type { UseQueryResult } from '@tanstack/react-query'
import type { Output } from '@vehicle-partner/api'
import type { costConfigurations } from '@vehicle-partner/api/contract'
import { compareCosts, formatDate, formatVehicleWord, type CostDifference } from '@vehicle-partner/domain'
import { Button, Card, DateText, Inline, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

type CostVersions = Output<typeof costConfigurations.versions>
type CostVersion = CostVersions['data'][number]

/** More are of no use beside the newest ones. */
const mostVersions = 10

interface CostHistoryProps {
  result: UseQueryResult<CostVersions>
  /** Plates by the id of the vehicle; a page of one vehicle needs none. */
  plates?: ReadonlyMap<string, string>
}

/** Who changed which costs, from when on. Months that are over keep the costs that they had. */
export function CostHistory({ result, plates }: CostHistoryProps) {
  const versions = result.data?.data
  return (
    <Card title="What was changed" divided>
      {result.isError && !versions ? (
        <Inline gap="small">
          <Text tone="secondary">The changes could not be loaded. {getErrorMessage(result.error)}</Text>
          <Button variant="quiet" size="small" pending={result.isFetching} onClick={() => void result.refetch()}>
            Retry
          </Button>
        </Inline>
      ) : versions?.length === 0 ? (
        <Text tone="secondary">Nothing yet. Each change is kept here, and months that are over keep their costs.</Text>
      ) : versions ? (
        <Stack as="ul" gap="medium">
          {withDifferences(versions)
            .slice(0, mostVersions)
            .map(({ version, differences }) => (
              <li key={version.id}>
                <Stack gap="none">
                  <Text as="span" size="label">
                    {describeVersion(version, plates)}
                  </Text>
                  {differences.map((each) => (
                    <Text key={each.label} as="span" size="small">
                      {describeDifference(each)}
                    </Text>
                  ))}
                  <Text as="span" size="small" tone="secondary">
                    {version.created_by}, <DateText value={version.created_at} format="full" />
                  </Text>
                </Stack>
              </li>
            ))}
        </Stack>
      ) : (
        <Skeleton />
      )}
    </Card>
  )
}

/** Each version beside the one before it of the same scope. */
const withDifferences = (versions: readonly CostVersion[]) =>
  versions.map((version) => {
    const before = versions.find((each) => sameScope(each, version) && each.version === version.version - 1)
    return { version, differences: compareCosts(before?.items ?? null, version.items) }
  })

const sameScope = (one: CostVersion, other: CostVersion): boolean =>
  one.scope === other.scope && one.vehicle_type === other.vehicle_type && one.vehicle_id === other.vehicle_id

const describeDifference = ({ label, from, to }: CostDifference): string =>
  to === undefined ? `${label}: no longer ${from ?? 'set'}` : from === undefined ? `${label}: ${to}` : `${label}: ${to}, was ${from}`

function describeVersion({ vehicle_id, vehicle_type, items, effective_from }: CostVersion, plates: CostHistoryProps['plates']): string {
  const scope =
    vehicle_id === null ? (vehicle_type === null ? 'Default' : formatVehicleWord(vehicle_type)) : (plates?.get(vehicle_id) ?? 'Own costs')
  return `${scope}: ${items === null ? 'removed' : 'changed'} from ${formatDate(effective_from)}`
}
