/** Code that the same pages need. */
export interface CodeGroup {
  name: string
  /** Characters before minification. */
  size: number
  /** The pages and lazy parts that load it. */
  users: ReadonlySet<string>
  /** The names of the groups that it imports. */
  imports: ReadonlySet<string>
  /** A group that keeps its own chunk. */
  isFixed: boolean
}

interface JoinLimits {
  /** A group from this size is worth a file of its own, in characters before minification. */
  largeSize: number
  /** At most so much of a file is of no use to a page that loads it, because groups became one. */
  maxWaste: number
  /** A file less is worth so many characters that a page does not need. */
  fileCost: number
}

interface Joined extends CodeGroup {
  users: Set<string>
  members: CodeGroup[]
}

/**
 * Joins small groups where the files that pages load less outweigh what they do not need, best ones first. Returns the name of each group's
 * chunk. Chunks never import each other, because a circle of modules may run in the wrong order.
 */
export function joinGroups(groups: readonly CodeGroup[], { largeSize, maxWaste, fileCost }: JoinLimits): Map<string, string> {
  const joined = new Set<Joined>(groups.map((group) => ({ ...group, users: new Set(group.users), members: [group] })))
  addIndirectUsers(joined)
  /** Those who need a group, and do not only load it. */
  const needed = new Map([...joined].map(({ name, users }) => [name, new Set(users)] as const))
  const isTooMuch = (one: Joined, other: Joined) => {
    const members = [...one.members, ...other.members]
    const wasteOf = (user: string) => members.reduce((sum, { name, size }) => (needed.get(name)?.has(user) === true ? sum : sum + size), 0)
    return [...one.users, ...other.users].some((user) => wasteOf(user) > maxWaste)
  }
  for (;;) {
    const owners = new Map([...joined].flatMap((group) => group.members.map(({ name }) => [name, group] as const)))
    const imported = new Map([...joined].map((group) => [group, listImported(group, owners)] as const))
    const importedBy = (group: Joined) => imported.get(group) ?? new Set<Joined>()
    let best: { gain: number; first: Joined; second: Joined } | undefined
    const open = [...joined].filter(({ isFixed }) => !isFixed)
    for (const [index, second] of open.entries())
      for (const first of open.slice(0, index)) {
        if (Math.min(first.size, second.size) >= largeSize) continue
        const own = sumWaste(first.users, second, importedBy(second), maxWaste)
        const other = sumWaste(second.users, first, importedBy(first), maxWaste)
        if (own === undefined || other === undefined) continue
        const gain = fileCost * [...first.users].filter((user) => second.users.has(user)).length - own - other
        if (gain <= 0 || (best && best.gain >= gain)) continue
        if (isTooMuch(first, second) || isBetween(first, second, importedBy) || isBetween(second, first, importedBy)) continue
        best = { gain, first, second }
      }
    if (!best) return new Map([...joined].flatMap(({ name, members }) => members.map((member) => [member.name, name] as const)))
    const { first, second } = best
    const users = [...first.users, ...second.users]
    for (const group of [first, ...importedBy(first), ...importedBy(second)]) group.users = new Set([...group.users, ...users])
    first.members.push(...second.members)
    first.size += second.size
    first.imports = new Set([...first.imports, ...second.imports])
    joined.delete(second)
  }
}

/** Whoever loads a group loads what it imports. */
function addIndirectUsers(groups: ReadonlySet<Joined>): void {
  const owners = new Map([...groups].map((group) => [group.name, group] as const))
  for (const group of groups)
    for (const imported of listImported(group, owners)) imported.users = new Set([...imported.users, ...group.users])
}

/** The groups that a group imports, directly or through others. */
function listImported(group: Joined, owners: ReadonlyMap<string, Joined>): Set<Joined> {
  const found = new Set<Joined>([group])
  for (const each of found)
    for (const name of each.imports) {
      const owner = owners.get(name)
      if (owner) found.add(owner)
    }
  found.delete(group)
  return found
}

/** What users would load beside their own if they needed this group too; undefined if that is too much for one of them. */
function sumWaste(users: ReadonlySet<string>, group: Joined, imported: ReadonlySet<Joined>, maxWaste: number): number | undefined {
  let sum = 0
  for (const user of users) {
    if (group.users.has(user)) continue
    let waste = group.size
    for (const each of imported) if (!each.users.has(user)) waste += each.size
    if (waste > maxWaste) return undefined
    sum += waste
  }
  return sum
}

/** Whether a group imports another through a third one. */
const isBetween = (from: Joined, to: Joined, importedBy: (group: Joined) => ReadonlySet<Joined>): boolean =>
  [...importedBy(from)].some((third) => third !== to && importedBy(third).has(to))
