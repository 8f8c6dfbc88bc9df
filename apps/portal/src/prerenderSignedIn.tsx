import { decideRoute, createVisitor, periodOptions, roles, type Role } from '@vehicle-partner/domain'
import { sitemap } from './app/sitemap.ts'
import { getDocumentTitle, type SitemapRow } from './navigation/sitemapTypes.ts'
import { createPlaceholderSession, placeholder, renderLoadingPage } from './prerenderLoadingPage.tsx'
import { PlannedPageScreen } from './shell/PlannedPageScreen.tsx'
import { getContent, getMenu, markMenuLinks, replacePart } from './signedInHtml.ts'

/** The page of some users, instead of the one in the document; without `html` the one in the document. */
interface Variant {
  roles: Role[]
  /** Values in the browser's storage. */
  stored: Record<string, string>
  html: string
}

/** A page of the signed-in area while it loads, for every user who may open it. */
export interface SignedInPage {
  name: string
  /** The route pattern. */
  pattern: string
  access: string
  /** Part of the access-denied message. */
  label: string
  title: string
  /** The name of the screen's component, which is that of its file too. */
  screen: string
  frame: string
  html: string
  /** The narrow menu. */
  narrowMenu: string | undefined
  /** In the order of preference. */
  variants: readonly Variant[]
  /** What the page asks first: addresses by the query of its own address, each with the roles that ask it. */
  requests: Readonly<Record<string, readonly { roles: readonly Role[]; address: string }[]>>
}

/** The queries with which a page asks something else first. */
const searches: Readonly<Record<string, readonly string[]>> = {
  dashboard: periodOptions.map(({ value }) => `period=${value}`),
}

const menuFlag = 'SIDEBAR_COLLAPSED'

/** Renders the pages of the signed-in area as they look while they load. */
export const renderSignedInPages = (): Promise<SignedInPage[]> =>
  Promise.all(sitemap.filter(({ access, frame }) => frame !== 'open' && access !== 'open' && access !== 'guest').map(renderPage))

async function renderPage(row: SitemapRow): Promise<SignedInPage> {
  const Screen = row.built ? await row.screen() : PlannedPageScreen
  const path = fillParameters(row.path)
  const render = (role: Role, stored: Record<string, string>, search = '') =>
    renderLoadingPage({ row, Screen, at: search === '' ? path : `${path}?${search}`, role, stored: { [menuFlag]: 'false', ...stored } })

  const variants: Variant[] = []
  const requests: Record<string, { roles: Role[]; address: string }[]> = {}
  for (const role of roles.filter((each) => canOpen(row, path, each))) {
    const { flags } = await render(role, {})
    for (const stored of listCombinations(flags.filter((flag) => flag !== menuFlag))) {
      const html = getContent((await render(role, stored)).html)
      const same = variants.find((variant) => variant.html === html && JSON.stringify(variant.stored) === JSON.stringify(stored))
      if (same) same.roles.push(role)
      else variants.push({ roles: [role], stored, html })
    }
    for (const search of ['', ...(searches[row.name] ?? [])])
      for (const address of (await render(role, {}, search)).addresses) addRole((requests[search] ??= []), address, role)
  }
  const { html } = await render('partner_owner', {})
  const narrowMenu = getMenu((await render('partner_owner', { [menuFlag]: 'true' })).html)
  return {
    name: row.name,
    pattern: row.path,
    access: row.access,
    label: row.title ?? '',
    title: getDocumentTitle(row),
    screen: Screen.name,
    frame: row.frame,
    html: replacePart(html, getMenu(html), markMenuLinks),
    narrowMenu: narrowMenu && markMenuLinks(narrowMenu),
    variants: variants.map((variant) => (html.includes(variant.html) ? { ...variant, html: '' } : variant)),
    requests,
  }
}

/** The path with placeholders as parameters, without the optional ones. */
function fillParameters(pattern: string): string {
  const parts = pattern.split('/').filter((part) => !part.endsWith('?'))
  return parts.map((part, index) => (part.startsWith(':') ? placeholder(`path.${index}`) : part)).join('/')
}

function canOpen({ access, title = '' }: SitemapRow, path: string, role: Role): boolean {
  // Only owners set up an organisation; the one of the placeholder is set up.
  if (access === 'onboarding') return role === 'partner_owner'
  return decideRoute({ access, title, path, search: '' }, createVisitor(createPlaceholderSession(role).associatedOrganizations)).allowed
}

/** Every choice of flags; those with more of them first, because the first that applies is shown. */
const listCombinations = (flags: readonly string[]): Record<string, string>[] =>
  flags.reduce<Record<string, string>[]>((all, flag) => all.flatMap((one) => [{ ...one, [flag]: 'true' }, one]), [{}])

function addRole(requests: { roles: Role[]; address: string }[], address: string, role: Role) {
  const known = requests.find((request) => request.address === address)
  if (known) known.roles.push(role)
  else requests.push({ roles: [role], address })
}
