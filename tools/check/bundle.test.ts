import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { files, root, text } from './files.ts'

const dist = join(root, 'apps/portal/dist')
const marks = ['owner@demo.test', 'Okafor']
const chunks = globSync('**/*.{js,css,html}', { cwd: dist })

describe('the built portal', () => {
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

/** Kilobytes after brotli that a public page loads at once: its scripts, what they import, and its style. */
const limits = { index: 118, login: 125, register: 123, 'forgot-password': 125, faq: 120 }
const words = {
  index: ['Vehicle Partner Portal', 'Become a vehicle partner', 'Login', 'Go to FAQ'],
  login: ['Welcome Partner', 'Email address', 'Password', 'Phone number', 'Forgot Password', 'Login', 'Join now', 'Go to FAQ'],
  register: ['First name', 'Last name', 'Email address', 'Phone number', 'Password', 'Create account', 'terms'],
  'forgot-password': ['Forgot your password', 'Email address', 'Recover Password', 'Back to login'],
  faq: ['Frequently asked questions', 'How do I become a verified partner?', 'How do I add or remove a driver?'],
}
/** What comes after the first paint, each with a word of its code. */
const later = {
  axios: 'ERR_BAD_OPTION_VALUE',
  'react-query': 'isFetchedAfterMount',
  'react-hook-form': 'shouldUnregister',
  zod: 'unrecognized_keys',
  libphonenumber: 'INVALID_COUNTRY',
}
const pages = Object.keys(limits) as (keyof typeof limits)[]

describe.each(pages)('the built page %s', (page) => {
  const html = readFileSync(join(dist, `pages/${page}.html`), 'utf8')

  it('has its words, its labels and its buttons in its HTML', () => {
    const body = html.slice(html.indexOf('<div id="portal"'))
    expect(words[page].filter((word) => !body.includes(`>${word}<`))).toEqual([])
    const fields = [...body.matchAll(/<input [^>]*\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(fields.filter((id) => !body.includes(`<label for="${id}"`))).toEqual([])
    // What could not be heard yet cannot be sent: a browser would put the password into the address.
    const sends = body.match(/<button type="submit"[^>]*>/g) ?? []
    expect(sends.filter((button) => !button.includes(' disabled=""'))).toEqual([])
  })

  it('has no style or script inside that the policy of the server refuses', () => {
    expect(html).not.toMatch(/\sstyle=|<style|<script(?![^>]*\ssrc=)|\son\w+=/)
  })

  it('loads no more at once than it may', () => {
    const named = [...html.replace(/data-whole="[^"]*"/, '').matchAll(/\/(assets\/[^" ]+\.(?:js|css))(?=[" ])/g)].map(
      ([, name = '']) => name,
    )
    const reached = new Set<string>()
    const reach = (name: string) => {
      if (reached.has(name)) return
      reached.add(name)
      if (!name.endsWith('.js')) return
      const code = readFileSync(join(dist, name), 'utf8')
      for (const [, path = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) reach(`assets/${path}`)
    }
    named.forEach(reach)
    // Everything that is imported is asked for early, so that no page waits for one file after the other.
    expect([...reached].filter((name) => !named.includes(name))).toEqual([])
    const bytes = [...reached].reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name))).length, 0)
    expect(bytes / 1000).toBeLessThanOrEqual(limits[page])
    for (const mark of Object.values(later)) {
      const holders = chunks.filter((name) => name.endsWith('.js') && readFileSync(join(dist, name), 'utf8').includes(mark))
      // A mark that stands nowhere would prove nothing.
      expect(holders.length).toBeGreaterThan(0)
      expect(holders.filter((name) => reached.has(name))).toEqual([])
    }
  })
})
