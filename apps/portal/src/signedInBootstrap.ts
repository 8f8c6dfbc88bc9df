// The early script of a document of the signed-in area. It shows the part of the page that this user sees, and starts what the page asks
// first while the program is loading. It decides nothing for good: the route guard decides again.
import './bootstrap.ts'
import { sessionKey, sessionVersion, type Session } from '@vehicle-partner/api/session'
import { apiTimeoutMs, createVisitor, decideRoute, type AccessRule } from '@vehicle-partner/domain'
import { expectsCompleteSetup, setupFlag } from './dashboard/expectedSetup.ts'
import { copyParameters, type ParameterRules } from './earlyParameters.ts'
import { loadProgramLater } from './loadProgramLater.ts'
import { phoneQuery } from './phoneQuery.ts'

/** So many questions are sent before the program is requested. A browser has six connections: slow answers must not keep the program waiting. */
const questionsFirst = 4
/** Milliseconds after which a response is too old for the first question of a page. */
const maxAge = 30_000
/** A path with this word in the place of an id asks another question than the document knows (the draft of a payslip). */
const draftId = 'current'

const readStorage = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // A storage that throws has no session.
  }
}

function readStoredSession(text: string): Session | undefined {
  try {
    const stored = JSON.parse(text) as Session & { version?: unknown }
    return stored.version === sessionVersion && stored.token ? stored : undefined
  } catch {
    return undefined
  }
}

const { dataset } = document.currentScript ?? document.documentElement
const access = dataset['access'] as AccessRule
const title = dataset['title'] ?? ''
const { pathname, search } = location
const text = readStorage(sessionKey)
const session = text === null ? undefined : readStoredSession(text)

/** A value of the session or of the path: `user.id`, `path.2`. */
const getValue = (name: string) =>
  name.split('.').reduce<unknown>(
    (object, step) => {
      if (typeof object === 'string') return object.charAt(Number(step)).toUpperCase()
      return typeof object === 'object' && object !== null ? Reflect.get(object, step) : undefined
    },
    { ...session, path: pathname.split('/') },
  )

const placeholders = /\*([\w.]+)\*/g
/** Whether session and path have all values of a text: an owner who has not started set-up has no partner. */
const isFillable = (template: string) => [...template.matchAll(placeholders)].every(([, name = '']) => getValue(name) !== undefined)
/** Replaces the placeholders of a text by values of the session and of the path. */
const fillWith = (template: string, format: (value: string, name: string) => string) =>
  template.replaceAll(placeholders, (_, name: string) => format(String(getValue(name)), name))
/** The same for an address. */
const fill = (template: string) => fillWith(template, (value, name) => (name.startsWith('path') ? value : encodeURIComponent(value)))

/** A part of the path as the router reads it. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const decide = () => {
  try {
    const visitor = session
      ? createVisitor(session.associatedOrganizations, session.activeContext?.partner?.id)
      : ({ signedIn: false } as const)
    const decision = decideRoute({ access, title, path: pathname, search }, visitor)
    return { decision, roles: visitor.signedIn ? visitor.roles : [] }
  } catch {
    // A damaged session: the route guard removes it.
    return undefined
  }
}

const decided = decide()
const isShown = decided?.decision.allowed === true && session !== undefined

if (text === null && decided && !decided.decision.allowed) location.replace(decided.decision.redirectTo)
if (isShown) {
  window.bootstrap.roles = decided.roles
  window.bootstrap.user = session.user
  const hasFirstParts = loadFirstParts()
  startRequests(session.token, decided.roles)
  loadProgramLater(hasFirstParts)
  const stylesheet = dataset['styles']
  if (stylesheet !== undefined) loadStyles(stylesheet)
} else window.bootstrap.loadProgram()
// The parser adds the page step by step, and nothing is painted before the observer has run.
const observer = new MutationObserver(() => (isShown ? showPart(decided.roles) : hidePage()))
observer.observe(document, { childList: true, subtree: true })
window.bootstrap.shown = new Promise((resolve) =>
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect()
    if (isShown) showPart(decided.roles)
    resolve()
  }),
)

/** Loads what shows first parts of the page before the program is there (app/firstParts). */
function loadFirstParts() {
  // Rows are cards on phones only. With filters the page asks something else, and other views of it have no list.
  const hasRows = matchMedia(phoneQuery).matches && /^(\?view=(cards|table))?$/.test(search)
  const sources = (dataset['firstParts'] ?? (hasRows ? dataset['firstRows'] : undefined))?.split(' ') ?? []
  for (const src of sources)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, crossOrigin: '', fetchPriority: 'high' }))
  return sources.length > 0
}

