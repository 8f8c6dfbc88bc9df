import { idOf } from './random.ts'

/** A line that the operator runs, with its stops in order. */
export interface Line {
  code: string
  name: string
  city: string
  origin: string
  destination: string
  distanceMetres: number
  minutes: number
  stops: readonly string[]
}

const line = (code: string, city: string, kilometres: number, minutes: number, stops: readonly [string, ...string[]]): Line => {
  const origin = stops[0]
  const destination = stops.at(-1) ?? origin
  return {
    code,
    name: `${origin} – ${destination}`,
    city,
    origin,
    destination,
    distanceMetres: Math.round(kilometres * 1000),
    minutes,
    stops,
  }
}

/** The lines of the demo; names of places are real, distances are near enough. */
export const lines = [
  line('LOS-AJA-CMS-01', 'LOS', 28.4, 85, [
    'Ajah',
    'Abraham Adesanya',
    'Jakande',
    'Agungi',
    'Ikate',
    'Lekki Phase 1 Gate',
    'Sandfill',
    'CMS',
  ]),
  line('LOS-LEK-IKJ-01', 'LOS', 31.2, 95, [
    'Lekki Phase 1',
    'Sandfill',
    'Bonny Camp',
    'Adeniji',
    'Oworonshoki',
    'Ojota',
    'Maryland',
    'Ikeja',
  ]),
  line('LOS-IKD-YAB-01', 'LOS', 33.5, 100, ['Ikorodu', 'Agric', 'Ogolonto', 'Mile 12', 'Ketu', 'Ojota', 'Onipanu', 'Jibowu', 'Yaba']),
  line('LOS-EGB-MAR-01', 'LOS', 27.8, 105, [
    'Egbeda',
    'Iyana Ipaja',
    'Dopemu',
    'Agege Motor Road',
    'Oshodi',
    'Anthony',
    'Palmgrove',
    'Fadeyi',
    'Costain',
    'Marina',
  ]),
  line('LOS-BER-VIC-01', 'LOS', 29.6, 90, ['Berger', 'Kara', 'Ojodu', 'Seven-Up', 'Oworonshoki', 'Adeniji', 'Obalende', 'Victoria Island']),
  line('LOS-FES-IKO-01', 'LOS', 26.1, 80, ['Festac', 'Mile 2', 'Orile', 'Costain', 'Eko Bridge', 'Onikan', 'Ikoyi']),
  line('LOS-OJD-CMS-01', 'LOS', 24.9, 75, [
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
  ]),
  line('IBA-CHA-BOD-01', 'IBA', 13.7, 45, ['Challenge', 'Molete', 'Oke Ado', 'Dugbe', 'Mokola', 'Bodija']),
  line('ABV-KUB-WUS-01', 'ABV', 24.3, 55, ['Kubwa', 'Dutse', 'Katampe', 'Mabushi', 'Banex', 'Wuse']),
] as const satisfies readonly Line[]

/** The day on which the demo world begins; things older than the trips carry ids of it. */
export const worldBegins = new Date('2025-03-03T08:00:00Z')

export const lineId = (code: string): string => idOf('rte', code, worldBegins)
