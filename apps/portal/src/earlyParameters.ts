/** The parameters that a list takes over from the address of the page: by name a pattern of values that its call takes for certain. */
export type ParameterRules = Readonly<Record<string, string>>

/**
 * The query of a list's call, from the address of the page, as `useListQuery` reads it. Undefined if a value does not keep to its rule: the
 * program reads the address by the schema of the call, which this script does not have, and leaves such a value out.
 */
export function copyParameters(search: string, rules: ParameterRules): string | undefined {
  const address = new URLSearchParams(search)
  const copied = new URLSearchParams()
  for (const name in rules)
    for (const value of address.getAll(name)) {
      if (!new RegExp(`^(?:${rules[name]})$`).test(value.trim())) return undefined
      copied.append(name, value.trim())
    }
  // The days of a range, which are texts in their order.
  const from = address.get('from') ?? ''
  return from <= (address.get('to') ?? from) ? copied.toString() : undefined
}
