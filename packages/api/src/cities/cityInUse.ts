import { RequestError } from '../kernel/errors.ts'

const countOf = (count: number, noun: string) => (count === 0 ? [] : [count === 1 ? `1 ${noun}` : `${count} ${noun}s`])

/** What an organisation has in a city. */
export interface CityUse {
  /** Based there, without the archived ones. */
  vehicles: number
  drivers: number
  /** Planned departures of the organisation on routes of the city. */
  departures: number
}

/** Throws RequestError `InUse`, with the numbers, if vehicles or drivers are based in a city, or departures are planned there. */
export function checkCityNotInUse({ vehicles, drivers, departures }: CityUse): void {
  const data = { vehicles, drivers, departures }
  const based = [...countOf(vehicles, 'vehicle'), ...countOf(drivers, 'driver')].join(' and ')
  if (based !== '') throw new RequestError('InUse', `${based} ${vehicles + drivers === 1 ? 'is' : 'are'} based in this city`, { data })
  if (departures === 0) return
  const planned = countOf(departures, 'planned departure').join('')
  throw new RequestError('InUse', `${planned} of yours ${departures === 1 ? 'runs' : 'run'} in this city`, { data })
}
