const getPath = (href: string): string => href.split(/[?#]/u)[0] ?? ''

export interface LinkItem {
  href: string
  /** Other URLs for which this item is current. */
  match?: readonly string[]
}

/** Finds the item of the current URL, or of its nearest ancestor: `/vehicles` for `/vehicles/12?tab=documents`. */
export function findCurrentLink<Item extends LinkItem>(items: readonly Item[], currentHref: string): Item | undefined {
  const exact = items.find(({ href }) => href === currentHref)
  if (exact) return exact
  const currentPath = getPath(currentHref)
  return items
    .flatMap((item) => [item.href, ...(item.match ?? [])].map((href) => ({ item, path: getPath(href) })))
    .filter(({ path }) => path !== '' && (currentPath === path || currentPath.startsWith(path.endsWith('/') ? path : `${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]?.item
}

/** Whether two URLs have the same path. */
export const isSamePage = (a: string, b: string): boolean => getPath(a) === getPath(b)
