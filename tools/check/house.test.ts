import { describe, expect, it } from 'vitest'
import { resolve } from 'node:path'
import { files, manifests, root, sources, text } from './files.ts'

const lines = (file: string) => text(file).trimEnd().split('\n').length
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/')

describe('files', () => {
  it('have at most 250 lines, or say in their first comment why they are longer', () => {
    const long = sources.filter((file) => lines(file) > 250 && !/^\s*(\/\/|\/\*).*\blong(er)?\b/i.test(text(file).split('\n', 1)[0] ?? ''))
    expect(long.map((file) => `${file}: ${lines(file)}`)).toEqual([])
  })

  it.each([...new Set(sources.map(roomOf))])('are short in %s: half of them have at most 90 lines', (room) => {
    const sizes = sources
      .filter((file) => roomOf(file) === room)
      .map(lines)
      .toSorted((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(90)
  })

  it('do more than pass on the exports of others, except the entries of a package', () => {
    const entries = new Set(
      manifests.flatMap(({ folder, exports = {} }) =>
        Object.values(exports).flatMap((door) =>
          (typeof door === 'string' ? [door] : Object.values(door)).map((path) => path.replace(/^\./, folder)),
        ),
      ),
    )
    const passesOn = (file: string) => {
      const code = text(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return (
        code.includes('export') &&
        code.replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+'(\s+with\s*\{[^}]*\})?/g, '').trim() === ''
      )
    }
    expect(sources.filter((file) => passesOn(file) && !entries.has(file))).toEqual([])
  })

  it('are never kept in a folder that says nothing', () => {
    const says = /\/(utils?|helpers?|common|shared|lib|misc|features)\//
    expect(files.filter((file) => says.test(`/${file}`))).toEqual([])
  })
})

describe('the portal', () => {
  it('has no stylesheet', () => {
    expect(files.filter((file) => /^apps\/portal\/.*\.(css|css\.ts|scss|less)$/.test(file))).toEqual([])
  })

  it('is served without inline styles or scripts', () => {
    expect(text('apps/portal/index.html')).not.toMatch(/\sstyle=|<style|<script(?![^>]*\ssrc=)/)
  })
})

describe('the database', () => {
  it('never asks its own clock', () => {
    const clocks = files.filter(
      (file) => /^apps\/server\/.*\.sql$/.test(file) && /\bnow\(\)|current_(timestamp|date|time)\b/i.test(text(file)),
    )
    expect(clocks).toEqual([])
  })
})

describe('words', () => {
  // Put together from pieces, so that this file does not find itself.
  const banned = [
    ['TO', 'DO'],
    ['FIX', 'ME'],
    ['lorem ', 'ipsum'],
    ['coming ', 'soon'],
    ['@ts-', 'ignore'],
  ].map((pieces) => new RegExp(`\\b${pieces.join('')}\\b`.replace('\\b@', '@')))

  const readable = files.filter((file) => /\.(tsx?|m?js|json|md|mdx|ya?ml|html|css|sql)$/.test(file) && file !== 'pnpm-lock.yaml')

  it.each(banned)('%s stands nowhere', (word) => {
    // The linter's own check has to plant one of them.
    expect(readable.filter((file) => file !== 'tools/check/lint.test.ts' && word.test(text(file)))).toEqual([])
  })

  it('no file names the folder that this copy happens to lie in', () => {
    expect(readable.filter((file) => text(file).includes(resolve(root)))).toEqual([])
  })
})
