import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { act, createElement, StrictMode, type ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import * as charts from './charts.ts'
import type { ComponentDocs } from './componentDocs.ts'
import * as illustrations from './illustrations.ts'
import * as library from './index.ts'
import { samples } from './componentSamples.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const here = import.meta.dirname
const entries = ['index.ts', 'charts.ts', 'illustrations.ts'].map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
const exported = new Map(
  [...entries.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((name) => [name.replace('type ', '').trim(), path] as const),
  ),
)

const entriesOf: Record<string, string> = Object.fromEntries([
  ...Object.keys(charts).map((name) => [name, 'charts']),
  ...Object.keys(illustrations).map((name) => [name, 'illustrations']),
])
const isComponentName = (name: string) => /^[A-Z]/.test(name)
const components: Record<string, unknown> = { ...library, ...charts, ...illustrations }
const names = Object.keys(components).filter((name) => isComponentName(name) && typeof components[name] === 'function')
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && isComponentName(entry.name) ? [entry.name] : [],
)

interface AnySample {
  props: object
  target?: string
  provider?: boolean
  drawnInBrowser?: boolean
}

// The samples are typed per component; here any props will do.
const sampleOf = (name: string) => (samples as Record<string, AnySample | undefined>)[name]
const componentOf = (name: string) => components[name] as ComponentType<object>

let container: HTMLElement
let root: Root | undefined

const listeners = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })

class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  // Missing in jsdom.
  vi.stubGlobal('matchMedia', listeners)
  vi.stubGlobal('ResizeObserver', NothingResizes)
  container = document.createElement('div')
  document.body.append(container)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  container.remove()
  vi.restoreAllMocks()
})

async function mount(name: string, extra: object = {}) {
  root = createRoot(container)
  await act(async () =>
    root?.render(createElement(StrictMode, null, createElement(componentOf(name), { ...sampleOf(name)?.props, ...extra }))),
  )
}

describe.each(names)('%s', (name) => {
  const sample = sampleOf(name)
  const path = exported.get(name) ?? ''
  const folder = path.split('/')[0] ?? ''
  const isIllustration = folder === 'illustrations'
  // A provider shares the stories, the docs page and the budget of its component.
  const file = (ending: string) => join(here, folder, `${isIllustration ? name : folder}.${ending}`)

  test('has a sample, a folder, a description and a story', () => {
    expect(sample).toBeDefined()
    expect(path).toMatch(new RegExp(`^([A-Z]\\w+|illustrations)/${name}\\.tsx$`))
    const allowedNames = isIllustration
      ? [name.replace(/(Illustration)?$/, 'Illustration')]
      : [folder, ...(sample?.provider ? [`${folder}Provider`] : [])]
    expect(allowedNames).toContain(name)
    const source = readFileSync(join(here, path), 'utf8')
    expect(source).toMatch(new RegExp(`\\*/\\nexport (?:function|const) ${name}\\b`))
    const story = file('stories.tsx')
    expect(existsSync(story), story).toBe(true)
    expect(readFileSync(story, 'utf8')).toMatch(/export const Overview\b/)
  })

  test('has a docs page and a budget', async () => {
    const path = file('docs.ts')
    expect(existsSync(path), path).toBe(true)
    const { docs } = (await import(path)) as { docs: ComponentDocs }
    const { use, avoid, anatomy, do: right, dont } = docs
    for (const lines of [use, avoid, anatomy, right, dont]) expect(lines.length).toBeGreaterThan(0)
    expect(Object.keys(budgets.ui)).toContain(entriesOf[name] ?? folder)
  })

  test('renders on a server and hydrates without warnings', async () => {
    const element = createElement(componentOf(name), sample?.props)
    const complaints: string[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.map(String).join(' ')))
    // Missing on a server.
    vi.stubGlobal('matchMedia', undefined)
    vi.stubGlobal('ResizeObserver', undefined)
    container.innerHTML = renderToString(element)
    vi.stubGlobal('matchMedia', listeners)
    vi.stubGlobal('ResizeObserver', NothingResizes)
    // Overlays and providers render nothing on the server.
    const serves = !sample?.provider && !sample?.target?.startsWith('[')
    expect(container.childElementCount > 0 || !serves).toBe(true)
    expect(/<[^>]+ style="/.test(container.innerHTML)).toBe(sample?.drawnInBrowser ?? false)
    await act(async () => {
      root = hydrateRoot(container, element, { onRecoverableError: (error) => complaints.push(String(error)) })
    })
    expect(complaints).toEqual([])
  })

  test.skipIf(sample?.provider)('forwards id, data and ref to its documented element, class and style to its root', async () => {
    const received: unknown[] = []
    const extra = {
      id: 'given',
      'data-given': 'yes',
      className: 'given',
      style: { marginBlockStart: 1 },
      ref: (element: unknown) => void received.push(element),
    }
    await mount(name, extra)
    const outer = sample?.target?.startsWith('[') ? document.querySelector(sample.target) : container.firstElementChild
    const target = sample?.target?.startsWith('[') ? outer : sample?.target ? container.querySelector(sample.target) : outer
    expect(target?.id).toBe('given')
    expect(target?.getAttribute('data-given')).toBe('yes')
    expect(received.filter(Boolean).at(-1)).toBe(target)
    expect(outer?.classList.contains('given')).toBe(true)
    expect(outer?.classList.length).toBeGreaterThan(1)
    expect(outer?.getAttribute('style')).toContain('margin')
  })

  test('has no axe violations', async () => {
    await mount(name)
    // Stories check contrast, because jsdom has no rendering; landmarks belong to whole pages.
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  })
})

describe('the main entry', () => {
  test('exports no illustration', () => {
    expect(Object.keys(library).filter((name) => name.endsWith('Illustration') || name in illustrations)).toEqual([])
    const imports = folders.flatMap((folder) =>
      readdirSync(join(here, folder))
        .filter((name) => /^(?!.*\.(stories|test)\.).*\.tsx?$/.test(name))
        .filter((name) => readFileSync(join(here, folder, name), 'utf8').includes('/illustrations/'))
        .map((name) => `${folder}/${name}`),
    )
    expect(imports).toEqual([])
  })
})

describe('the library', () => {
  test('has components to test', () => {
    expect(names.length).toBeGreaterThan(40)
  })

  test('has samples only for its exports', () => {
    expect(Object.keys(samples).filter((name) => !names.includes(name))).toEqual([])
  })

  test('exports something from every folder, and every export exists', () => {
    const used = new Set([...exported.values()].map((path) => path.split('/')[0]))
    expect(folders.filter((folder) => !used.has(folder))).toEqual([])
    expect([...exported].filter(([, path]) => !existsSync(join(here, path)))).toEqual([])
  })

  test('has an entry for every folder', () => {
    expect(folders.filter((folder) => folder !== 'Toast' && !existsSync(join(here, folder, `${folder}.tsx`)))).toEqual([])
  })

  test('exports the same component from its subpath', async () => {
    const { Button } = await import('@vehicle-partner/ui/Button')
    expect(Button).toBe(library.Button)
  })
})
