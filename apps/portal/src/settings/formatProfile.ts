/** A phone number in groups as people read it, +234 803 000 0001; of other countries as it is stored. */
export function formatPhone(phone: string | undefined): string | undefined {
  return phone?.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '+234 $1 $2 $3')
}

/** A role's name in words: `partner_trip_manager` is "Trip manager". A role that this version does not know reads the same way. */
export function formatRole(name: string): string {
  const words = name.replace(/^partner_/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
