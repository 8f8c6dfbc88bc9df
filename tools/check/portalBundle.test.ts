import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { files, root, text } from './repositoryFiles.ts'

const dist = join(root, 'apps/portal/dist')
const markers = ['owner@demo.test', 'Okafor']
const chunks = globSync('**/*.{js,css,html}', { cwd: dist })

/** Keeps the results of a function of a file's name: most files are part of many pages. */
function remember<Result>(compute: (name: string) => Result): (name: string) => Result {
  const known = new Map<string, Result>()
  return (name) => {
    const result = known.get(name) ?? compute(name)
    known.set(name, result)
    return result
  }
}
const readBuilt = remember((name) => readFileSync(join(dist, name), 'utf8'))
/** The size of a file after brotli. */
const countBytes = remember((name) => brotliCompressSync(readFileSync(join(dist, name))).length)

describe('the built portal', () => {
  it('has been built', () => {
    expect(existsSync(join(dist, 'index.html'))).toBe(true)
    expect(chunks.length).toBeGreaterThan(5)
  })

  it.each(markers)('does not contain the mock and its demo data (%s)', (marker) => {
    const demo = files.filter((file) => file.startsWith('packages/api/src/demo/'))
    // The marker must exist in the demo data, or its absence from the bundle would prove nothing.
    expect(demo.some((file) => text(file).includes(marker))).toBe(true)
    expect(chunks.filter((chunk) => readBuilt(chunk).includes(marker))).toEqual([])
  })

  it('draws each icon of lucide-react as one path', () => {
    expect(chunks.some((chunk) => readBuilt(chunk).includes('M8 6v6M15 6v6M2 12h19.6'))).toBe(true)
    expect(chunks.filter((chunk) => /\[`(?:circle|line|path|rect)`,\{/.test(readBuilt(chunk)))).toEqual([])
  })

  it('does not contain code for servers of the contract', () => {
    const marker = 'breaks the contract'
    expect(text('packages/api/src/kernel/responses.ts')).toContain(marker)
    expect(chunks.filter((chunk) => readBuilt(chunk).includes(marker))).toEqual([])
  })

  it.each([
    ['Send an invitation again', 'memberInvitations/memberInvitations.contract.ts', '/v1/account_members/:id/resend'],
    ['that was never approved', 'documents/documentEndpoints.ts', '/v1/partners/:id/documents'],
    ['by status and by the state of their documents', 'fleet/fleetEndpoints.ts', '/v1/partners/:id/${'],
    ['send the licence for review', 'drivers/drivers.contract.ts', '/v1/drivers/:id/performance'],
  ])('does not contain the sentence of the OpenAPI document about a call (%s)', (marker, source, path) => {
    expect(text(`packages/api/src/${source}`)).toContain(marker)
    expect(chunks.some((chunk) => readBuilt(chunk).includes(path))).toBe(true)
    expect(chunks.filter((chunk) => readBuilt(chunk).includes(marker))).toEqual([])
  })

  it('loads nothing from other origins', () => {
    const html = readBuilt('index.html')
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
  })
})

/** Maximum kilobytes after brotli that a public page loads at once: its scripts, their imports, and its styles. */
const limits = { index: 118, login: 125, register: 123, 'forgot-password': 123, faq: 120 }
const expectedText = {
  index: ['Vehicle Partner Portal', 'Become a vehicle partner', 'Login', 'Go to FAQ'],
  login: ['Welcome Partner', 'Email address', 'Password', 'Phone number', 'Forgot Password', 'Login', 'Join now', 'Go to FAQ'],
  register: ['First name', 'Last name', 'Email address', 'Phone number', 'Password', 'Create account', 'terms'],
  'forgot-password': ['Forgot your password', 'Email address', 'Recover Password', 'Back to login'],
  faq: ['Frequently asked questions', 'How do I become a verified partner?', 'How do I add or remove a driver?'],
}
/** Libraries that load after the first paint, each with a marker from its code. */
const loadedLater = {
  axios: 'ERR_BAD_OPTION_VALUE',
  'react-query': 'isFetchedAfterMount',
  'react-hook-form': 'shouldUnregister',
  zod: 'unrecognized_keys',
  libphonenumber: 'INVALID_COUNTRY',
}
const pages = Object.keys(limits) as (keyof typeof limits)[]

describe.each(pages)('the built page %s', (page) => {
  const html = readBuilt(`pages/${page}.html`)

  it('has its text, labels and buttons in its HTML', () => {
    const body = html.slice(html.indexOf('<div id="portal"'))
    expect(expectedText[page].filter((word) => !body.includes(`>${word}<`))).toEqual([])
    const fields = [...body.matchAll(/<input [^>]*\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(fields.filter((id) => !body.includes(`<label for="${id}"`))).toEqual([])
    // Submit buttons are disabled until scripts run: a native submit would put the password into the URL.
    const submitButtons = body.match(/<button type="submit"[^>]*>/g) ?? []
    expect(submitButtons.filter((button) => !button.includes(' disabled=""'))).toEqual([])
  })

  it('has no inline style or script that the CSP blocks', () => {
    expect(html).not.toMatch(/\sstyle=|<style|<script(?![^>]*\ssrc=)|\son\w+=/)
  })

  it('stays within its byte budget', () => {
    const named = [...html.replace(/data-full-styles="[^"]*"/, '').matchAll(/\/(assets\/[^" ]+\.(?:js|css))(?=[" ])/g)].map(
      ([, name = '']) => name,
    )
    const reached = new Set<string>()
    const visit = (name: string) => {
      if (reached.has(name)) return
      reached.add(name)
      if (!name.endsWith('.js')) return
      const code = readBuilt(name)
      for (const [, path = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(`assets/${path}`)
    }
    named.forEach(visit)
    // Every import is preloaded, so that no page waits for files one after the other.
    expect([...reached].filter((name) => !named.includes(name))).toEqual([])
    const bytes = [...reached].reduce((sum, name) => sum + countBytes(name), 0)
    expect(bytes / 1000).toBeLessThanOrEqual(limits[page])
    for (const marker of Object.values(loadedLater)) {
      const containing = chunks.filter((name) => name.endsWith('.js') && readBuilt(name).includes(marker))
      // A marker that matches no chunk would prove nothing.
      expect(containing.length).toBeGreaterThan(0)
      expect(containing.filter((name) => reached.has(name))).toEqual([])
    }
  })
})

/** Maximum of scripts and of their kilobytes after brotli that show the first figures or rows of a page before its program is there. */
const getFirstPartLimit = (page: string) => ({ scripts: 2, kilobytes: page === 'settings.edit.partner' ? 33 : 31 })
/** The same for the program of a page of the signed-in area. */
const signedInLimits: Readonly<Record<string, { scripts: number; kilobytes: number }>> = {
  dashboard: { scripts: 10, kilobytes: 189 },
  'settings.edit.partner': { scripts: 18, kilobytes: 215 },
  'settings.audit': { scripts: 16, kilobytes: 196 },
  'settings.members': { scripts: 14, kilobytes: 199 },
  'vehicles.list': { scripts: 17, kilobytes: 207 },
  'drivers.list': { scripts: 19, kilobytes: 211 },
}
/** Pages with long forms. */
const otherLimit = { scripts: 34, kilobytes: 272 }
/** Maximum of kilobytes after brotli that a page loads beside the dashboard. */
const limitsAfterDashboard: Readonly<Record<string, number>> = {
  // With the fields of its first part.
  'settings.edit.partner': 50,
  'settings.audit': 29,
  'settings.members': 29,
  'vehicles.list': 37,
  'drivers.list': 40,
  'trips.list': 35,
  'trips.details': 28,
  'routes.list': 30,
  'routes.details': 22,
  'earnings.information': 33,
  'earnings.pastPayouts': 34,
  'earnings.payslips': 37,
  'earnings.payslip': 24,
}
const signedInPages = globSync('pages/signed-in/*.html', { cwd: dist })

describe.each(signedInPages)('the built document %s', (file) => {
  const html = readBuilt(file)
  const listNames = (text: string) => [...new Set([...text.matchAll(/\/(assets\/[^" ]+\.js)(?=[" ])/g)].map(([, name = '']) => name))]
  const firstParts = listNames(/data-first-\w+="[^"]*"/.exec(html)?.[0] ?? '')
  const scripts = listNames(html).filter((name) => !firstParts.includes(name))
  const sumBytes = (names: readonly string[]) => names.reduce((sum, name) => sum + countBytes(name), 0)

  it('has a heading and no inline style or script that the CSP blocks', () => {
    expect(html).not.toMatch(/\sstyle=|<style|<script(?![^>]*\ssrc=)|\son\w+=/)
    expect(html).toMatch(/<h1|<form|<main/)
  })

  it('names every script of its page', () => {
    const imported = scripts.flatMap((name) =>
      [...readBuilt(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, path = '']) => `assets/${path}`),
    )
    expect(imported.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('stays within its limits', () => {
    const page = file.slice('pages/signed-in/'.length, -'.html'.length)
    const limit = signedInLimits[page] ?? otherLimit
    for (const [names, { scripts: count, kilobytes }] of [
      [scripts, limit],
      [firstParts, getFirstPartLimit(page)],
    ] as const) {
      expect(names.length).toBeLessThanOrEqual(count)
      expect(sumBytes(names) / 1000).toBeLessThanOrEqual(kilobytes)
    }
  })
})

const listScripts = (page: string) => new Set(readBuilt(`pages/signed-in/${page}.html`).match(/(?<=\/)assets\/[^" ]+\.js(?=[" ])/g))

it('figures and rows come before the program', () => {
  const pages = signedInPages.filter((file) => readBuilt(file).includes('data-first-'))
  expect(pages.map((file) => basename(file, '.html')).toSorted()).toEqual([
    'dashboard',
    'drivers.list',
    'earnings.costConfiguration',
    'earnings.information',
    'earnings.pastPayouts',
    'earnings.payslips',
    'earnings.vehicle',
    'routes.list',
    'settings.audit',
    'settings.edit.partner',
    'settings.members',
    'trips.list',
    'vehicles.list',
  ])
})

it.each(Object.entries(limitsAfterDashboard))('after the dashboard, %s loads at most %s kB', (page, limit) => {
  const loaded = listScripts('dashboard')
  const added = [...listScripts(page)].filter((name) => !loaded.has(name))
  const bytes = added.reduce((sum, name) => sum + countBytes(name), 0)
  expect(added.length).toBeGreaterThan(0)
  expect(bytes / 1000).toBeLessThanOrEqual(limit)
})

it.each([
  ['the documents of the fleet', 'The whole fleet', 40],
  ['an import before a file is chosen', 'Download the template', 51],
])('after the dashboard, %s loads at most its limit', (_, textOfView, limit) => {
  const loaded = listScripts('dashboard')
  const added = new Set([...listScripts('vehicles.list')].filter((name) => !loaded.has(name)))
  const views = chunks.filter((name) => name.endsWith('.js') && readBuilt(name).includes(textOfView))
  expect(views).toHaveLength(1)
  const visit = (name: string) => {
    if (loaded.has(name) || added.has(name)) return
    added.add(name)
    for (const [, path = ''] of readBuilt(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(`assets/${path}`)
  }
  views.forEach(visit)
  expect([...added].reduce((sum, name) => sum + countBytes(name), 0) / 1000).toBeLessThanOrEqual(limit)
})

it.each([
  ['vehicles.list', '/v1/vehicles/check'],
  ['settings.members', '/v1/account_members'],
])('only pages that call them load the schemas of %s', (page, path) => {
  const isLoaded = (each: string) => [...listScripts(each)].some((name) => readFileSync(join(dist, name), 'utf8').includes(path))
  expect([isLoaded(page), isLoaded('dashboard'), isLoaded('settings.audit')]).toEqual([true, false, false])
})

it('every page of the signed-in area has its document', () => {
  const patterns = JSON.parse(readBuilt('pages/patterns.json')) as { pattern: string; file: string }[]
  expect(patterns.map(({ file }) => file).toSorted()).toEqual(signedInPages.toSorted())
  expect(patterns.map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(['/dashboard', '/settings', '/vehicles/details/:vehicleId/:tab?']),
  )
})

describe('the check of a roadside pack, which strangers open once on a phone', () => {
  interface ManifestChunk {
    file: string
    imports?: string[]
  }
  const manifest = JSON.parse(readBuilt('manifest.json')) as Record<string, ManifestChunk>
  const listReached = (...names: string[]) => {
    const reached = new Set<string>()
    const visit = (name: string) => {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`${name} is not in the manifest`)
      if (reached.has(chunk.file)) return
      reached.add(chunk.file)
      chunk.imports?.forEach(visit)
    }
    names.forEach(visit)
    return [...reached]
  }
  const kilobytes = (files: readonly string[]) => files.reduce((sum, name) => sum + countBytes(name), 0) / 1000

  it('loads less than the dashboard, and next to nothing that the dashboard does not load', () => {
    const loaded = listReached('index.html', 'src/roadside/RoadsideCheckScreen.tsx')
    const ofDashboard = listScripts('dashboard')
    expect(kilobytes(loaded)).toBeLessThanOrEqual(174)
    expect(kilobytes(loaded.filter((name) => !ofDashboard.has(name)))).toBeLessThanOrEqual(12)
  })
})
