import type { MapWater, RouteStop } from '../../RouteMap/RouteMap.tsx'

/** A morning trip from Ajah to CMS, next stop Lekki Phase 1. */
export const lekkiStops: RouteStop[] = [
  { id: 'ajah', name: 'Ajah', lat: 6.4675, lng: 3.5852, time: '06:17', detail: '4 boarded', status: 'done' },
  { id: 'abraham', name: 'Abraham Adesanya', lat: 6.4701, lng: 3.5604, time: '06:26', detail: '2 boarded', status: 'done' },
  { id: 'ikota', name: 'Ikota', lat: 6.4688, lng: 3.5361, time: '06:35', detail: '1 boarded', status: 'done' },
  { id: 'chevron', name: 'Chevron', lat: 6.4731, lng: 3.5122, time: '06:44', detail: '2 boarded', status: 'done' },
  { id: 'jakande', name: 'Jakande', lat: 6.4712, lng: 3.4898, time: '06:52', detail: 'No one waiting', status: 'done' },
  { id: 'lekki', name: 'Lekki Phase 1', lat: 6.4776, lng: 3.4521, time: 'about 07:04', detail: '2 waiting', status: 'current' },
  { id: 'sandfill', name: 'Sandfill', lat: 6.4858, lng: 3.4251, time: 'about 07:19', detail: '1 to leave', status: 'upcoming' },
  { id: 'cms', name: 'CMS', lat: 6.4981, lng: 3.3958, time: 'about 07:37', detail: 'Last stop', status: 'upcoming' },
]

export const lekkiWater: MapWater[] = [
  {
    id: 'lagoon',
    name: 'Lagos Lagoon',
    points: [
      { lat: 6.55, lng: 3.37 },
      { lat: 6.507, lng: 3.37 },
      { lat: 6.508, lng: 3.42 },
      { lat: 6.494, lng: 3.47 },
      { lat: 6.491, lng: 3.53 },
      { lat: 6.494, lng: 3.62 },
      { lat: 6.55, lng: 3.62 },
    ],
  },
  {
    id: 'ocean',
    name: 'Atlantic Ocean',
    points: [
      { lat: 6.4, lng: 3.37 },
      { lat: 6.461, lng: 3.37 },
      { lat: 6.46, lng: 3.44 },
      { lat: 6.452, lng: 3.52 },
      { lat: 6.453, lng: 3.62 },
      { lat: 6.4, lng: 3.62 },
    ],
  },
]

export const lekkiRoads = [
  [
    { lat: 6.4776, lng: 3.4521 },
    { lat: 6.492, lng: 3.4545 },
    { lat: 6.51, lng: 3.45 },
    { lat: 6.54, lng: 3.43 },
  ],
  [
    { lat: 6.4731, lng: 3.5122 },
    { lat: 6.455, lng: 3.5119 },
  ],
]

/** Thirty stops on a winding road. */
export const thirty: RouteStop[] = Array.from({ length: 30 }, (_, index) => ({
  id: `stop-${index}`,
  name: `Stop ${index + 1}`,
  lat: 6.5 + Math.sin(index / 3) * 0.02,
  lng: 3.3 + index * 0.006,
  time: `07:${String(index * 2).padStart(2, '0')}`,
  status: index < 11 ? 'done' : index === 11 ? 'current' : 'upcoming',
}))