/** Replaces the stylesheet of the document by the full one, as loadFullStyles.ts does, while the program is still on its way. */
function loadStyles(href: string) {
  const add = (properties: Partial<HTMLLinkElement>) => {
    const link = Object.assign(document.createElement('link'), properties, { href, crossOrigin: '' })
    document.head.append(link)
    return link
  }
  add({ rel: 'preload', as: 'style', fetchPriority: 'low' }).addEventListener('load', () => {
    const small = document.querySelector('link[data-full-styles]')
    // The program was faster.
    if (!small || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
    const full = add({ rel: 'stylesheet', media: 'print' })
    // One change of styles, not two.
    full.addEventListener('load', () => {
      full.media = 'all'
      small.remove()
    })
    full.addEventListener('error', () => full.remove())
  })
}

function hidePage() {
  document.getElementById('page')?.setAttribute('hidden', '')
}

/** A question of the document (prerenderSignedIn.tsx). */
interface Question {
  address: string
  key?: unknown
  parameters?: ParameterRules
  /** Separated by spaces. */
  roles: string
}

/** Asks what the page asks first; the last questions of many when the program is requested. */
function startRequests(token: string, roles: readonly string[]) {
  const all = JSON.parse(dataset['questions'] ?? '{}') as Record<string, readonly Question[]>
  const early: NonNullable<typeof window.bootstrap.early> = new Map()
  const ask = ({ address: template, key, parameters: rules = {} }: Question) => {
    const parameters = copyParameters(search, rules)
    if (parameters === undefined) return
    const [path = '', given] = fill(template).split('?')
    const query = [parameters, given].filter(Boolean).join('&')
    const address = query === '' ? path : `${path}?${query}`
    const response = fetch(address, {
      headers: { accept: 'application/json, text/plain, */*', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(apiTimeoutMs),
    })
    // No one may ask for it.
    response.catch(() => undefined)
    // With parameters of the page, only the program knows the key.
    const filledKey =
      key !== undefined &&
      parameters === '' &&
      fillWith(JSON.stringify(key), (value, name) => JSON.stringify(name.startsWith('path') ? decodeSegment(value) : value).slice(1, -1))
    early.set(address, { token, response, ...(filledKey ? { key: filledKey } : {}) })
  }
  const asked = (all[search.slice(1)] ?? all['*'] ?? [])
    .filter((each) => each.roles.split(' ').some((role) => roles.includes(role)))
    .filter(({ address }) => isFillable(address) && !(address.includes('*path.') && pathname.split('/').includes(draftId)))
  const later = asked.splice(questionsFirst)
  for (const question of asked) ask(question)
  const { loadProgram } = window.bootstrap
  window.bootstrap.loadProgram = () => {
    for (const question of later.splice(0)) ask(question)
    loadProgram()
  }
  setTimeout(() => early.clear(), maxAge)
  window.bootstrap.early = early
}

function showPart(roles: readonly string[]) {
  const isFor = ({ dataset: { roles: openers = '' } }: HTMLElement) => openers.split(' ').some((role) => roles.includes(role))
  for (const part of ['menu', 'content']) {
    const shown = document.querySelector(`[data-part="${part}"]`)
    if (!shown) continue
    shown.removeAttribute('data-part')
    const template = [...document.querySelectorAll<HTMLTemplateElement>(`template[data-for="${part}"]`)].find(
      (each) => (part === 'menu' || isFor(each)) && holds(each.dataset['when'] ?? ''),
    )
    if (template?.content.firstElementChild) shown.replaceWith(template.content)
  }
  for (const item of document.querySelectorAll<HTMLElement>('li[data-roles]')) if (!isFor(item)) item.remove()
  showOptionalParts()
  for (const element of document.querySelectorAll<HTMLElement>('[data-fill]')) {
    element.textContent = String(getValue(element.dataset['fill'] ?? '') ?? '')
    element.removeAttribute('data-fill')
  }
}

const shownRegions = new Set<string | undefined>()

/** Shows in each region of the page the first part whose conditions hold (optionalParts.ts), instead of what is there. */
function showOptionalParts() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const { region, when } = element.dataset
    if (element instanceof HTMLTemplateElement) {
      // The parser has not come to its end.
      if (!element.nextSibling && document.readyState === 'loading') return
      if (shownRegions.has(region) || !holds(when ?? '')) element.remove()
      else {
        shownRegions.add(region)
        element.replaceWith(element.content)
      }
    } else if (shownRegions.has(region)) element.remove()
    else delete element.dataset['region']
  }
}

/** Whether storage, session and window have these values. */
const holds = (conditions: string) =>
  conditions.split(' ').every((condition) => {
    const [key = '', value] = fill(condition).split('=')
    if (key.startsWith('(')) return String(matchMedia(key).matches) === value
    return key === '' || (key.startsWith('session:') ? String(getValue(key.slice(8))) : readSetting(key)) === value
  })

/** A stored value, or what applies without one: an unset menu is narrow below 1280 px. */
function readSetting(key: string): string | null {
  const stored = readStorage(key)
  if (key === 'SIDEBAR_COLLAPSED' && stored !== 'true' && stored !== 'false') return String(!matchMedia('(min-width: 1280px)').matches)
  if (stored === null && key.startsWith(setupFlag(''))) return String(expectsCompleteSetup(session?.activeContext?.onboardingState))
  return stored
}
