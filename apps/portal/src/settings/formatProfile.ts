/** Groups the digits of a Nigerian phone number, +234 803 000 0001; other numbers are unchanged. */
export function formatPhone(phone: string | undefined): string | undefined {
  return phone?.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '+234 $1 $2 $3')
}

/** The label of a role name, also of an unknown one: `partner_trip_manager` is "Trip manager". */
export function formatRole(name: string): string {
  const label = name.replace(/^partner_/, '').replaceAll('_', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
