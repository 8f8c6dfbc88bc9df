import { createElement, useState, type ReactElement, type ReactNode } from 'react'

/** Elements of a page as data, taken from what a component drew. */
type Drawn = string | { tag: string; props: Record<string, unknown>; children: Drawn[] }

const renamed: Record<string, string> = { class: 'className', for: 'htmlFor' }

function drawn(node: Node): Drawn[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || node instanceof HTMLScriptElement) return []
  const props: Record<string, unknown> = {}
  for (const { name, value } of node.attributes) if (name !== 'style') props[renamed[name] ?? name] = value
  if (node instanceof HTMLInputElement && node.type !== 'checkbox' && node.type !== 'radio')
    Object.assign(props, { value: node.value, onChange: ignore })
  const inner = node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement ? [] : [...node.childNodes].flatMap(drawn)
  return [{ tag: node.localName, props, children: inner }]
}

const ignore = () => {}

/** What stands in a place now, with what its parts opened over the page. */
export function snapshot(place: Element): Drawn[] {
  const over = [...document.body.children].filter((element) => !element.hasAttribute('data-place'))
  return [...place.childNodes, ...over].flatMap(drawn)
}

function built(node: Drawn, key: number): ReactNode {
  return typeof node === 'string' ? node : createElement(node.tag, { key, ...node.props }, ...node.children.map(built))
}

/** The same elements, written by hand: one state that a press moves on, and plain host elements for each. */
export function Hosts({ states }: { states: readonly Drawn[][] }): ReactElement {
  const [at, setAt] = useState(states.length - 1)
  return (
    <>
      <button type="button" aria-label="Next" data-next="" onClick={() => setAt((last) => (last + 1) % states.length)} />
      {states[at]?.map(built)}
    </>
  )
}
