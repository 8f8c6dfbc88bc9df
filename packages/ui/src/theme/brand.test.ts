// @vitest-environment node
import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { harbourBrand } from '../private/stories/harbourBrand.ts'
import {
  applyBrandColors,
  defaultBrand,
  createBrandCss,
  createBrandTheme,
  themeScript,
  themeScriptHash,
  findLowContrastPairs,
} from '../theming.ts'

const here = '[data-brand="harbour"]'

describe('a brand', () => {
  test('has enough contrast in every theme', () => {
    expect(findLowContrastPairs(defaultBrand)).toEqual([])
    expect(findLowContrastPairs(harbourBrand)).toEqual([])
  })

  test('reports pairs with too little contrast', () => {
    const pale = {
      ...defaultBrand,
      lightContrast: { ...defaultBrand.lightContrast, border: { ...defaultBrand.lightContrast.border, control: '#999999' } },
    }
    expect(
      findLowContrastPairs(pale).map(({ theme, foreground, background, minimum }) => [theme, foreground, background, minimum]),
    ).toEqual([
      ['lightContrast', 'border.control', 'bg.page', 4.5],
      ['lightContrast', 'border.control', 'bg.surface', 4.5],
    ])
  })

  test.each(['light', 'dark'] as const)('reaches all that shows it in the %s theme', (name) => {
    const { brand, sidebar } = harbourBrand[name]
    const theme = applyBrandColors(defaultBrand[name], brand, { bg: sidebar.bg })
    expect(theme.text.link).toBe(brand.text)
    expect(theme.bg.selected).toBe(brand.subtle)
    expect([theme.border.focus, theme.chart[1]]).toEqual([brand.solid, brand.solid])
    expect(theme.sidebar).toEqual({ ...defaultBrand[name].sidebar, bg: sidebar.bg })
    expect(findLowContrastPairs({ ...defaultBrand, [name]: theme })).toEqual([])
  })

  test('is equal as CSS text and as styles', () => {
    const css = createBrandCss(here, harbourBrand)
    const styles = createBrandTheme(here, harbourBrand)
    expect(css.match(/^:is.* \{$/gm)).toHaveLength(styles.length)
    for (const [selector] of styles) expect(css).toContain(`${selector} {\n`)
    expect(css).toContain('  --vp-color-brand-solid: light-dark(#0b57a4, #6db3f5);')
    expect(css).toContain('  --vp-color-brand-solid: light-dark(#06315d, #8cc4fa);')
    expect(css).toContain('  --vp-radius-medium: 12px;')
    expect(css).not.toContain('--vp-radius-full')
  })
})

interface Page {
  key: string | null
  stored: string | null
  throws?: boolean
}

/** Runs the script and returns the attributes that it set. */
function run({ key, stored, throws = false }: Page): Record<string, string> {
  const set: Record<string, string> = {}
  const document = {
    currentScript: { getAttribute: () => key },
    documentElement: { setAttribute: (name: string, value: string) => void (set[name] = value) },
  }
  const localStorage = {
    getItem(name: string) {
      if (throws) throw new Error('not here')
      return name === 'look' ? stored : null
    },
  }
  runInNewContext(themeScript, { document, localStorage })
  return set
}

describe('the script before the first paint', () => {
  test('matches its hash', () => {
    expect(themeScriptHash).toBe(`'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`)
  })

  test.each<[what: string, page: Page, set: object]>([
    [
      'sets the stored choice',
      { key: 'look', stored: '{"colorScheme":"dark","contrast":"more","density":"compact"}' },
      { 'data-theme': 'dark', 'data-contrast': 'more', 'data-density': 'compact' },
    ],
    ['sets "system"', { key: 'look', stored: '{"colorScheme":"system"}' }, { 'data-theme': 'system' }],
    ['sets nothing without a stored choice', { key: 'look', stored: null }, {}],
    ['reads its own key', { key: 'other', stored: '{"colorScheme":"dark"}' }, {}],
    ['ignores invalid values', { key: 'look', stored: '{"colorScheme":"data-theme","contrast":["more"],"density":7}' }, {}],
    ['ignores a value that is not an object', { key: 'look', stored: '"dark"' }, {}],
    ['ignores invalid JSON', { key: 'look', stored: '{' }, {}],
    ['ignores denied storage', { key: 'look', stored: null, throws: true }, {}],
  ])('%s', (_what, page, set) => {
    expect(run(page)).toEqual(set)
  })

  test('contains no characters that need escaping in HTML', () => {
    expect(themeScript).not.toMatch(/[<&\n]/)
  })
})
