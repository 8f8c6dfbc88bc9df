import { contract, type Contract } from '@vehicle-partner/api/contract'
import { decideRoute, createVisitor, periodOptions, roles, type Role } from '@vehicle-partner/domain'
import { sitemap } from './app/sitemap.ts'
import { createParameterRules } from './earlyParameterRules.ts'
import type { ParameterRules } from './earlyParameters.ts'
import { getDocumentTitle, type SitemapRow } from './navigation/sitemapTypes.ts'
import { createPlaceholderSession, placeholder, renderLoadingPage, type FirstQuestion } from './prerenderLoadingPage.tsx'
import { findDifference, markOptionalParts, type OptionalPart } from './optionalParts.ts'
import { phoneQuery } from './phoneQuery.ts'
import { getContent, getMenu, markMenuLinks, markUserTexts, replacePart } from './signedInHtml.ts'

/** The page of some users, instead of the one in the document; without `html` the one in the document. */
interface Variant {
  roles: Role[]
  html: string
}

/** What a page asks first, and the roles that ask it. */
export interface EarlyQuestion extends FirstQuestion {
  roles: Role[]
  /** The parameters that a list takes over from the address of the page. */
  parameters?: ParameterRules
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
  variants: readonly Variant[]
  /** What the page asks first, by the query of its own address; `*` is for every other query. */
  questions: Readonly<Record<string, readonly EarlyQuestion[]>>
}

/** The queries with which a page asks something else first. Those of lists are found by themselves. */
const searches: Readonly<Record<string, readonly string[]>> = {
  dashboard: periodOptions.map(({ value }) => `period=${value}`),
}

const menuFlag = 'SIDEBAR_COLLAPSED'

/** The values that pages read from the storage: flags and small counts. */
const storedValues = ['true', 'false', '0', '1', '2', '3']
/** The kinds of organisations beside that of the placeholder. */
const otherModes = ['individual']

/** Renders the pages of the signed-in area as they look while they load. */
export const renderSignedInPages = (): Promise<SignedInPage[]> =>
  Promise.all(sitemap.filter(({ access, frame }) => frame !== 'open' && access !== 'guest').map(renderPage))

async function renderPage(row: SitemapRow): Promise<SignedInPage> {
  const Screen = await row.screen()
  const path = fillParameters(row.path)
  const render = (
    role: Role,
    {
      stored = {},
      search = '',
      mode,
      onPhone = false,
    }: { stored?: Record<string, string>; search?: string; mode?: string; onPhone?: boolean } = {},
  ) =>
    renderLoadingPage({
      row,
      Screen,
      at: search === '' ? path : `${path}?${search}`,
      role,
      stored: { [menuFlag]: 'false', ...stored },
      onPhone,
      ...(mode === undefined ? {} : { mode }),
    })
  /** The content with the parts that depend on the window, on the storage and on the kind of the organisation. */
  const renderContent = async (role: Role) => {
    const { html, flags } = await render(role)
    const content = getContent(html)
    const parts: OptionalPart[] = []
    const addPart = (conditions: readonly string[], other: string) => {
      const part = findDifference(content, other)
      if (part) parts.push({ conditions, ...part })
      return part?.html
    }
    addPart([`${phoneQuery}=true`], getContent((await render(role, { onPhone: true })).html))
    for (const flag of flags.filter((each) => each !== menuFlag))
      for (const value of storedValues) {
        const stored = { [flag]: value }
        const part = addPart([`${flag}=${value}`], getContent((await render(role, { stored })).html))
        if (part === undefined) continue
        for (const mode of otherModes) {
          const other = getContent((await render(role, { stored, mode })).html)
          if (findDifference(content, other)?.html !== part)
            addPart([`${flag}=${value}`, `session:activeContext.partner.mode=${mode}`], other)
        }
      }
    return markUserTexts(markOptionalParts(content, parts))
  }

  const variants: Variant[] = []
  const questions: Record<string, EarlyQuestion[]> = {}
  for (const role of roles.filter((each) => canOpen(row, path, each))) {
    const html = await renderContent(role)
    const same = variants.find((variant) => variant.html === html)
    if (same) same.roles.push(role)
    else variants.push({ roles: [role], html })
    const ownSearches = searches[row.name]
    for (const search of ownSearches ? ['', ...ownSearches] : [])
      for (const question of (await render(role, { search })).questions) addRole((questions[search] ??= []), question, role)
    if (ownSearches) continue
    const { questions: secondPage } = await render(role, { search: 'page=2' })
    for (const question of (await render(role)).questions)
      addRole((questions['*'] ??= []), { ...question, ...findListParameters(question, secondPage) }, role)
  }
  const { html: plainHtml } = await render('partner_owner')
  // A page that no placeholder opens, such as that of a deactivated user, has one look.
  const html = replacePart(plainHtml, getContent(plainHtml), (content) => {
    return variants.find((each) => each.roles.includes('partner_owner'))?.html ?? markUserTexts(content)
  })
  const narrowMenu = getMenu((await render('partner_owner', { stored: { [menuFlag]: 'true' } })).html)
  return {
    name: row.name,
    pattern: row.path,
    access: row.access,
    label: row.title ?? '',
    title: getDocumentTitle(row),
    screen: Screen.name,
    frame: row.frame,
    html: replacePart(html, getMenu(html), markMenu),
    narrowMenu: narrowMenu && markMenu(narrowMenu),
    variants: variants.map((variant) => (html.includes(variant.html) ? { ...variant, html: '' } : variant)),
    questions,
  }
}

const markMenu = (menu: string) => markUserTexts(markMenuLinks(menu))

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

/** The parameters of a list that takes them from the address of the page, which its second page shows. */
function findListParameters({ address, key }: FirstQuestion, secondPage: readonly FirstQuestion[]): Pick<EarlyQuestion, 'parameters'> {
  if (!key || secondPage.some((question) => question.address === address)) return {}
  const [resource, call, input] = key
  const { query } = (contract as Contract)[resource]?.[call] ?? {}
  const given = typeof input === 'object' && input !== null && 'query' in input ? Object.keys(input.query ?? {}) : []
  return { parameters: createParameterRules(query, given) }
}

function addRole(questions: EarlyQuestion[], question: Omit<EarlyQuestion, 'roles'>, role: Role) {
  const known = questions.find(({ address }) => address === question.address)
  if (known) known.roles.push(role)
  else questions.push({ ...question, roles: [role] })
}
