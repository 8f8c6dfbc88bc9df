import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'
import { createPreloadLinks, deferProgram, findEarlyScript, hashOf, listChunks, replaceAllOnce } from './documentParts.ts'
import { collectChunks, selectRules } from './selectCriticalCss.ts'
import type { FirstParts } from './firstPartsBuild.ts'
import type { SignedInPage } from './src/prerenderSignedIn.tsx'

const folder = 'pages/signed-in'

/** The modules that every page of the signed-in area loads beside its screen and its frame. */
const sharedModules = ['replaceStaticPage', 'createTransport', 'sessionApi', 'readSession', 'mainScreens']
const frames: Readonly<Record<string, string>> = { main: 'MainFrame', setup: 'SetupFrame' }

interface Build {
  out: string
  /** The document of all other pages. */
  shell: string
  bundle: Rolldown.OutputBundle
  pages: readonly SignedInPage[]
  entryChunks: ReadonlySet<Rolldown.OutputChunk>
  firstParts: FirstParts
}

/** Writes the documents of the signed-in area, and pages/patterns.json, which tells the server which document a path has. */
export async function writeSignedInDocuments({ out, shell, bundle, pages, entryChunks, firstParts }: Build): Promise<void> {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(shell)
  if (!link?.[1]) throw new Error('index.html has no stylesheet')
  const bodies = new Map(pages.map((page) => [page, createBody(page)]))
  const rules = selectRules(
    await readFile(join(out, link[1]), 'utf8'),
    [...bodies.values(), ...firstParts.chunks.map(({ code }) => code)].join(' '),
  )
  const stylesheet = `assets/signed-in-${hashOf(rules)}.css`
  await writeFile(join(out, stylesheet), rules)
  await mkdir(join(out, folder), { recursive: true })
  const script = findEarlyScript(bundle, 'signedInBootstrap')
  for (const page of pages) {
    const modules = [page.screen, frames[page.frame] ?? '', ...sharedModules]
    const chunks = collectChunks(
      bundle,
      modules.map((module) => findModuleChunk(bundle, module)),
    )
    const text = replaceAllOnce(shell, [
      ['<title>Vehicle Partner</title>', `<title>${page.title}</title>`],
      ['<div id="portal"></div>', bodies.get(page) ?? ''],
      [link[0], `<link rel="stylesheet" crossorigin href="/${stylesheet}" data-full-styles="/${link[1]}">`],
      ['</head>', `${createPreloadLinks(chunks, entryChunks)}</head>`],
      [
        /<script [^>]*src="\/assets\/bootstrap[^>]*>/.exec(shell)?.[0] ?? '',
        createScript(page, script, { styles: link[1], firstParts: firstParts.files.get(page.name) }),
      ],
    ])
    await writeFile(join(out, getFile(page)), deferProgram(text))
  }
  // Patterns without a parameter first: `/vehicles/add-vehicle` is no vehicle.
  const patterns = pages.map((page) => ({ pattern: page.pattern, file: getFile(page) }))
  patterns.sort((one, other) => Number(one.pattern.includes(':')) - Number(other.pattern.includes(':')))
  await writeFile(join(out, 'pages/patterns.json'), JSON.stringify(patterns, undefined, 1))
}

const getFile = ({ name }: SignedInPage) => `${folder}/${name}.html`

/** The page, and before it what other users see instead of its parts. */
function createBody({ html, narrowMenu, variants }: SignedInPage): string {
  const marked = html
    .replace('<aside ', '<aside data-part="menu" ')
    .replace(narrowMenu === undefined ? /^<div/ : /<\/aside><div/, (start) => `${start} data-part="content"`)
  const templates = [
    ...(narrowMenu === undefined ? [] : [`<template data-for="menu" data-when="SIDEBAR_COLLAPSED=true">${narrowMenu}</template>`]),
    ...(variants.length === 1
      ? []
      : variants.map(({ roles, html: other }) => `<template data-for="content" data-roles="${roles.join(' ')}">${other}</template>`)),
  ]
  return `${templates.join('')}<div id="portal" data-signed-in>${marked}</div>`
}

interface LoadedFiles {
  /** The full stylesheet. */
  styles: string
  firstParts: ReturnType<FirstParts['files']['get']>
}

function createScript({ access, label, questions }: SignedInPage, script: string, { styles, firstParts }: LoadedFiles): string {
  const asked = Object.fromEntries(
    Object.entries(questions).map(([search, list]) => [
      search,
      list.map(({ roles, ...question }) => ({ ...question, roles: roles.join(' ') })),
    ]),
  )
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const data = { 'signed-in': '', access, title: label, styles: `/${styles}`, questions: JSON.stringify(asked) }
  const parts = firstParts && {
    [firstParts.kind === 'lists' ? 'first-rows' : 'first-parts']: firstParts.names.map((name) => `/${name}`).join(' '),
  }
  const attributes = Object.entries({ ...data, ...parts }).map(([name, value]) => `data-${name}="${escape(value)}"`)
  return `<script ${attributes.join(' ')} src="/${script}">`
}

function findModuleChunk(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = listChunks(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => /^[\w]+\.tsx?$/.test(basename(id)) && basename(id).split('.')[0] === name && !id.includes('node_modules')),
  )
  if (!chunk) throw new Error(`${name} is in no chunk`)
  return chunk
}
