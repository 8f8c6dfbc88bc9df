/** What a vehicle is called where its plate is shown too: 'Toyota Hiace 2014'. A form has the year as it is typed. */
export const formatVehicleName = ({ brand, name, year }: { brand: string; name: string; year: number | string }): string =>
  `${brand} ${name} ${year}`
