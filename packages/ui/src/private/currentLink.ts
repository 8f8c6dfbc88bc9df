const getPath = (href: string): string => href.split(/[?#]/u)[0] ?? ''

export interface LinkItem {
  href: string
  /** Further addresses under which it counts as the current one. */
  match?: readonly string[]
}

/** The one whose address is the current one, or else the nearest above it: `/vehicles` for `/vehicles/12?tab=papers`. */
export function findCurrentLink<Item extends LinkItem>(items: readonly Item[], currentHref: string): Item | undefined {
  const exact = items.find(({ href }) => href === currentHref)
  if (exact) return exact
  const here = getPath(currentHref)
  return items
    .flatMap((item) => [item.href, ...(item.match ?? [])].map((href) => ({ item, path: getPath(href) })))
    .filter(({ path }) => path !== '' && (here === path || here.startsWith(path.endsWith('/') ? path : `${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]?.item
}

/** Both lead to one page, whatever is asked of it. */
export const isSamePage = (a: string, b: string): boolean => getPath(a) === getPath(b)
