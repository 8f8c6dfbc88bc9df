// Long, because it is a table.
import {
  AvatarGroup,
  Card,
  CardGroup,
  DataTable,
  GroupedList,
  Inline,
  Meter,
  NotificationList,
  Picture,
  RouteLine,
  RouteProgress,
  SeatPlan,
  Stack,
  Text,
  Timetable,
  RouteName,
  UnbrokenText,
  Waterfall,
} from '@vehicle-partner/ui'
import { BarChart, DonutChart, LineChart } from '@vehicle-partner/ui/charts'
import { pair, type ExamplePairTable } from './examplePair.ts'

const days = [12, 18, 15, 21, 9].map((value, at) => ({ date: `2026-11-0${at + 2}`, value }))
const bars = days.map(({ date, value }) => ({
  id: date,
  label: `${Number(date.slice(8))} November`,
  axisLabel: String(Number(date.slice(8))),
  value,
}))

const sentence = 'LND-482XA gets no new trips until you renew it. KJA-456XY does.'
/** So narrow that a browser breaks a plate. */
const narrow = { inlineSize: '12rem' }

/** Charts, tables, lists and what shows a trip. */
export const dataPairs: ExamplePairTable = {
  Meter: [
    pair(
      'Compare shares of one whole.',
      <Stack gap="small">
        <Meter label="Share of KJA-456XY" value={61} valueText="61.0 %" />
        <Meter label="Share of LND-482XA" value={39} valueText="39.0 %" />
      </Stack>,
      'Give each row a largest value of its own: equal bars mean different amounts.',
      <Stack gap="small">
        <Meter label="KJA-456XY" value={38} max={40} valueText="38 trips" />
        <Meter label="LND-482XA" value={12} max={13} valueText="12 trips" />
      </Stack>,
    ),
  ],
  AvatarGroup: [
    pair(
      'Show a few, and the number of the others.',
      <AvatarGroup
        label="Drivers of LND-482XA"
        people={[
          { id: '1', name: 'Musa Bello' },
          { id: '2', name: 'Aisha Kalu' },
          { id: '3', name: 'Efe Hassan' },
          { id: '4', name: 'Tunde Shehu' },
        ]}
        max={2}
      />,
      'Show all of them: no person can be recognised.',
      <AvatarGroup
        label="Drivers"
        people={['Musa Bello', 'Aisha Kalu', 'Efe Hassan', 'Tunde Shehu', 'Osaze Aigbe', 'Kabiru Chukwu', 'Nsikan Sanni'].map((name) => ({
          id: name,
          name,
        }))}
        max={7}
      />,
    ),
  ],
  BarChart: [
    pair(
      'Name what is counted and the days.',
      <BarChart caption="Trips per day" subtitle="2–6 November 2026" data={bars} unit={{ one: 'trip', other: 'trips' }} />,
      'Draw two numbers that a sentence would say.',
      <BarChart caption="Chart" data={bars.slice(0, 2)} />,
    ),
  ],
  DataTable: [
    pair(
      'Let the first column name the row, and align amounts at their end.',
      <DataTable
        caption="Vehicles"
        columns={[
          { id: 'plate', header: 'Plate', cell: ({ plate }) => plate },
          { id: 'trips', header: 'Trips', cell: ({ trips }) => trips, align: 'end' },
        ]}
        data={[
          { plate: 'LND-482XA', trips: 44 },
          { plate: 'KJA-456XY', trips: 9 },
        ]}
        getRowId={({ plate }) => plate}
        getRowName={({ plate }) => plate}
      />,
      'Begin with numbers that nothing names.',
      <DataTable
        caption="Data"
        columns={[
          { id: 'trips', header: 'Count', cell: ({ trips }) => trips },
          { id: 'plate', header: 'ID', cell: ({ plate }) => plate },
        ]}
        data={[
          { plate: 'LND-482XA', trips: 44 },
          { plate: 'KJA-456XY', trips: 9 },
        ]}
        getRowId={({ plate }) => plate}
        getRowName={({ plate }) => plate}
      />,
    ),
  ],
  DonutChart: [
    pair(
      'Give few segments, and the sum with its unit.',
      <DonutChart
        caption="Trips by state"
        centerLabel="trips"
        segments={[
          { id: 'done', label: 'Completed', value: 30, status: 'done' },
          { id: 'now', label: 'On the road', value: 2, status: 'current' },
          { id: 'ahead', label: 'Upcoming', value: 8, status: 'upcoming' },
        ]}
      />,
      'Draw a single value as a ring.',
      <DonutChart caption="Trips" centerLabel="trips" segments={[{ id: 'done', label: 'Completed', value: 30, status: 'done' }]} />,
    ),
  ],
  GroupedList: [
    pair(
      'Say in the count what matters of the group.',
      <GroupedList
        groups={[
          {
            id: 'chevron',
            title: 'Chevron',
            detail: '1 of 2 boarded',
            items: [
              { id: 'h', title: 'Halima B.' },
              { id: 'o', title: 'Obi N.' },
            ],
          },
        ]}
      />,
      'Make a group of each row.',
      <GroupedList
        groups={[
          { id: 'h', title: 'Halima B.', items: [{ id: 'h', title: 'Chevron' }] },
          { id: 'o', title: 'Obi N.', items: [{ id: 'o', title: 'Chevron' }] },
        ]}
      />,
    ),
  ],
  LineChart: [
    pair(
      'Draw what changes day by day, one or two lines.',
      <LineChart caption="Trips per day" series={[{ id: 'trips', label: 'Trips', points: days }]} />,
      'Draw lines that lie on each other.',
      <LineChart
        caption="Trips"
        series={['Planned', 'Assigned', 'Confirmed'].map((label, at) => ({
          id: label,
          label,
          points: days.map(({ date, value }) => ({ date, value: value + at / 4 })),
        }))}
      />,
    ),
  ],
  NotificationList: [
    pair(
      'Say what happened to what.',
      <NotificationList
        groups={[
          {
            label: 'Today',
            items: [{ id: '1', tone: 'warning', title: 'Insurance of LND-482XA ends in 7 days', time: '14:32', unread: true }],
          },
        ]}
      />,
      'Make people open it to learn what it is.',
      <NotificationList
        groups={[{ label: 'Today', items: [{ id: '1', tone: 'warning', title: 'You have an update', time: '14:32', unread: true }] }]}
      />,
    ),
  ],
  Picture: [
    pair(
      'Give an empty alternative text where the name stands beside it.',
      <Inline>
        <Picture src={undefined} alt="" />
        <Text as="span">Toyota Hiace 2019</Text>
      </Inline>,
      'Show a document in it: the frame crops what people must read.',
      <Picture src={undefined} alt="Insurance certificate, valid until 3 March 2027" />,
    ),
  ],
  RouteLine: [
    pair(
      'Give the time from the first stop.',
      <RouteLine
        aria-label="Stops to CMS"
        stops={[
          { id: 'ajah', name: 'Ajah', time: '0 min' },
          { id: 'ikate', name: 'Ikate', time: '49 min' },
          { id: 'cms', name: 'CMS', time: '1 h 25 min' },
        ]}
      />,
      'Leave people to guess how long it takes.',
      <RouteLine
        aria-label="Stops"
        stops={[
          { id: 'ajah', name: 'Ajah', time: '' },
          { id: 'cms', name: 'CMS', time: '' },
        ]}
      />,
    ),
  ],
  RouteProgress: [
    pair(
      'Write the next stop and the delay beside it.',
      <Stack gap="small">
        <RouteProgress label="Ajah to CMS, 60 % of the way" value={0.6} />
        <Text size="small">Next: Ikate, 07:04, 4 min late</Text>
      </Stack>,
      'Leave the drawing alone: it has no words.',
      <RouteProgress label="Progress" value={0.6} />,
    ),
  ],
  SeatPlan: [
    pair(
      'Give the rows as the vehicle has them.',
      <SeatPlan
        rows={[
          ['A1', 'A2', 'A3'],
          ['B1', 'B2', 'B3'],
        ]}
        booked={['A1', 'B2']}
      />,
      'Put all seats in one row.',
      <SeatPlan rows={[['A1', 'A2', 'A3', 'B1', 'B2', 'B3']]} booked={['A1', 'B2']} />,
    ),
  ],
  CardGroup: [
    pair(
      'Cards of one kind in one frame.',
      <CardGroup columns="one">
        <Card key="ajah" title="Ajah to CMS" titleLevel={3}>
          9 minutes late
        </Card>
        <Card key="ikeja" title="Ikeja to Yaba" titleLevel={3}>
          On time
        </Card>
      </CardGroup>,
      'Cards that have nothing in common.',
      <CardGroup columns="one">
        <Card key="ajah" title="Ajah to CMS" titleLevel={3}>
          9 minutes late
        </Card>
        <Card key="terms" title="Terms and conditions" titleLevel={3}>
          Changed on 1 November
        </Card>
      </CardGroup>,
    ),
  ],
  RouteName: [
    pair(
      'Draw the arrow, which a screen reader hears as “to”.',
      <RouteName places={['Ajah', 'CMS']} />,
      'Type it: the typeface has no arrow, and it is read out as a sign.',
      <Text as="span">Ajah {'→'} CMS</Text>,
    ),
  ],
  Timetable: [
    pair(
      'One row for each time, with the days on which it leaves.',
      <Timetable aria-label="Departures" rows={[{ id: '1', time: '06:15', mark: 'own', days: [1, 2, 3, 4, 5] }]} />,
      'A row for each day of the same time.',
      <Timetable
        aria-label="Departures"
        rows={[
          { id: '1', time: '06:15', mark: 'own', days: [1] },
          { id: '2', time: '06:15', mark: 'own', days: [2] },
          { id: '3', time: '06:15', mark: 'own', days: [3] },
        ]}
      />,
    ),
  ],
  UnbrokenText: [
    pair(
      'Keep each plate of a sentence on one line.',
      <div style={narrow}>
        <UnbrokenText>{sentence}</UnbrokenText>
      </div>,
      'Leave it to the browser, which breaks a plate after its hyphen.',
      <div style={narrow}>
        <Text as="span">{sentence}</Text>
      </div>,
    ),
  ],
  Waterfall: [
    pair(
      'Go from the gross to what is left.',
      <Waterfall
        aria-label="From gross to net"
        steps={[
          { id: 'gross', label: 'Gross', value: '₦65,000', from: 0, to: 65, tone: 'added' },
          { id: 'fee', label: 'Platform fee', value: '−₦3,250', from: 61.75, to: 65, tone: 'removed' },
          { id: 'net', label: 'Yours', value: '₦61,750', from: 0, to: 61.75, tone: 'total' },
        ]}
      />,
      'Begin with a deduction of a sum that is not shown.',
      <Waterfall
        aria-label="Amounts"
        steps={[
          { id: 'fee', label: 'Fee', value: '−₦3,250', from: 61.75, to: 65, tone: 'removed' },
          { id: 'net', label: 'Net', value: '₦61,750', from: 0, to: 61.75, tone: 'total' },
        ]}
      />,
    ),
  ],
}
