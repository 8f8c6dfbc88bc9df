/** What the value of a query parameter must be: a pattern, or a whole number within limits. Other values only the program can read. */
export type ParameterRule = string | readonly [minimum: number, maximum: number]
/** The parameters that a list takes over from the address of the page, by name. */
export type ParameterRules = Readonly<Record<string, ParameterRule>>

/**
 * The query of a list's call, from the address of the page, as `useListQuery` reads it. Undefined if a value does not keep to its rule: the
 * program reads the address by the schema of the call, which this script does not have, and leaves such a value out.
 */
export function copyParameters(search: string, rules: ParameterRules): string | undefined {
  const address = new URLSearchParams(search)
  const copied = Object.keys(rules).flatMap((name) => address.getAll(name).map((value) => [name, value.trim()] as const))
  // The days of a range, which are texts in their order.
  const [from, to] = [address.get('from'), address.get('to')]
  const isKnown = copied.every(([name, value]) => matches(value, rules[name])) && (from === null || to === null || from <= to)
  return isKnown ? new URLSearchParams(copied.map((pair) => [...pair])).toString() : undefined
}

function matches(value: string, rule: ParameterRule = ''): boolean {
  if (typeof rule === 'string') return new RegExp(`^(?:${rule})$`).test(value)
  return /^\d+$/.test(value) && Number(value) >= rule[0] && Number(value) <= rule[1]
}
