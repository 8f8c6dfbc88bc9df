import { createElement, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Elements of a page as data, taken from what a component drew. */
type Drawn = string | { tag: string; key: string | undefined; props: Record<string, unknown>; hasFocus: boolean; children: Drawn[] }

/** What stands on the page at one moment, and what whoever writes it by hand has to keep up as well. */
export interface Standing {
  inside: Drawn[]
  /** On the body, over the page. */
  over: Drawn[]
  /** The page sleeps under what is over it, and does not scroll. */
  asleep: boolean
  /** Where the caret stands in the control that has the focus. */
  caret: number | null
}

const renamed: Record<string, string> = { class: 'className', for: 'htmlFor' }
/** React takes these as a yes. */
const isYes = /^(hidden|inert|disabled|required|readonly|multiple|checked)$/
const isBox = (node: Element) => node instanceof HTMLInputElement && (node.type === 'checkbox' || node.type === 'radio')

// React takes names as scripts write them, and custom properties as they are.
const styleOf = ({ style }: HTMLElement | SVGElement) =>
  Object.fromEntries(
    Array.from(style, (name) => [
      name.startsWith('--') ? name : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      style.getPropertyValue(name),
    ]),
  )

function drawn(node: Node): Drawn[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || node instanceof HTMLScriptElement) return []
  const props: Record<string, unknown> = {}
  for (const { name, value } of node.attributes) if (name !== 'style') props[renamed[name] ?? name] = isYes.test(name) || value
  if ((node instanceof HTMLElement || node instanceof SVGElement) && node.style.length > 0) props['style'] = styleOf(node)
  if (node instanceof HTMLInputElement && !isBox(node)) Object.assign(props, { value: node.value, onChange: ignore })
  const inner = node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement ? [] : [...node.childNodes].flatMap(drawn)
  // By hand, too, rows and options would be told apart by what they are, not by their place.
  const key = node.id || (node instanceof HTMLTableRowElement ? (node.textContent ?? undefined) : undefined)
  return [{ tag: node.localName, key, props, hasFocus: node === document.activeElement, children: inner }]
}

const ignore = () => {}

/** What stands in a place now, with what its parts opened over the page. */
export function snapshot(place: HTMLElement): Standing {
  const over = [...document.body.children].filter((element) => !element.hasAttribute('data-place'))
  const active = document.activeElement
  return {
    inside: [...place.childNodes].flatMap(drawn),
    over: over.flatMap(drawn),
    asleep: place.inert,
    caret: active instanceof HTMLInputElement ? active.selectionStart : null,
  }
}

// Names that each mounting makes anew, and where things are placed.
const ownNames = new Set(['id', 'htmlFor', 'name', 'form', 'style', 'onChange', 'data-focused', 'data-more'])
const pointing = /^aria-(controls|labelledby|describedby|activedescendant|owns|errormessage|hidden)$/

function line(node: Drawn): string {
  if (typeof node === 'string') return node
  // What is said aloud waits for a moment of rest.
  if (node.props['role'] === 'status') return ''
  const props = Object.entries(node.props).filter(([name]) => !ownNames.has(name) && !pointing.test(name))
  const written = props.map(([name, value]) => ` ${name}="${String(value)}"`).toSorted()
  return `<${node.tag}${node.hasFocus ? ' focused' : ''}${written.join('')}>${node.children.map(line).join('')}`
}

/** A state in words, without the names that each mounting makes anew: two that are the same to a person are the same text. */
export function described({ inside, over, asleep }: Standing): string {
  const first = inside[0]
  // The one element that is there only by hand.
  const own = typeof first === 'object' && first.props['data-by-hand'] !== undefined ? first.children : inside
  return [...own, '|', ...over, `| asleep: ${asleep}`].map((node) => line(node)).join('')
}

function built(nodes: readonly Drawn[]): ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node
    const props = node.hasFocus ? { ...node.props, 'data-focused': '' } : node.props
    return createElement(node.tag, { key: node.key ?? at, ...props }, ...built(node.children))
  })
}

/** The least that a hand would do beside: the focus and the caret go where they went in ours, and a page under a modal sleeps. */
function keepUp({ asleep, caret }: Standing) {
  document.querySelector('[data-place]')?.toggleAttribute('inert', asleep)
  document.documentElement.style.overflow = asleep ? 'hidden' : ''
  const focused = document.querySelector<HTMLElement>('[data-focused]')
  if (!focused) return
  if (document.activeElement !== focused) focused.focus({ preventScroll: true })
  if (focused instanceof HTMLInputElement && caret !== null && focused.selectionStart !== caret) focused.setSelectionRange(caret, caret)
}

/**
 * The same elements, written by hand: one state, and plain host elements for each.
 * It gets the very events that ours gets; whichever asks for something moves the state on.
 */
export function Hosts({ states }: { states: readonly Standing[] }): ReactElement | null {
  const [at, setAt] = useState(states.length - 1)
  const state = states[at]
  useLayoutEffect(() => {
    if (state) keepUp(state)
  }, [state])
  if (!state) return null
  const next = () => setAt((last) => (last + 1) % states.length)
  return (
    <div role="presentation" data-by-hand="" onClick={next} onInput={next} onKeyDown={next}>
      {built(state.inside)}
      {state.over.length > 0 ? createPortal(built(state.over), document.body) : null}
    </div>
  )
}
