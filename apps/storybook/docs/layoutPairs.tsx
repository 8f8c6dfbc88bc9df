// Long, because it is a table.
import {
  Badge,
  BusyRegion,
  Button,
  Calendar,
  Card,
  Carousel,
  ChartSkeleton,
  DaySchedule,
  Divider,
  FieldRow,
  FullPageMessage,
  Grid,
  Heading,
  Inline,
  Loading,
  Logo,
  LogoMark,
  OtpResend,
  ProgressLine,
  RouteMap,
  SeatMark,
  SideLabelRow,
  Skeleton,
  Spinner,
  Stack,
  StatCard,
  StatGroup,
  Text,
  TextArea,
  TextField,
  Timetable,
  TimetableLegend,
  VisuallyHidden,
} from '@vehicle-partner/ui'
import { ChartColumn } from '@vehicle-partner/ui/icons'
import { pair, type ExamplePairTable } from './examplePair.ts'

const none = () => undefined
const today = '2026-11-21'
const now = () => new Date('2026-11-21T09:00:00Z')
const stops = [
  { id: 'ajah', name: 'Ajah', lat: 6.4674, lng: 3.5852, status: 'done' as const },
  { id: 'chevron', name: 'Chevron', lat: 6.4415, lng: 3.5301, status: 'current' as const },
  { id: 'cms', name: 'CMS', lat: 6.4512, lng: 3.3898, status: 'upcoming' as const },
]
const fleet = [
  { id: 'kja', label: 'KJA-456XY', note: '2 trips', times: [[390, 490, '06:30', '08:10'] as const, [540, 650, '09:00', '10:50'] as const] },
]

