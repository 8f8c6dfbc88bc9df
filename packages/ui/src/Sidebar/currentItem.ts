import type { SidebarItem, SidebarSection } from './Sidebar.tsx'

const pathOf = (href: string): string => href.split(/[?#]/u)[0] ?? ''

/** The item whose address is the current one, or else the nearest above it: `/vehicles` for `/vehicles/12`. */
export function currentItem(sections: readonly SidebarSection[], currentHref: string): SidebarItem | undefined {
  const here = pathOf(currentHref)
  return sections
    .flatMap(({ items }) => items)
    .filter(({ href, match }) => [href, ...(match ?? [])].some((path) => here === path || here.startsWith(`${path}/`)))
    .sort((a, b) => b.href.length - a.href.length)[0]
}
