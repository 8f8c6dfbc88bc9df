import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTheme } from './ThemeContext.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const html = document.documentElement
const kept = JSON.stringify({ colorScheme: 'dark', contrast: 'more', density: 'compact' })
const storage = { getItem: () => kept, setItem: () => {} }

let dark: { matches: boolean; changed: Set<() => void> }
let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  dark = { matches: false, changed: new Set() }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') && dark.matches,
    addEventListener: (_name: string, changed: () => void) => dark.changed.add(changed),
    removeEventListener: (_name: string, changed: () => void) => dark.changed.delete(changed),
  }))
  container = document.createElement('div')
  document.body.append(container)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  container.remove()
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
  document.body.replaceChildren()
})

function Shown() {
  const { resolved } = useTheme()
  return <p>{resolved.colorScheme}</p>
}

describe('the page', () => {
  test("keeps the script's theme during hydration", async () => {
    const page = (
      <ThemeProvider storageKey="look" storage={storage}>
        <Shown />
      </ThemeProvider>
    )
    container.innerHTML = renderToString(page)
    html.dataset['theme'] = 'dark'
    const complaints: unknown[] = []
    const observer = new MutationObserver(() => {})
    observer.observe(html, { attributes: true, attributeOldValue: true })
    await act(async () => {
      root = hydrateRoot(container, page, { onRecoverableError: (error) => void complaints.push(error) })
    })
    const was = observer.takeRecords().flatMap(({ attributeName, oldValue }) => (attributeName === 'data-theme' ? [oldValue] : []))
    expect(complaints).toEqual([])
    expect(was.filter((value) => value !== 'dark')).toEqual([])
    expect(html.dataset).toMatchObject({ theme: 'dark', contrast: 'more', density: 'compact' })
    expect(container.textContent).toBe('dark')
  })

  test('follows the system settings', async () => {
    root = createRoot(container)
    await act(async () =>
      root?.render(
        <ThemeProvider>
          <Shown />
        </ThemeProvider>,
      ),
    )
    expect([html.dataset['theme'], container.textContent]).toEqual(['system', 'light'])
    await act(async () => {
      dark.matches = true
      for (const changed of dark.changed) changed()
    })
    expect([html.dataset['theme'], container.textContent]).toEqual(['system', 'dark'])
  })

  test('restores the attributes on unmount', async () => {
    html.dataset['theme'] = 'light'
    root = createRoot(container)
    await act(async () => root?.render(<ThemeProvider colorScheme="dark" brand="harbour" />))
    expect(html.dataset).toMatchObject({ theme: 'dark', brand: 'harbour' })
    await act(async () => root?.unmount())
    root = undefined
    expect(html.outerHTML).toMatch(/^<html data-theme="light">/)
  })

  test('changes a controlled setting only by its prop', async () => {
    const told = vi.fn()
    function Change() {
      const { setTheme } = useTheme()
      return (
        <button type="button" onClick={() => setTheme({ colorScheme: 'dark', density: 'compact' })}>
          Change
        </button>
      )
    }
    root = createRoot(container)
    await act(async () =>
      root?.render(
        <ThemeProvider colorScheme="light" onThemeChange={told}>
          <Change />
        </ThemeProvider>,
      ),
    )
    await act(async () => container.querySelector('button')?.click())
    expect(told.mock.calls).toEqual([[{ colorScheme: 'dark', contrast: 'system', density: 'compact' }]])
    expect(html.dataset).toMatchObject({ theme: 'light', density: 'compact' })
  })
})

test('useTheme throws without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderToString(<Shown />)).toThrow('useTheme needs a ThemeProvider around it')
})

const folder = join(import.meta.dirname, '..')
const portals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
  .filter(([, code]) => /<(\w+\.Portal|Portal\.Root)\b|createPortal\(/.test(code))

test.each(portals)('%s opens in its part', (_file, code) => {
  const isGiven = [...code.matchAll(/<(?:\w+\.Portal|Portal\.Root)\b([^>]*)>/g)].every(([, props = '']) => props.includes('container='))
  expect(isGiven && /usePortalContainer\(\)|useModalHost\(/.test(code)).toBe(true)
})

test('portals are rendered', () => {
  expect(portals.length).toBeGreaterThan(6)
})
