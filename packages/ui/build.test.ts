// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { build } from 'tsdown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import budgets from './budgets.json' with { type: 'json' }
import { listEntries, measureEntry, measureTheme, minify } from './measureEntry.ts'
import manifest from './package.json' with { type: 'json' }
import { themeColors } from './src/theme/tokens.ts'

const here = import.meta.dirname
// Inside the package, so that Node resolves the installed dependencies.
const root = join(here, 'node_modules/.cache/build-test')
const out = join(root, 'dist')

const files = (extension: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(extension) && !name.endsWith(`.map`))
const read = (name: string) => readFileSync(join(out, name), 'utf8')

const folders = readdirSync(join(here, 'src'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && /^[A-Z]/.test(entry.name) && existsSync(join(here, 'src', entry.name, `${entry.name}.tsx`)) ? [entry.name] : [],
)

/** The rules of the layer `vp.tokens`, without whitespace. */
function tokenBlocks(css: string): string[] {
  const blocks: string[] = []
  const path: string[] = []
  let text = ''
  for (const letter of css) {
    if (letter === '{') path.push(text.trim().replace(/\s+/g, ' '))
    else if (letter === '}') {
      const declarations = text.split(';').map((line) => line.trim().replace(/\s+/g, ' '))
      if (path.includes('@layer vp.tokens')) blocks.push([...path, ...declarations.filter(Boolean).toSorted()].join('\n'))
      path.pop()
    }
    text = letter === '{' || letter === '}' ? '' : letter === ';' && path.length === 0 ? '' : text + letter
  }
  // The layer itself contains no declarations.
  return blocks.filter((block) => block !== '@layer vp.tokens').toSorted()
}

beforeAll(async () => {
  // Its "imports" lead to the stylesheets.
  mkdirSync(root, { recursive: true })
  copyFileSync(join(here, 'package.json'), join(root, 'package.json'))
  await build({ config: join(here, 'tsdown.config.ts'), cwd: here, outDir: out, publint: false, attw: false, logLevel: 'silent' })
}, 120_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the published build', () => {
  test('imports only declared dependencies', () => {
    const named = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)])
    const imports = /^(?:import|export) (?:.* from )?"([^."][^"]*)"|\bimport\("([^."][^"]*)"\)/gm
    const asked = files('.js').flatMap((name) => [...read(name).matchAll(imports)].map(([, still, late]) => still ?? late ?? ''))
    const packages = asked.map((target) =>
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    expect(packages.length).toBeGreaterThan(50)
    const unexpected = packages.filter((name) => !named.has(name) && !name.startsWith('node:') && name !== '#styles')
    expect(unexpected).toEqual([])
    expect(files('.js').filter((name) => read(name).includes('from "node:'))).toEqual(['brandCli.js'])
    expect([...files('.js'), ...files('.d.ts')].filter((name) => /["']@vanilla-extract/.test(read(name)))).toEqual([])
  })

  test('has a file and a declaration for every component', () => {
    expect(folders.length).toBeGreaterThan(40)
    expect(folders.filter((name) => !existsSync(join(out, name, `${name}.js`)) || !existsSync(join(out, name, `${name}.d.ts`)))).toEqual([])
  })

  test('has a stylesheet for every part, which its module imports after the theme', () => {
    const modules = files('.css.js').filter((name) => !name.startsWith('theme/'))
    expect(modules.length).toBeGreaterThan(100)
    for (const name of modules) {
      const sheet = name.replace(/\.js$/, '')
      expect(read(name)).toMatch(new RegExp(`^import "#styles/theme.css";\nimport "#styles/${sheet}";\n`))
      expect(existsSync(join(out, sheet))).toBe(true)
    }
    expect(files('.css').toSorted()).toEqual(
      [...modules.map((name) => name.replace(/\.js$/, '')), 'styles.css', 'theme.css', 'tokens.css'].toSorted(),
    )
    expect(files('.js').filter((name) => /import ?"[^"#][^"]*\.css"/.test(read(name)))).toEqual([])
  })

  test('has the font beside the theme and the whole sheet', () => {
    for (const sheet of ['styles.css', 'theme.css'])
      expect([...read(sheet).matchAll(/url\("?([^")]+)/g)].map(([, target = '']) => target)).toEqual(['./overpass.woff2'])
    expect(existsSync(join(out, 'overpass.woff2'))).toBe(true)
    expect(existsSync(join(out, 'overpass-OFL.txt'))).toBe(true)
  })

  test('has every rule of the parts in the whole sheet', () => {
    const rules = (css: string) => css.match(/\.vp-[\w-]+/g) ?? []
    const whole = new Set(rules(read('styles.css')))
    const parts = new Set(files('.css').flatMap((name) => (name === 'styles.css' ? [] : rules(read(name)))))
    expect(parts.size).toBeGreaterThan(500)
    expect(parts).toEqual(whole)
  })

  test.each(['styles.css', 'theme.css', 'Button/Button.css'])('puts every rule of %s into a layer, in order', (name) => {
    const layers: string[] = []
    const outside: string[] = []
    for (const node of parse(read(name)).nodes) {
      if (node.type === 'rule') outside.push(node.selector)
      else if (node.type === 'atrule' && node.name === 'layer') layers.push(...node.params.split(',').map((layer) => layer.trim()))
      else if (node.type === 'atrule' && !['font-face', 'keyframes', 'page'].includes(node.name)) outside.push(node.name)
    }
    expect([...new Set(layers)].filter((layer) => layer !== 'vp')).toEqual([
      'vp.reset',
      'vp.tokens',
      'vp.parts',
      'vp.components',
      'vp.layout',
    ])
    expect(outside).toEqual([])
  })

  test('has the tokens of the components in tokens.css', () => {
    const alone = tokenBlocks(minify(read('tokens.css')))
    expect(alone).toEqual(tokenBlocks(read('theme.css')))
    expect(alone).toEqual(tokenBlocks(read('styles.css')))
    expect(alone.length).toBeGreaterThan(10)
    expect(read('tokens.css')).toContain('--vp-size-control: 44px')
    expect(read('tokens.css')).toContain(
      `--vp-color-brand-solid: light-dark(${themeColors.light.brand.solid}, ${themeColors.dark.brand.solid})`,
    )
  })

  test('prints a brand as CSS, and fails for one with too little contrast', () => {
    const brand = (change: string) => {
      const file = join(out, 'brand.mjs')
      writeFileSync(file, `import { defaultBrand, defineBrand } from './theming.js'\n${change}\n`)
      return spawnSync(process.execPath, [join(out, 'brandCli.js'), file, '[data-brand="bay"]'], { encoding: 'utf8' })
    }
    const good = brand('export default defineBrand(defaultBrand)')
    expect(good).toMatchObject({ status: 0, stderr: '' })
    expect(good.stdout).toContain(':is([data-brand="bay"]) {')
    const weak = brand(
      `export default { ...defaultBrand, dark: { ...defaultBrand.dark, text: { ...defaultBrand.dark.text, primary: '#222222' } } }`,
    )
    expect(weak).toMatchObject({ status: 1, stdout: '' })
    expect(weak.stderr).toMatch(/^dark: text\.primary on bg\.page has 1\.\d\d, needs 7$/m)
    expect(spawnSync(process.execPath, [join(out, 'brandCli.js')], { encoding: 'utf8' })).toMatchObject({ status: 2 })
  })

  test("keeps 'use client' directives", () => {
    const marked = folders.filter((name) => readFileSync(join(here, 'src', name, `${name}.tsx`), 'utf8').startsWith("'use client'"))
    expect(marked).toContain('Button')
    expect(marked.filter((name) => !read(`${name}/${name}.js`).startsWith('"use client"'))).toEqual([])
  })

  test('does not include the token file in JavaScript', () => {
    expect(files('.js').filter((name) => read(name).includes('$description'))).toEqual([])
  })

  test('marks all recipes as pure', () => {
    const recipes = files('.js').flatMap((name) =>
      read(name)
        .split('\n')
        .filter((line) => / cva\(/.test(line)),
    )
    expect(recipes.length).toBeGreaterThan(25)
    expect(recipes.filter((line) => !line.includes('/* @__PURE__ */ cva('))).toEqual([])
  })

  test('renders in Node without a bundler', () => {
    const script = `
      import { createElement } from 'react'
      import { renderToString } from 'react-dom/server'
      import * as ui from ${JSON.stringify(join(out, 'index.js'))}
      console.log(renderToString(createElement(ui.Button, { children: 'Login' })))`
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: here, encoding: 'utf8' })).toContain('Login')
  })

  test('keeps recharts out of the main entry', () => {
    const reached = new Set<string>()
    const walk = (name: string) => {
      if (reached.has(name)) return
      reached.add(name)
      for (const [, target = ''] of read(name).matchAll(/(?:from|import) "(\.[^"]+)"/g)) walk(join(name, '..', target))
    }
    walk('index.js')
    expect([...reached].filter((name) => read(name).includes('"recharts"'))).toEqual([])
  })
})

describe('bytes of an entry', () => {
  const limits: Record<string, readonly (number | undefined)[]> = budgets.ui

  test('every entry has a budget and every budget an entry', () => {
    expect(Object.keys(limits).toSorted()).toEqual(listEntries(out).toSorted())
  })

  test('fonts, reset and tokens stay within theirs', () => {
    expect(measureTheme(out)).toBeLessThanOrEqual(budgets.theme)
    expect(budgets.theme).toBeLessThanOrEqual(measureTheme(out) * 1.1 + 200)
  })

  test.each(Object.keys(limits))(
    '%s stays within its own',
    async (entry) => {
      const [now = 0, later = 0] = limits[entry] ?? []
      const bytes = await measureEntry(out, entry)
      expect(bytes.initial).toBeLessThanOrEqual(now)
      expect(bytes.lazy).toBeLessThanOrEqual(later)
      // The budget must be close to the measured size.
      expect(now).toBeLessThanOrEqual(bytes.initial * 1.1 + 200)
    },
    60_000,
  )
})
