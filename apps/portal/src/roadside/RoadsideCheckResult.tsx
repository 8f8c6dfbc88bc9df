import type { RoadsideCheck } from '@vehicle-partner/api'
import { formatDate, type RoadsideDocumentStatus, type RoadsideVerdict } from '@vehicle-partner/domain'
import {
  AlertStrip,
  Card,
  DateText,
  DescriptionList,
  Heading,
  Inline,
  Stack,
  StatusPill,
  Text,
  type AlertStripTone,
  type StatusRegistry,
} from '@vehicle-partner/ui'

const verdicts: Readonly<Record<RoadsideVerdict, { tone: AlertStripTone; title: string }>> = {
  valid: { tone: 'success', title: 'Valid now.' },
  not_in_order: { tone: 'warning', title: 'Not everything is in order.' },
  expired: { tone: 'danger', title: 'This pack has expired.' },
  ended: { tone: 'danger', title: 'This pack was ended by the partner.' },
}

const documentStatuses: StatusRegistry<RoadsideDocumentStatus> = {
  in_force: { label: 'In force', tone: 'success' },
  expired: { label: 'Expired', tone: 'danger' },
  rejected: { label: 'Not accepted', tone: 'danger' },
  under_review: { label: 'Being checked', tone: 'warning' },
  missing: { label: 'Missing', tone: 'warning', dot: 'hollow' },
}

/** A newer server may send a verdict that this page does not know: it is not taken for valid. */
const verdictOf = (verdict: string) => Object.entries(verdicts).find(([known]) => known === verdict)?.[1] ?? verdicts.not_in_order

const Moment = ({ value }: { value: string }) => (
  <>
    <DateText value={value} format="full" />, <DateText value={value} format="time" />
  </>
)

/** The result of a check, for someone who stands beside the vehicle. */
export function RoadsideCheckResult({ check, checkedAt }: { check: RoadsideCheck; checkedAt: string }) {
  const { vehicle, driver, partner, problems, expires_at, ended_at } = check
  const { tone, title } = verdictOf(check.verdict)
  const isLive = check.verdict !== 'expired' && check.verdict !== 'ended'
  const documentsOf = (owner: string) => check.documents.filter((document) => document.owner === owner)
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Text tone="secondary">Roadside check</Text>
        <Heading level={1} size="display">
          <bdi>{vehicle.registration_number}</bdi>
        </Heading>
        <Text>
          {vehicle.color} {vehicle.name}
        </Text>
      </Stack>
      <AlertStrip role="status" tone={tone} title={title}>
        Checked <Moment value={checkedAt} />.
      </AlertStrip>
      {problems.length === 0 ? null : (
        <Stack as="ul" gap="small" aria-label="Not in order">
          {problems.map((problem) => (
            <li key={problem}>
              <Text weight="bold">{problem}.</Text>
            </li>
          ))}
        </Stack>
      )}
      <DescriptionList
        items={[
          ...(isLive && driver ? [{ term: 'Driver', value: driver.name }] : []),
          ...(partner === null ? [] : [{ term: 'Partner', value: partner }]),
          ended_at === null
            ? { term: isLive ? 'This pack expires' : 'This pack expired', value: <Moment value={expires_at} /> }
            : { term: 'This pack was ended', value: <Moment value={ended_at} /> },
        ]}
      />
      <DocumentCard title="Documents of the vehicle" documents={documentsOf('vehicle')} />
      <DocumentCard title="Documents of the driver" documents={documentsOf('driver')} />
      <Text tone="secondary">
        {check.documents.length > 0
          ? 'Compare the end of each number with the document itself. '
          : 'Ask the driver for a pack that is valid, or for the documents themselves. '}
        Vehicle Partner shows what it has on record at this moment.
      </Text>
    </Stack>
  )
}

function DocumentCard({ title, documents }: { title: string; documents: RoadsideCheck['documents'] }) {
  if (documents.length === 0) return null
  return (
    <Card>
      <Stack gap="large">
        <Heading level={2}>{title}</Heading>
        <DescriptionList
          items={documents.map(({ label, status, number_masked, expiry_date }) => ({
            term: label,
            value: (
              <Inline gap="small">
                <StatusPill status={status} registry={documentStatuses} />
                {number_masked === null ? null : <bdi>{number_masked}</bdi>}
                {expiry_date === null ? null : (
                  <Text as="span" tone="secondary">
                    {status === 'expired' ? 'on' : 'until'} {formatDate(expiry_date)}
                  </Text>
                )}
              </Inline>
            ),
          }))}
        />
      </Stack>
    </Card>
  )
}
