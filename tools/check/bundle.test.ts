import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, root, text } from './files.ts'

const dist = join(root, 'apps/portal/dist')
const marks = ['owner@demo.test', 'Okafor']

describe('the built portal', () => {
  const chunks = globSync('**/*.{js,css,html}', { cwd: dist })

  it('has been built', () => {
    expect(existsSync(join(dist, 'index.html'))).toBe(true)
    expect(chunks.length).toBeGreaterThan(5)
  })

  it.each(marks)('does not carry the mock and its world (%s)', (mark) => {
    const demo = files.filter((file) => file.startsWith('packages/api/src/demo/'))
    // The mark must be in the demo world, or its absence from the bundle would prove nothing.
    expect(demo.some((file) => text(file).includes(mark))).toBe(true)
    expect(chunks.filter((chunk) => readFileSync(join(dist, chunk), 'utf8').includes(mark))).toEqual([])
  })

  it('takes nothing from the network', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
  })
})
