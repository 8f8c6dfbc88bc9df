import type { RoadsideCheck } from '@vehicle-partner/api'
import {
  formatDate,
  formatTimeOfDay,
  formatWeekdayDate,
  lagosDate,
  type RoadsideDocumentStatus,
  type RoadsideVerdict,
} from '@vehicle-partner/domain'
import { AlertStrip, Heading, Stack, Text, type AlertStripTone } from '@vehicle-partner/ui'

const verdicts: Readonly<Record<RoadsideVerdict, { tone: AlertStripTone; title: string }>> = {
  valid: { tone: 'success', title: 'Valid now.' },
  not_in_order: { tone: 'warning', title: 'Not everything is in order.' },
  expired: { tone: 'danger', title: 'This pack has expired.' },
  ended: { tone: 'danger', title: 'This pack was ended by the partner.' },
}

const documentStatuses: Readonly<Record<RoadsideDocumentStatus, string>> = {
  in_force: 'In force',
  expired: 'Expired',
  rejected: 'Not accepted',
  under_review: 'Being checked',
  missing: 'Missing',
}

/** A newer server may send a verdict or a status that this page does not know: it is not taken for valid. */
const lookUp = <Value,>(known: Readonly<Record<string, Value>>, word: string, otherwise: Value): Value =>
  Object.hasOwn(known, word) ? (known[word] ?? otherwise) : otherwise

/** 'Mon 23 Nov 2026, 08:14', in Lagos. */
const formatMoment = (iso: string) => `${formatWeekdayDate(lagosDate(new Date(iso)))}, ${formatTimeOfDay(new Date(iso))}`

/** The result of a check, for someone who stands beside the vehicle. Plain text, without lists and cards to load: officers come once. */
export function RoadsideCheckResult({ check, checkedAt }: { check: RoadsideCheck; checkedAt: string }) {
  const { vehicle, driver, partner, problems, expires_at, ended_at } = check
  const { tone, title } = lookUp(verdicts, check.verdict, verdicts.not_in_order)
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
        Checked {formatMoment(checkedAt)}.
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
      <Stack gap="medium">
        {isLive && driver ? <Fact term="Driver">{driver.name}</Fact> : null}
        {partner === null ? null : <Fact term="Partner">{partner}</Fact>}
        {ended_at === null ? (
          <Fact term={isLive ? 'This pack expires' : 'This pack expired'}>{formatMoment(expires_at)}</Fact>
        ) : (
          <Fact term="This pack was ended">{formatMoment(ended_at)}</Fact>
        )}
      </Stack>
      <Documents title="Documents of the vehicle" documents={documentsOf('vehicle')} />
      <Documents title="Documents of the driver" documents={documentsOf('driver')} />
      <Text tone="secondary">
        {check.documents.length > 0
          ? 'Compare the end of each number with the document itself. '
          : 'Ask the driver for a pack that is valid, or for the documents themselves. '}
        Vehicle Partner shows what it has on record at this moment.
      </Text>
    </Stack>
  )
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <Text>
    <Text as="span" tone="secondary">
      {term}:
    </Text>{' '}
    <bdi>{children}</bdi>
  </Text>
)

function Documents({ title, documents }: { title: string; documents: RoadsideCheck['documents'] }) {
  if (documents.length === 0) return null
  return (
    <Stack gap="medium">
      <Heading level={2}>{title}</Heading>
      <Stack as="ul" gap="medium">
        {documents.map(({ type, label, status, number_masked, expiry_date }) => (
          <li key={type}>
            <Text weight="bold">{label}</Text>
            <Text tone={status === 'in_force' ? 'primary' : 'danger'}>
              {lookUp(documentStatuses, status, 'Not in force')}
              {expiry_date === null ? '' : ` ${status === 'expired' ? 'on' : 'until'} ${formatDate(expiry_date)}`}
            </Text>
            {number_masked === null ? null : (
              <Text tone="secondary">
                Number <bdi>{number_masked}</bdi>
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
