import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../Avatar/Avatar.tsx'
import { Badge, type BadgeTone } from '../../Badge/Badge.tsx'
import type { Column } from '../../DataTable/tableColumns.ts'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { Inline } from '../../Inline/Inline.tsx'
import { Menu } from '../../Menu/Menu.tsx'
import { Money } from '../../Money/Money.tsx'
import { Stack } from '../../Stack/Stack.tsx'
import { Text } from '../../Text/Text.tsx'

/** An example vehicle, for stories of lists. */
export interface Vehicle {
  id: string
  model: string
  nickname?: string
  plate: string
  kind: string
  city: string
  driver: string | null
  documents: string
  documentsTone?: BadgeTone
  /** Days until the documents expire. */
  days: number | null
  status: 'Active' | 'Paused' | 'Under review'
  trips: number
  kobo: bigint
}

const tones = { Active: 'success', Paused: 'neutral', 'Under review': 'info' } as const

const vehicle = (
  [model, nickname, plate, kind, city]: [string, string, string, string, string],
  driver: string | null,
  [documents, days, papersTone]: [string, number | null, BadgeTone?],
  status: Vehicle['status'],
  trips: number,
  naira: number,
): Vehicle => ({
  id: plate,
  model,
  ...(nickname === '' ? {} : { nickname }),
  plate,
  kind,
  city,
  driver,
  documents,
  days,
  ...(papersTone === undefined ? {} : { documentsTone: papersTone }),
  status,
  trips,
  kobo: BigInt(naira) * 100n,
})

/** Twelve example vehicles. */
export const fleet: readonly Vehicle[] = [
  vehicle(
    ['Toyota Hiace 2016', 'Bus 3', 'LND-482XA', 'Mini bus, 14', 'Lagos'],
    'Musa Bello',
    ['Expired 3 days ago', -3, 'danger'],
    'Active',
    44,
    1_284_500,
  ),
  vehicle(
    ['Toyota Coaster 2018', '', 'KJA-456XY', 'Coaster, 30', 'Lagos'],
    'Chidi Eze',
    ['Expired 2 days ago', -2, 'danger'],
    'Active',
    38,
    1_102_000,
  ),
  vehicle(
    ['Nissan Urvan 2019', 'Bus 5', 'EKY-118AB', 'Mini bus, 15', 'Lagos'],
    'Tunde Adéṣọlá',
    ['Expires in 12 days', 12, 'warning'],
    'Active',
    41,
    990_250,
  ),
  vehicle(
    ['Hyundai County 2017', '', 'FKJ-655TR', 'Coaster, 28', 'Lagos'],
    'Emeka Nwosu',
    ['Expires in 26 days', 26, 'warning'],
    'Active',
    36,
    875_000,
  ),
  vehicle(['Toyota Sienna 2013', '', 'LSR-207BD', 'Mini van, 7', 'Lagos'], null, ['Valid to 14 Mar 2027', 113], 'Active', 0, 0),
  vehicle(
    ['Toyota Coaster 2015', 'Big Bus', 'JJJ-889HN', 'Coaster, 30', 'Ibadan'],
    'Kola Ayọ̀délé',
    ['Valid to 21 Apr 2027', 151],
    'Active',
    33,
    800_100,
  ),
  vehicle(
    ['Toyota Hiace 2014', 'Bus 1', 'AAA-934KC', 'Mini bus, 14', 'Ibadan'],
    'Ibrahim Sani',
    ['Valid to 2 May 2027', 162],
    'Active',
    46,
    1_310_900,
  ),
  vehicle(
    ['Ford Transit 2018', '', 'KRD-320PQ', 'Mini bus, 16', 'Lagos'],
    'Yusuf Garba',
    ['Valid to 30 Jun 2027', 221],
    'Active',
    40,
    1_150_000,
  ),
  vehicle(['Lexus GX 2012', '', 'APP-512ZA', 'SUV, 6', 'Lagos'], 'Femi Ojo', ['Valid to 9 Sep 2027', 292], 'Paused', 0, 0),
  vehicle(
    ['Toyota Hiace 2015', 'Bus 2', 'GGE-071LM', 'Mini bus, 14', 'Lagos'],
    'Blessing Etim',
    ['Under review', null, 'info'],
    'Under review',
    0,
    0,
  ),
  vehicle(
    ['Mazda Bongo 2011', 'Bus 7', 'MUS-310FT', 'Mini bus, 12', 'Lagos'],
    'Śade Bako',
    ['Valid to 1 Oct 2027', 314],
    'Active',
    29,
    640_000,
  ),
  vehicle(
    ['Toyota Hiace 2018', 'Bus 9', 'SMK-144QA', 'Mini bus, 14', 'Abuja'],
    'Ọlá Dada',
    ['Valid to 3 Oct 2027', 316],
    'Active',
    31,
    705_300,
  ),
]

