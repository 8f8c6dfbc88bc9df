import { describe, expect, it } from 'vitest'
import { resolve } from 'node:path'
import { files, manifests, root, sources, text } from './repositoryFiles.ts'

const lines = (file: string) => text(file).trimEnd().split('\n').length
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/')

describe('files', () => {
  it('have at most 250 lines, or explain in their first comment why they are longer', () => {
    const long = sources.filter((file) => lines(file) > 250 && !/^\s*(\/\/|\/\*).*\blong(er)?\b/i.test(text(file).split('\n', 1)[0] ?? ''))
    expect(long.map((file) => `${file}: ${lines(file)}`)).toEqual([])
  })

  it.each([...new Set(sources.map(packageOf))])('in %s have a median of at most 90 lines', (folder) => {
    const sizes = sources
      .filter((file) => packageOf(file) === folder)
      .map(lines)
      .toSorted((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(90)
  })

  it('do not only re-export, except package entries', () => {
    const entries = new Set(
      manifests.flatMap(({ folder, exports = {} }) =>
        Object.values(exports).flatMap((entry) =>
          (typeof entry === 'string' ? [entry] : Object.values(entry)).map((path) => path.replace(/^\./, folder)),
        ),
      ),
    )
    const onlyReexports = (file: string) => {
      const code = text(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return (
        code.includes('export') &&
        code.replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+'(\s+with\s*\{[^}]*\})?/g, '').trim() === ''
      )
    }
    expect(sources.filter((file) => onlyReexports(file) && !entries.has(file))).toEqual([])
  })

  it('are not kept in a folder with a meaningless name', () => {
    const meaningless = /\/(utils?|helpers?|common|shared|lib|misc|features)\//
    expect(files.filter((file) => meaningless.test(`/${file}`))).toEqual([])
  })
})

describe('the portal', () => {
  it('loads without Intl, whose first use takes a slow phone 0.1 s', () => {
    const loaded = sources.filter((file) => /^(packages|apps\/portal)\/.*src\//.test(file) && !/\.(test|stories|conformance)\./.test(file))
    expect(loaded.filter((file) => /^(export )?const \w+ = (\/\*.*\*\/ )?new Intl\./m.test(text(file)))).toEqual([])
  })

  it('has no stylesheet', () => {
    expect(files.filter((file) => /^apps\/portal\/.*\.(css|css\.ts|scss|less)$/.test(file))).toEqual([])
  })

  it('has no inline styles or scripts in its HTML', () => {
    expect(text('apps/portal/index.html')).not.toMatch(/\sstyle=|<style|<script(?![^>]*\ssrc=)/)
  })
})

describe('the database', () => {
  it('never reads its own clock', () => {
    const clocks = files.filter(
      (file) => /^apps\/server\/.*\.sql$/.test(file) && /\bnow\(\)|current_(timestamp|date|time)\b/i.test(text(file)),
    )
    expect(clocks).toEqual([])
  })
})

describe('text', () => {
  // Assembled from pieces so that this file does not match itself.
  const banned = [
    ['TO', 'DO'],
    ['FIX', 'ME'],
    ['lorem ', 'ipsum'],
    ['coming ', 'soon'],
    ['@ts-', 'ignore'],
  ].map((pieces) => new RegExp(`\\b${pieces.join('')}\\b`.replace('\\b@', '@')))

  const readable = files.filter((file) => /\.(tsx?|m?js|json|md|mdx|ya?ml|html|css|sql)$/.test(file) && file !== 'pnpm-lock.yaml')

  it.each(banned)('%s is not used', (word) => {
    // The linter's test plants one of them.
    expect(readable.filter((file) => file !== 'tools/check/lint.test.ts' && word.test(text(file)))).toEqual([])
  })

  it('no file contains the path of this checkout', () => {
    expect(readable.filter((file) => text(file).includes(resolve(root)))).toEqual([])
  })
})
