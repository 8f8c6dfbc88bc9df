import type { DriverDetails } from '@vehicle-partner/api'
import { canAccess, paths, formatVehicleName } from '@vehicle-partner/domain'
import {
  AlertStrip,
  Badge,
  Button,
  Card,
  DateText,
  DescriptionList,
  Grid,
  Inline,
  Link,
  PhoneText,
  Rating,
  Stack,
  Text,
} from '@vehicle-partner/ui'
import { FactList } from '../../fleet/parts/FactList.tsx'
import { formatShare } from '../../fleet/parts/formatShare.ts'
import { NextTrips } from '../../fleet/parts/NextTrips.tsx'
import { useSession } from '../../session/useSession.ts'
import { listDriverActions, type DriverQuestion } from '../parts/driverActions.ts'

interface DriverInformationProps {
  driver: DriverDetails
  onAsk: ((question: DriverQuestion) => void) | undefined
}

type Contact = DriverDetails['emergency_contact']

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ContactText = ({ contact }: { contact: NonNullable<Contact> }) => (
  <>
    {contact.name} ({contact.relationship}), <PhoneText value={contact.phone} linked />
  </>
)

/** The details of a driver, the vehicle, how the last thirty days went, and the next trips. */
export function DriverInformation({ driver, onAsk }: DriverInformationProps) {
  const { roles } = useSession()
  const { id, fname, lname, other_names, email, dob, gender, address, state, city, nin, languages, created_at, vehicle, status } = driver
  const { licence_number, licence_class, licence_issue_date, licence_expiry_date, lasdri_number, lasdri_expiry_date } = driver
  const { years_experience, emergency_contact, guarantor, rating, stats, warnings } = driver
  const edit = onAsk && status !== 'archived' ? <Link href={paths.editDriver({ driverId: id })}>Edit</Link> : undefined
  return (
    <Stack gap="large">
      {warnings.map((warning) => (
        <AlertStrip key={warning} tone="warning" title={`${warning}.`} />
      ))}
      <Grid columns="halves" align="start">
        <Stack gap="large">
          <Card title="Driver" divided action={edit}>
            <DescriptionList
              termPosition="side"
              items={[
                { term: 'First name', value: fname },
                { term: 'Last name', value: lname },
                { term: 'Other names', value: other_names },
                { term: 'Email address', value: email },
                { term: 'Date of birth', value: dob === null ? null : <DateText value={dob} format="medium" /> },
                { term: 'Gender', value: gender && capitalize(gender) },
                { term: 'NIN', value: nin },
                { term: 'Address', value: [...new Set([address, city.name, state].filter(Boolean))].join(', ') },
                { term: 'Languages', value: languages.join(', ') },
                { term: 'Emergency contact', value: emergency_contact && <ContactText contact={emergency_contact} /> },
                { term: 'Guarantor', value: guarantor && <ContactText contact={guarantor} /> },
                { term: 'Added', value: created_at === '' ? null : <DateText value={created_at} format="medium" /> },
              ]}
            />
          </Card>
          <Card title="Licence" divided>
            <DescriptionList
              termPosition="side"
              items={[
                { term: 'Number', value: licence_number, copyable: licence_number !== '' },
                { term: 'Class', value: licence_class },
                { term: 'Issued', value: licence_issue_date === null ? null : <DateText value={licence_issue_date} format="medium" /> },
                {
                  term: 'Valid until',
                  value: licence_expiry_date === null ? null : <DateText value={licence_expiry_date} format="medium" />,
                },
                { term: 'LASDRI number', value: lasdri_number },
                {
                  term: 'LASDRI until',
                  value: lasdri_expiry_date === null ? null : <DateText value={lasdri_expiry_date} format="medium" />,
                },
                {
                  term: 'Experience',
                  value: years_experience === null ? null : `${years_experience} ${years_experience === 1 ? 'year' : 'years'}`,
                },
              ]}
            />
          </Card>
        </Stack>
        <Stack gap="large">
          <Card
            title="Vehicle"
            divided
            action={
              onAsk && listDriverActions(driver).includes('assign') ? (
                <Button variant="quiet" size="small" flush="end" onClick={() => onAsk('assign')}>
                  {vehicle ? 'Replace' : 'Assign'}
                </Button>
              ) : undefined
            }
          >
            {vehicle ? (
              <Inline gap="medium" justify="between">
                {canAccess('vehicles', roles) ? (
                  <Link href={paths.vehicle({ vehicleId: vehicle.id })}>{formatVehicleName(vehicle)}</Link>
                ) : (
                  <Text size="label">{formatVehicleName(vehicle)}</Text>
                )}
                <Badge kind="identifier">{vehicle.registration_number}</Badge>
              </Inline>
            ) : (
              <Text tone="secondary">No vehicle. Trips are given to a vehicle with its driver.</Text>
            )}
          </Card>
          <Card title="Last 30 days" divided action={<Link href={paths.driver({ driverId: id, tab: 'performance' })}>Performance</Link>}>
            <Stack gap="large">
              <FactList
                facts={[
                  ['Completed', formatShare(stats.completed_bps)],
                  ['On time', formatShare(stats.on_time_bps)],
                  ['Cancelled by you', stats.cancellations_30d],
                ]}
              />
              <Stack gap="none">
                <Text size="small" tone="secondary">
                  Rating, 90 days
                </Text>
                <Rating value={rating.rating} count={rating.count} ticks />
              </Stack>
            </Stack>
          </Card>
          <NextTrips owner="driver" id={id} allHref={paths.driver({ driverId: id, tab: 'trips', group: 'upcoming' })} />
        </Stack>
      </Grid>
    </Stack>
  )
}