/** Layout, waiting, and the parts of a page around its content. */
export const layoutPairs: ExamplePairTable = {
  BusyRegion: [
    pair(
      'Dim figures that are being replaced, and keep them readable.',
      <BusyRegion busy>
        <Text>18 trips on 20 November</Text>
      </BusyRegion>,
      'Dim a form that is being filled in.',
      <BusyRegion busy>
        <TextField label="Nickname" defaultValue="Blue bus" />
      </BusyRegion>,
    ),
  ],
  Calendar: [
    pair(
      'Name what is on a day.',
      <Calendar aria-label="Expiry dates" today={today} marks={{ '2026-11-25': 'Insurance of LND-482XA expires' }} />,
      'Mark all days: a mark on each of them says nothing.',
      <Calendar
        aria-label="Days"
        today={today}
        marks={Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`2026-11-${String(at + 1).padStart(2, '0')}`, 'Day']))}
      />,
    ),
  ],
  Carousel: [
    pair(
      'Give each slide a title that stands alone.',
      <Carousel
        aria-label="What partners get"
        autoPlay={false}
        slides={[
          { id: 'pay', title: 'Paid every Friday', text: 'With each naira explained.' },
          { id: 'trips', title: 'Trips all year', text: 'On fixed routes.' },
        ]}
      />,
      'Spread one sentence over slides.',
      <Carousel
        aria-label="About us"
        autoPlay={false}
        slides={[
          { id: 'one', title: 'You get paid', text: '1 of 3' },
          { id: 'two', title: 'every Friday', text: '2 of 3' },
        ]}
      />,
    ),
  ],
  ChartSkeleton: [
    pair(
      'Show the name of the chart that comes.',
      <ChartSkeleton kind="bars" caption="Trips per day" subtitle="2–6 November 2026" />,
      'Put a spinner into an empty card.',
      <Card>
        <Spinner label="Loading" />
      </Card>,
    ),
  ],
  DaySchedule: [
    pair(
      'Say in the note of a row what its bars show.',
      <DaySchedule
        aria-label="Trips of 21 November"
        rows={fleet.map(({ times, ...row }) => ({
          ...row,
          items: times.map(([from, to, begins, ends]) => ({ id: begins, from, to, begins, ends, title: 'Ajah – CMS', tone: 'info' })),
        }))}
        hours={{ from: 6, to: 12 }}
      />,
      'Leave the meaning of the bars to their color.',
      <DaySchedule
        aria-label="Day"
        rows={fleet.map(({ times, ...row }) => ({
          ...row,
          note: '',
          items: times.map(([from, to, begins, ends]) => ({ id: begins, from, to, begins, ends, title: '', tone: 'danger' })),
        }))}
        hours={{ from: 6, to: 12 }}
      />,
    ),
  ],
  Divider: [
    pair(
      'Divide two parts of one surface.',
      <Stack>
        <Text>Gross ₦65,000</Text>
        <Divider />
        <Text weight="bold">Yours ₦61,750</Text>
      </Stack>,
      'Draw one below each line.',
      <Stack gap="small">
        <Text>Toyota Hiace</Text>
        <Divider />
        <Text>2016</Text>
        <Divider />
        <Text>14 seats</Text>
        <Divider />
      </Stack>,
    ),
  ],
  FullPageMessage: [
    pair(
      'Say what happened, and give the one action that works.',
      <FullPageMessage
        title="This link was used"
        description="Each link resets a password once."
        actions={<Button>Send a new link</Button>}
      />,
      'End in a code.',
      <FullPageMessage title="Error 410" description="Gone." />,
    ),
  ],
  FieldRow: [
    pair(
      'Keep the controls of two fields in line.',
      <FieldRow>
        <TextField label="Date of birth" hint="DD-MM-YYYY, such as 27-03-1990" />
        <TextField label="City" />
      </FieldRow>,
      'Put fields into a grid, whose controls stand at different heights.',
      <Grid columns="halves">
        <TextField label="Date of birth" hint="DD-MM-YYYY, such as 27-03-1990" />
        <TextField label="City" />
      </Grid>,
    ),
  ],
  SideLabelRow: [
    pair(
      'Put the values of a list in line, beside their labels.',
      <Stack gap="large">
        <SideLabelRow>
          <TextField label="Insurance" hint="Each month" prefix="₦" align="end" />
        </SideLabelRow>
        <SideLabelRow>
          <TextField label="Parking" hint="Each month" prefix="₦" align="end" />
        </SideLabelRow>
      </Stack>,
      'Put long text beside a label.',
      <SideLabelRow>
        <TextArea label="What happened" />
      </SideLabelRow>,
    ),
  ],
  Grid: [
    pair(
      'Choose columns by content: figures side by side.',
      <Grid columns="halves">
        <Card>
          <Text>8 vehicles</Text>
        </Card>
        <Card>
          <Text>11 drivers</Text>
        </Card>
      </Grid>,
      'Divide a sentence into cells.',
      <Grid columns="halves">
        <Text>Your October</Text>
        <Text>payslip is ready</Text>
      </Grid>,
    ),
  ],
  Inline: [
    pair(
      'Put a title and its action at the two ends.',
      <Inline justify="between">
        <Heading level={3}>Vehicles</Heading>
        <Button size="small">Add vehicle</Button>
      </Inline>,
      'Put sentences side by side: on a phone they become columns of words.',
      <Inline wrap={false}>
        <Text>The insurance expires on 25 November.</Text>
        <Text>The Hackney permit expires on 3 December.</Text>
      </Inline>,
    ),
  ],
  Loading: [
    pair(
      'Draw the shape of what comes.',
      <Loading
        label="vehicles"
        loading
        delay={0}
        placeholder={
          <Stack gap="small">
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton />
          </Stack>
        }
      >
        {null}
      </Loading>,
      'Draw the same bar for everything.',
      <Loading label="page" loading delay={0} placeholder={<Skeleton />}>
        {null}
      </Loading>,
    ),
  ],
  Logo: [
    pair(
      'Write the name of the product beside the mark.',
      <Logo name="Vehicle Partner" />,
      'Use it for a title.',
      <Logo name="Dashboard" />,
    ),
  ],
  LogoMark: [
    pair(
      'Show it once, where space is short.',
      <LogoMark label="Vehicle Partner" />,
      'Use it as a bullet.',
      <Stack gap="small">
        {['Paid every Friday', 'Trips all year'].map((text) => (
          <Inline key={text} gap="small">
            <LogoMark size="small" />
            <Text as="span">{text}</Text>
          </Inline>
        ))}
      </Stack>,
    ),
  ],
  OtpResend: [
    pair(
      'Count from the moment that the code was sent, by the clock of the server.',
      <OtpResend sentAt="2026-11-21T08:59:50Z" clock={now} onResend={none} />,
      'Leave a button that is disabled without a reason.',
      <Button variant="quiet" disabled>
        Send again
      </Button>,
    ),
  ],
  ProgressLine: [
    pair(
      'Show it while a page is on its way.',
      <div className="docsFrame">
        <ProgressLine />
        <Text>The page before stays.</Text>
      </div>,
      'Cover the page that people still read.',
      <div className="docsFrame">
        <Spinner size="large" label="Loading" />
      </div>,
    ),
  ],
  RouteMap: [
    pair(
      'Say in text how old the position is.',
      <RouteMap
        aria-label="Ajah to CMS"
        stops={stops}
        vehicle={{ name: 'AAA-934KC', lat: 6.446, lng: 3.51 }}
        freshness="Live, 12 s ago"
        height="low"
        list="none"
      />,
      'Show an old position like a new one.',
      <RouteMap aria-label="Map" stops={stops} vehicle={{ name: 'AAA-934KC', lat: 6.446, lng: 3.51 }} height="low" list="none" />,
    ),
  ],
  SeatMark: [
    pair(
      'Write the state beside it.',
      <Inline gap="small">
        <SeatMark state="taken">A2</SeatMark>
        <Text as="span">Halima B., boarded</Text>
      </Inline>,
      'Write a number of seats into it.',
      <Inline>
        <SeatMark>14</SeatMark>
      </Inline>,
    ),
  ],
  Spinner: [
    pair(
      'Say what is waited for.',
      <Inline gap="small">
        <Spinner size="small" />
        <Text as="span">Checking the account</Text>
      </Inline>,
      'Turn one in each row.',
      <Stack gap="small">
        {['LND-482XA', 'KJA-456XY', 'AAA-934KC'].map((plate) => (
          <Inline key={plate} gap="small">
            <Spinner size="small" />
            <Text as="span">{plate}</Text>
          </Inline>
        ))}
      </Stack>,
    ),
  ],
  Stack: [
    pair(
      'Set one gap for all children.',
      <Stack gap="medium">
        <Heading level={3}>Bank account</Heading>
        <Text>GTBank, 0147386785</Text>
        <Button variant="secondary">Change</Button>
      </Stack>,
      'Push children apart one by one.',
      <Stack gap="none">
        <Heading level={3}>Bank account</Heading>
        <Text>GTBank, 0147386785</Text>
        <Text aria-hidden>{'\u00a0'}</Text>
        <Text aria-hidden>{'\u00a0'}</Text>
        <Button variant="secondary">Change</Button>
      </Stack>,
    ),
  ],
  StatGroup: [
    pair(
      'Group figures of one period, the one that counts first.',
      <StatGroup aria-label="November">
        <StatCard label="Net earnings" icon={<ChartColumn />} value="₦1,284,500" />
        <StatCard label="Trips" icon={<ChartColumn />} value="132" />
      </StatGroup>,
      'Put figures of different periods side by side.',
      <StatGroup aria-label="Figures">
        <StatCard label="Net in November" icon={<ChartColumn />} value="₦1,284,500" />
        <StatCard label="Trips since 2021" icon={<ChartColumn />} value="9,412" />
      </StatGroup>,
    ),
  ],
  TimetableLegend: [
    pair(
      'Show it where the table has both marks.',
      <Stack>
        <Timetable
          aria-label="Departures"
          rows={[
            { id: '1', time: '06:15', mark: 'own', days: [1, 2, 3, 4, 5] },
            { id: '2', time: '07:00', mark: 'open', days: [1, 3, 5] },
          ]}
        />
        <TimetableLegend />
      </Stack>,
      'Explain a mark that is not there.',
      <Stack>
        <Timetable aria-label="Departures" rows={[{ id: '1', time: '06:15', mark: 'own', days: [1, 2, 3, 4, 5] }]} />
        <TimetableLegend />
      </Stack>,
    ),
  ],
  VisuallyHidden: [
    pair(
      'Complete a name that the page around it makes clear to the eye.',
      <Button variant="secondary">
        Edit <VisuallyHidden>LND-482XA</VisuallyHidden>
      </Button>,
      'Hide what all users need.',
      <Stack gap="small">
        <TextField label="Password" />
        <VisuallyHidden>At least 8 characters</VisuallyHidden>
        <Badge tone="danger">Invalid</Badge>
      </Stack>,
    ),
  ],
}
