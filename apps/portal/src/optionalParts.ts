// The parts of a page that depend on what the browser knows before the first paint, found by comparing renderings of the page.

/**
 * A part of a page's HTML, replaced where the conditions hold: `SETUP_DONE_1=false` in the storage, `session:user.id=1` in the session,
 * `(width<40em)=true` in the window.
 */
export interface OptionalPart {
  conditions: readonly string[]
  start: number
  end: number
  html: string
}

interface Element {
  start: number
  end: number
  /** The start tag; undefined for text. */
  tag?: string
  children: Element[]
}

const tagOrText = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|[^>"])*>|[^<]+/g
const emptyElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** The elements and texts of HTML that React has rendered. */
function parseElements(html: string): Element {
  const root: Element = { start: 0, end: html.length, tag: '', children: [] }
  const open = [root]
  for (const { 0: text, 1: slash, 2: name, index } of html.matchAll(tagOrText)) {
    const end = index + text.length
    if (slash === '/') {
      const element = open.pop()
      if (element) element.end = end
      continue
    }
    const element: Element = { start: index, end, children: [], ...(name === undefined ? {} : { tag: text }) }
    open.at(-1)?.children.push(element)
    if (name !== undefined && !emptyElements.has(name) && !text.endsWith('/>')) open.push(element)
  }
  return root
}

/** The smallest part of `html` whose replacement makes `other` of it; undefined where both are the same. */
export function findDifference(html: string, other: string): Omit<OptionalPart, 'conditions'> | undefined {
  if (html === other) return undefined
  let [parent, otherParent] = [parseElements(html), parseElements(other)]
  for (;;) {
    const [own, others] = [parent.children, otherParent.children]
    const text = ({ start, end }: Element) => html.slice(start, end)
    const otherText = ({ start, end }: Element) => other.slice(start, end)
    const isSame = (one: Element | undefined, two: Element | undefined) =>
      one !== undefined && two !== undefined && text(one) === otherText(two)
    const shared = Math.min(own.length, others.length)
    let before = 0
    while (before < shared && isSame(own[before], others[before])) before += 1
    let after = 0
    while (after < shared - before && isSame(own.at(-1 - after), others.at(-1 - after))) after += 1
    const changed = own.slice(before, own.length - after)
    const replacement = others.slice(before, others.length - after)
    const [[one], [two]] = [changed, replacement]
    if (changed.length === 1 && replacement.length === 1 && one?.tag !== undefined && one.tag === two?.tag) {
      ;[parent, otherParent] = [one, two]
      continue
    }
    // Only elements can be marked: a change of text replaces the element around it.
    if ([...changed, ...replacement].some(({ tag }) => tag === undefined))
      return { start: parent.start, end: parent.end, html: otherText(otherParent) }
    const start = one?.start ?? own[before]?.start ?? own[before - 1]?.end ?? parent.start + (parent.tag?.length ?? 0)
    return { start, end: changed.at(-1)?.end ?? start, html: replacement.map(otherText).join('') }
  }
}

/** A page with its optional parts in templates, before what they replace. Of overlapping parts the first is kept. */
export function markOptionalParts(html: string, parts: readonly OptionalPart[]): string {
  const regions = new Map<string, OptionalPart[]>()
  for (const part of parts) {
    const key = `${part.start} ${part.end}`
    const overlaps = [...regions.values()]
      .flat()
      .some((each) => part.start < each.end && each.start < part.end && !regions.get(key)?.includes(each))
    if (!overlaps) regions.set(key, [...(regions.get(key) ?? []), part])
  }
  let marked = ''
  let done = 0
  const sorted = [...regions.values()].toSorted(
    ([one], [two]) => (one?.start ?? 0) - (two?.start ?? 0) || (one?.end ?? 0) - (two?.end ?? 0),
  )
  for (const [index, region] of sorted.entries()) {
    const { start, end } = region[0] ?? { start: 0, end: 0 }
    const templates = region
      .toSorted((one, two) => two.conditions.length - one.conditions.length)
      .map(({ conditions, html: part }) => `<template data-region="${index}" data-when="${conditions.join(' ')}">${part}</template>`)
    const replaced = parseElements(html.slice(start, end)).children.map((each) =>
      html.slice(start + each.start, start + each.end).replace(/^<[a-zA-Z][\w-]*/, (tag) => `${tag} data-region="${index}"`),
    )
    marked += html.slice(done, start) + templates.join('') + replaced.join('')
    done = end
  }
  return marked + html.slice(done)
}
