import { canAccess, isOwner } from './access.ts'
import { paths, type PageName } from './paths.ts'
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
 * a parameter, a query name or a query value is none that the page knows.
 */
export function matchPath(link: string): PathMatch | undefined {
  const [address = '', search = ''] = link.split(/\?(.*)/s)
  const query = [...new URLSearchParams(search)]
  return (Object.keys(paths) as PageName[])
    .map((name) => ({ page: name, ...paths[name], parameters: matchPattern(paths[name].pattern, address) }))
    .toSorted((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')))
    .flatMap(({ page, access, allowed, parameters }) => {
      if (parameters === undefined) return []
      const words: Readonly<Record<string, readonly string[] | 'text'>> = allowed
      const isAllowed = ([name, value]: readonly [string, string]) => words[name] === 'text' || words[name]?.includes(value) === true
      const known = Object.entries(parameters).every(([name, value]) => words[name] === undefined || isAllowed([name, value]))
      return known && query.every(isAllowed) ? [{ page, access, parameters }] : []
    })[0]
}

/** Whether a member with these roles may open the page that a link leads to; false for a link that leads to no page. */
export function canOpenLink(link: string, roles: readonly string[]): boolean {
  const access = matchPath(link)?.access
  if (access === undefined) return false
  if (isArea(access)) return canAccess(access, roles)
  return access === 'onboarding' ? isOwner(roles) : true
}

function matchPattern(pattern: string, address: string): Record<string, string> | undefined {
  const names: string[] = []
  const source = pattern.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    names.push(name)
    return optional ? '(?:/([^/]+))?' : '/([^/]+)'
  })
  const match = new RegExp(`^${source}$`).exec(address)
  if (!match) return undefined
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = match[index + 1]
      return value === undefined ? [] : [[name, decodeURIComponent(value)]]
    }),
  )
}
