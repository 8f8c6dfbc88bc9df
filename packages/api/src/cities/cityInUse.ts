import { RequestError } from '../kernel/errors.ts'

const countOf = (count: number, noun: string) => (count === 0 ? [] : [count === 1 ? `1 ${noun}` : `${count} ${noun}s`])

/** Throws RequestError `InUse`, with the numbers, if vehicles or drivers are based in a city. */
export function checkCityNotInUse({ vehicles, drivers }: { vehicles: number; drivers: number }): void {
  if (vehicles + drivers === 0) return
  const based = [...countOf(vehicles, 'vehicle'), ...countOf(drivers, 'driver')].join(' and ')
  throw new RequestError('InUse', `${based} ${vehicles + drivers === 1 ? 'is' : 'are'} based in this city`, { data: { vehicles, drivers } })
}
