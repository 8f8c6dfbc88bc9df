import { createElement, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Elements of a page as data, taken from what a component drew. */
type HostNode = string | { tag: string; key: string | undefined; props: Record<string, unknown>; hasFocus: boolean; children: HostNode[] }

/** What stands on the page at one moment, and what whoever writes it by hand has to keep up as well. */
export interface PageState {
  nodes: HostNode[]
  /** On the body, over the page. */
  overlayNodes: HostNode[]
  /** The page sleeps under what is over it, and does not scroll. */
  isInert: boolean
  /** Where the caret stands in the control that has the focus. */
  caret: number | null
}

const reactNames: Record<string, string> = { class: 'className', for: 'htmlFor' }
/** React takes these as a yes. */
const booleanAttribute = /^(hidden|inert|disabled|required|readonly|multiple|checked)$/
const isCheckable = (node: Element) => node instanceof HTMLInputElement && (node.type === 'checkbox' || node.type === 'radio')

// React takes names as scripts write them, and custom properties as they are.
const readStyle = ({ style }: HTMLElement | SVGElement) =>
  Object.fromEntries(
    Array.from(style, (name) => [
      name.startsWith('--') ? name : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      style.getPropertyValue(name),
    ]),
  )

function readNode(node: Node): HostNode[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || node instanceof HTMLScriptElement) return []
  const props: Record<string, unknown> = {}
  for (const { name, value } of node.attributes)
    if (name !== 'style') props[reactNames[name] ?? name] = booleanAttribute.test(name) || value
  if ((node instanceof HTMLElement || node instanceof SVGElement) && node.style.length > 0) props['style'] = readStyle(node)
  if (node instanceof HTMLInputElement && !isCheckable(node)) Object.assign(props, { value: node.value, onChange: noop })
  const inner = node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement ? [] : [...node.childNodes].flatMap(readNode)
  // By hand, too, rows and options would be told apart by what they are, not by their place.
  const key = node.id || (node instanceof HTMLTableRowElement ? (node.textContent ?? undefined) : undefined)
  return [{ tag: node.localName, key, props, hasFocus: node === document.activeElement, children: inner }]
}

const noop = () => {}

/** What stands in a place now, with what its parts opened over the page. */
export function takeSnapshot(place: HTMLElement): PageState {
  const over = [...document.body.children].filter((element) => !element.hasAttribute('data-place'))
  const active = document.activeElement
  return {
    nodes: [...place.childNodes].flatMap(readNode),
    overlayNodes: over.flatMap(readNode),
    isInert: place.inert,
    caret: active instanceof HTMLInputElement ? active.selectionStart : null,
  }
}

// Names that each mounting makes anew, and where things are placed.
const volatileProps = new Set(['id', 'htmlFor', 'name', 'form', 'style', 'onChange', 'data-focused', 'data-more'])
const idReferenceProps = /^aria-(controls|labelledby|describedby|activedescendant|owns|errormessage|hidden)$/

function serializeNode(node: HostNode): string {
  if (typeof node === 'string') return node
  // What is said aloud waits for a moment of rest.
  if (node.props['role'] === 'status') return ''
  const props = Object.entries(node.props).filter(([name]) => !volatileProps.has(name) && !idReferenceProps.test(name))
  const written = props.map(([name, value]) => ` ${name}="${String(value)}"`).toSorted()
  return `<${node.tag}${node.hasFocus ? ' focused' : ''}${written.join('')}>${node.children.map(serializeNode).join('')}`
}

/** A state in words, without the names that each mounting makes anew: two that are the same to a person are the same text. */
export function serializeState({ nodes, overlayNodes, isInert }: PageState): string {
  const first = nodes[0]
  // The one element that is there only by hand.
  const own = typeof first === 'object' && first.props['data-by-hand'] !== undefined ? first.children : nodes
  return [...own, '|', ...overlayNodes, `| asleep: ${isInert}`].map((node) => serializeNode(node)).join('')
}

function renderNodes(nodes: readonly HostNode[]): ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node
    const props = node.hasFocus ? { ...node.props, 'data-focused': '' } : node.props
    return createElement(node.tag, { key: node.key ?? at, ...props }, ...renderNodes(node.children))
  })
}

/** The least that a hand would do beside: the focus and the caret go where they went in ours, and a page under a modal sleeps. */
function syncPage({ isInert, caret }: PageState) {
  document.querySelector('[data-place]')?.toggleAttribute('inert', isInert)
  document.documentElement.style.overflow = isInert ? 'hidden' : ''
  const focused = document.querySelector<HTMLElement>('[data-focused]')
  if (!focused) return
  if (document.activeElement !== focused) focused.focus({ preventScroll: true })
  if (focused instanceof HTMLInputElement && caret !== null && focused.selectionStart !== caret) focused.setSelectionRange(caret, caret)
}

/**
 * The same elements, written by hand: one state, and plain host elements for each.
 * It gets the very events that ours gets; whichever asks for something moves the state on.
 */
export function HostElements({ states }: { states: readonly PageState[] }): ReactElement | null {
  const [at, setAt] = useState(states.length - 1)
  const state = states[at]
  useLayoutEffect(() => {
    if (state) syncPage(state)
  }, [state])
  if (!state) return null
  const next = () => setAt((last) => (last + 1) % states.length)
  return (
    <div role="presentation" data-by-hand="" onClick={next} onInput={next} onKeyDown={next}>
      {renderNodes(state.nodes)}
      {state.overlayNodes.length > 0 ? createPortal(renderNodes(state.overlayNodes), document.body) : null}
    </div>
  )
}
