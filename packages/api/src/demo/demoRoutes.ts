import type { CityCode } from './demoCities.ts'
import { stopCoordinates } from './stopCoordinates.ts'

/** A demo route with its stops in order. */
export interface DemoRoute {
  code: string
  name: string
  city: CityCode
  kilometres: number
  minutes: number
  stops: readonly { name: string; lat: number; lng: number }[]
  /** Without a partner yet: partners can request its departures. */
  open: boolean
  demand: 'low' | 'medium' | 'high'
}

const createRoute = (
  code: string,
  city: CityCode,
  [kilometres, minutes]: readonly [number, number],
  stops: readonly string[],
  more: Partial<Pick<DemoRoute, 'open' | 'demand'>> = {},
): DemoRoute => ({
  code,
  name: `${stops[0] ?? ''} – ${stops.at(-1) ?? ''}`,
  city,
  kilometres,
  minutes,
  stops: stops.map((name) => ({ name, ...stopCoordinates(name) })),
  open: false,
  demand: 'medium',
  ...more,
})

/** Demo routes. Place names are real, distances and coordinates approximate. */
export const demoRoutes: readonly DemoRoute[] = [
  createRoute(
    'LOS-AJA-CMS-01',
    'LOS',
    [28.4, 85],
    ['Ajah', 'Abraham Adesanya', 'Jakande', 'Agungi', 'Ikate', 'Lekki Phase 1 Gate', 'Sandfill', 'CMS'],
    {
      demand: 'high',
    },
  ),
  createRoute(
    'LOS-LEK-IKJ-01',
    'LOS',
    [31.2, 95],
    ['Lekki Phase 1', 'Sandfill', 'Bonny Camp', 'Adeniji', 'Oworonshoki', 'Ojota', 'Maryland', 'Ikeja'],
  ),
  createRoute(
    'LOS-IKD-YAB-01',
    'LOS',
    [33.5, 100],
    ['Ikorodu', 'Agric', 'Ogolonto', 'Mile 12', 'Ketu', 'Ojota', 'Onipanu', 'Jibowu', 'Yaba'],
    {
      demand: 'high',
    },
  ),
  createRoute(
    'LOS-EGB-MAR-01',
    'LOS',
    [27.8, 105],
    ['Egbeda', 'Iyana Ipaja', 'Dopemu', 'Agege Motor Road', 'Oshodi', 'Anthony', 'Palmgrove', 'Fadeyi', 'Costain', 'Marina'],
  ),
  createRoute(
    'LOS-BER-VIC-01',
    'LOS',
    [29.6, 90],
    ['Berger', 'Kara', 'Ojodu', 'Seven-Up', 'Oworonshoki', 'Adeniji', 'Obalende', 'Victoria Island'],
  ),
  createRoute('LOS-FES-IKO-01', 'LOS', [26.1, 80], ['Festac', 'Mile 2', 'Orile', 'Costain', 'Eko Bridge', 'Onikan', 'Ikoyi'], {
    demand: 'low',
  }),
  createRoute(
    'LOS-OJD-CMS-01',
    'LOS',
    [24.9, 75],
    [
      'Ojodu',
      'Ogba',
      'Agidingbi',
      'Alausa',
      'Ojota',
      'Maryland',
      'Anthony',
      'Obanikoro',
      'Palmgrove',
      'Onipanu',
      'Jibowu',
      'Iddo',
      'Idumota',
      'CMS',
    ],
  ),
  createRoute('IBA-CHA-BOD-01', 'IBA', [13.7, 45], ['Challenge', 'Molete', 'Oke Ado', 'Dugbe', 'Mokola', 'Bodija']),
  createRoute('ABV-KUB-WUS-01', 'ABV', [24.3, 55], ['Kubwa', 'Dutse', 'Katampe', 'Mabushi', 'Banex', 'Wuse']),
  createRoute('LOS-VIC-IKO-01', 'LOS', [6.2, 25], ['Victoria Island', 'Ikoyi'], { open: true, demand: 'low' }),
  createRoute(
    'LOS-EPE-CMS-01',
    'LOS',
    [78.5, 180],
    [
      'Epe',
      'Odomola',
      'Eleko Junction',
      'Awoyaya',
      'Lakowe',
      'Bogije',
      'Abijo',
      'Sangotedo',
      'Novare Mall',
      'Ajah',
      'Badore Junction',
      'Abraham Adesanya',
      'VGC',
      'Ikota',
      'Chevron',
      'Jakande',
      'Agungi',
      'Osapa',
      'Ikate',
      'Marwa',
      'Lekki Phase 1 Gate',
      'Sandfill',
      'Bonny Camp',
      'Obalende',
      'CMS',
    ],
    { open: true, demand: 'high' },
  ),
]

/** Planned seconds after departure at a stop, evenly distributed. */
export const stopOffsetSeconds = ({ minutes, stops }: Pick<DemoRoute, 'minutes' | 'stops'>, at: number): number =>
  Math.round((minutes * 60 * at) / (stops.length - 1))
