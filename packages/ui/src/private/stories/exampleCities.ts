export interface City {
  id: string
  name: string
  state: string
  isClosed?: boolean
}

/** Example cities. */
export const cities: City[] = [
  { id: 'los', name: 'Lagos', state: 'Lagos' },
  { id: 'iba', name: 'Ibadan', state: 'Oyo' },
  { id: 'abk', name: 'Abeokuta', state: 'Ogun' },
  { id: 'abv', name: 'Abuja', state: 'FCT' },
  { id: 'ben', name: 'Benin City', state: 'Edo' },
  { id: 'enu', name: 'Enugu', state: 'Enugu' },
  { id: 'kan', name: 'Kano', state: 'Kano' },
  { id: 'phc', name: 'Port Harcourt', state: 'Rivers', isClosed: true },
  { id: 'osg', name: 'Òṣogbo', state: 'Osun' },
]

/** A thousand towns, for long lists. */
export const towns: City[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `town-${index + 1}`,
  name: `Town ${index + 1}`,
  state: `State ${(index % 36) + 1}`,
}))