/** Creates `count` vehicles with unique ids. */
export const manyVehicles = (count: number): readonly Vehicle[] =>
  Array.from({ length: count }, (_unused, index) => {
    const like = fleet[index % fleet.length]
    if (!like) throw new Error('The fleet is empty')
    return { ...like, id: `vehicle ${index + 1}`, nickname: `Bus ${index + 1}`, trips: (index * 37) % 101 }
  })

const second = (text: string): ReactNode => (
  <Text as="span" size="small" tone="secondary">
    {text}
  </Text>
)

export const fleetColumns: readonly Column<Vehicle>[] = [
  {
    id: 'vehicle',
    header: 'Vehicle',
    sortBy: ({ model }) => model,
    cell: ({ model, nickname }) => (
      <Stack gap="none">
        <span>{model}</span>
        {nickname === undefined ? null : second(nickname)}
      </Stack>
    ),
  },
  { id: 'plate', header: 'Plate', sortBy: ({ plate }) => plate, cell: ({ plate }) => plate },
  {
    id: 'kind',
    header: 'Type, seats',
    cell: ({ kind, city }) => (
      <Stack gap="none">
        <span>{kind}</span>
        {second(city)}
      </Stack>
    ),
  },
  {
    id: 'driver',
    header: 'Driver',
    sortBy: ({ driver }) => driver,
    cell: ({ driver }) =>
      driver === null ? (
        second('None')
      ) : (
        <Inline gap="xsmall">
          <Avatar name={driver} size="small" decorative />
          <span>{driver}</span>
        </Inline>
      ),
  },
  {
    id: 'documents',
    header: 'Documents',
    sortBy: ({ days }) => days,
    cell: ({ documents, documentsTone }) =>
      documentsTone === undefined ? (
        second(documents)
      ) : (
        <Badge tone={documentsTone} dot>
          {documents}
        </Badge>
      ),
  },
  {
    id: 'status',
    header: 'Status',
    sortBy: ({ status }) => status,
    cell: ({ status }) => (
      <Badge tone={tones[status]} dot>
        {status}
      </Badge>
    ),
  },
  { id: 'trips', header: 'Trips, 30 days', align: 'end', sortBy: ({ trips }) => trips, cell: ({ trips }) => trips },
]

export const earnings: Column<Vehicle> = {
  id: 'earnings',
  header: 'Earned',
  align: 'end',
  sortBy: ({ kobo }) => kobo,
  cell: ({ kobo }) => <Money kobo={kobo} />,
  total: (rows) => <Money kobo={rows.reduce((sum, { kobo }) => sum + kobo, 0n)} />,
}

export const vehicleId = ({ id }: Vehicle): string => id
export const vehicleName = ({ model, plate }: Vehicle): string => `${model}, ${plate}`

/** The row actions of a vehicle. */
export const vehicleMenu =
  (onPause?: (vehicle: Vehicle) => void) =>
  (of: Vehicle): ReactNode => (
    <Menu
      trigger={<IconButton label={`More for ${of.plate}`} icon={<EllipsisVertical />} size="small" />}
      align="end"
      items={[
        { label: 'Pause', onSelect: () => onPause?.(of) },
        { label: 'Remove', danger: true },
      ]}
    />
  )
