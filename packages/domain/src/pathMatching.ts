import { canAccess, isOwner } from './access.ts'
import { paths, type AllowedValues, type PageName } from './paths.ts'
import { noValues, pathValues } from './pathValues.ts'
import { isArea, type AccessRule } from './routeAccess.ts'

/** The page that a link leads to. */
export interface PathMatch {
  page: PageName
  access: AccessRule
  /** The parameters of the path, decoded. */
  parameters: Readonly<Record<string, string>>
}

/**
 * Finds the page of a link such as `/trips/details/trp_1/manifest`. Returns undefined where the portal has no such page, or where
 * the page does not know a parameter, a query name or a query value.
 */
export function matchPath(link: string): PathMatch | undefined {
  const [address = '', search = ''] = link.split(/\?(.*)/s)
  const query = [...new URLSearchParams(search)]
  // A page without parameters is the better match: `/vehicles/add-vehicle` is no vehicle.
  const names = (Object.keys(paths) as PageName[]).toSorted(
    (a, b) => Number(paths[a].pattern.includes(':')) - Number(paths[b].pattern.includes(':')),
  )
  for (const page of names) {
    const { pattern, access } = paths[page]
    const parameters = matchPattern(pattern, address)
    if (parameters && hasKnownValues(allowedValuesOf(page), parameters, query)) {
      return {
        page,
        access,
        parameters: Object.fromEntries(parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      }
    }
  }
  return undefined
}

/** Whether a member with these roles may open the page that a link leads to; false for a link that leads to no page. */
export function canOpenLink(link: string, roles: readonly string[]): boolean {
  const access = matchPath(link)?.access
  if (access === undefined) return false
  if (isArea(access)) return canAccess(access, roles)
  return access === 'onboarding' ? isOwner(roles) : true
}

const allowedValues: Readonly<Partial<Record<PageName, Readonly<Record<string, AllowedValues>>>>> = pathValues

/** The values that the parameters and the query of a page may have, by name. */
export const allowedValuesOf = (page: PageName): Readonly<Record<string, AllowedValues>> => allowedValues[page] ?? noValues

type Parameters = readonly (readonly [name: string, value: string | undefined])[]

function hasKnownValues(
  allowed: Readonly<Record<string, AllowedValues>>,
  parameters: Parameters,
  query: readonly (readonly [string, string])[],
): boolean {
  const inPath = new Set(parameters.map(([name]) => name))
  return (
    parameters.every(([name, value]) => {
      const words = allowed[name] ?? 'text'
      return value === undefined || words === 'text' || words.includes(value)
    }) &&
    query.every(([name, value]) => {
      const words = inPath.has(name) ? undefined : allowed[name]
      return words === 'text' || words?.includes(value) === true
    })
  )
}

function matchPattern(pattern: string, address: string): Parameters | undefined {
  const names: string[] = []
  const source = pattern.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    names.push(name)
    return optional ? '(?:/([^/]+))?' : '/([^/]+)'
  })
  const match = new RegExp(`^${source}$`).exec(address)
  return match ? names.map((name, index) => [name, decode(match[index + 1])] as const) : undefined
}

function decode(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return value
  }
}
