/** What a vehicle is called where its plate is shown too: 'Toyota Hiace 2014'. */
export const formatVehicleName = ({ brand, name, year }: { brand: string; name: string; year: number }): string =>
  `${brand} ${name} ${year}`
