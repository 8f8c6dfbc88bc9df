/** The name of a driver. */
export const driverName = ({ fname, lname }: { fname: string; lname: string }): string => `${fname} ${lname}`
