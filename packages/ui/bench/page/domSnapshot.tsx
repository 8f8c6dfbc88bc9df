import { createElement, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** A DOM node of a component as data. */
type HostNode = string | { tag: string; key: string | undefined; props: Record<string, unknown>; hasFocus: boolean; children: HostNode[] }

/** The state of the page that the host elements must reproduce. */
export interface PageState {
  nodes: HostNode[]
  /** Portalled to the body. */
  overlayNodes: HostNode[]
  /** The page is inert and does not scroll. */
  isInert: boolean
  /** The caret in the focused control. */
  caret: number | null
}

const reactNames: Record<string, string> = { class: 'className', for: 'htmlFor' }
/** React expects booleans for these. */
const booleanAttribute = /^(hidden|inert|disabled|required|readonly|multiple|checked)$/
const isCheckable = (node: Element) => node instanceof HTMLInputElement && (node.type === 'checkbox' || node.type === 'radio')

// React expects camelCase names, except for custom properties.
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
  // Keyed by content, as handwritten rows and options would be.
  const key = node.id || (node instanceof HTMLTableRowElement ? (node.textContent ?? undefined) : undefined)
  return [{ tag: node.localName, key, props, hasFocus: node === document.activeElement, children: inner }]
}

const noop = () => {}

/** Takes a snapshot of a container and its overlays. */
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

// Props that differ between mounts, such as generated ids and positions.
const volatileProps = new Set(['id', 'htmlFor', 'name', 'form', 'style', 'onChange', 'data-focused', 'data-more'])
const idReferenceProps = /^aria-(controls|labelledby|describedby|activedescendant|owns|errormessage|hidden)$/

function serializeNode(node: HostNode): string {
  if (typeof node === 'string') return node
  // Announcements are delayed.
  if (node.props['role'] === 'status') return ''
  const props = Object.entries(node.props).filter(([name]) => !volatileProps.has(name) && !idReferenceProps.test(name))
  const written = props.map(([name, value]) => ` ${name}="${String(value)}"`).toSorted()
  return `<${node.tag}${node.hasFocus ? ' focused' : ''}${written.join('')}>${node.children.map(serializeNode).join('')}`
}

/** Serializes a state without props that differ between mounts. */
export function serializeState({ nodes, overlayNodes, isInert }: PageState): string {
  const first = nodes[0]
  // The root element exists only on the host side.
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

/** Applies focus, caret and inertness, as handwritten code would. */
function syncPage({ isInert, caret }: PageState) {
  document.querySelector('[data-place]')?.toggleAttribute('inert', isInert)
  document.documentElement.style.overflow = isInert ? 'hidden' : ''
  const focused = document.querySelector<HTMLElement>('[data-focused]')
  if (!focused) return
  if (document.activeElement !== focused) focused.focus({ preventScroll: true })
  if (focused instanceof HTMLInputElement && caret !== null && focused.selectionStart !== caret) focused.setSelectionRange(caret, caret)
}

/**
 * The same elements as plain host elements, one set per state.
 * It receives the same events as our component; each one that changes state advances to the next.
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
