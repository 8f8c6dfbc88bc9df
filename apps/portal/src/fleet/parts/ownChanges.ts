const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What the user has changed of an item, so that saving leaves what another user has changed meanwhile. Fields of a group are read together
 * by the server, such as a phone number and its country: they are sent together.
 */
export function pickOwnChanges<Item extends object>(
  start: Item,
  values: Item,
  groups: readonly (readonly (keyof Item)[])[] = [],
): Partial<Item> {
  const differs = (name: keyof Item) => !isSame(start[name], values[name])
  const names = Object.keys(values) as (keyof Item)[] // the keys of an object that the caller builds
  const changed = names.filter((name) => differs(name) || groups.some((group) => group.includes(name) && group.some(differs)))
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Item> // `fromEntries` forgets the names
}

/** What another user has changed between two versions: "Colour: White". */
export const describeOthersChanges = <Item extends object>(
  labels: Readonly<Partial<Record<keyof Item, string>>>,
  before: Item,
  after: Item,
  describe: (value: unknown, name: keyof Item) => string,
): readonly string[] =>
  (Object.entries(labels) as [keyof Item, string][]) // the keys of the literal that the caller passes
    .filter(([name]) => !isSame(before[name], after[name]))
    .map(([name, label]) => `${label}: ${after[name] === null || after[name] === '' ? 'removed' : describe(after[name], name)}`)
