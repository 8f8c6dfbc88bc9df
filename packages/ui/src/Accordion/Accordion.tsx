'use client'
import { cx } from '../private/cx.ts'
import { ChevronDown } from '../private/icons/messageIcons.ts'
import { useEffect, useEffectEvent, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { toElementType } from '../private/toElementType.ts'
import { Icon } from '../private/Icon.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import * as styles from './Accordion.css.ts'

export type AccordionType = 'single' | 'multiple'

export interface AccordionItem {
  /** Also the URL hash that opens the item: `#paid` for `paid`. */
  id: string
  title: string
  content?: ReactNode
  /** Numbered steps below the content. */
  steps?: readonly ReactNode[]
}

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'> {
  /** The rows, each with its title and content. */
  items: readonly AccordionItem[]
  /** `single` closes the open item when another one opens. @default 'single' */
  type?: AccordionType
  /** The ids of the open items. */
  value?: readonly string[]
  /** The ids of the rows that are open at first. @default the first item */
  defaultValue?: readonly string[]
  /** Called with the ids of the open rows when the user opens or closes one. */
  onValueChange?: (value: readonly string[]) => void
  /** Whether the open item of `single` can be closed. @default true */
  collapsible?: boolean
  /** The heading level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  ref?: Ref<HTMLDivElement>
}

// With more regions, screen readers would list too many landmarks.
const maxRegions = 6

/** Questions with answers that open below them. Find in page finds closed answers and opens them. */
export function Accordion({
  items,
  type = 'single',
  value,
  defaultValue,
  onValueChange,
  collapsible = true,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControllableState(value, defaultValue ?? items.slice(0, 1).map(({ id }) => id), onValueChange)
  const reveal = (id: string) => {
    if (!open.includes(id)) setOpen(type === 'single' ? [id] : [...open, id])
  }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {items.map((item) => (
        <AccordionRow
          key={item.id}
          item={item}
          isOpen={open.includes(item.id)}
          isRegion={items.length <= maxRegions}
          headingLevel={headingLevel}
          isFixed={!collapsible && open.length === 1 && open.includes(item.id)}
          onToggle={() => (open.includes(item.id) ? setOpen(open.filter((id) => id !== item.id)) : reveal(item.id))}
          onReveal={() => reveal(item.id)}
        />
      ))}
    </div>
  )
}

interface AccordionRowProps {
  item: AccordionItem
  isOpen: boolean
  isRegion: boolean
  /** Whether the item is open and cannot be closed. */
  isFixed: boolean
  headingLevel: 2 | 3 | 4 | 5 | 6
  onToggle: () => void
  onReveal: () => void
}

function AccordionRow({ item, isOpen, isRegion, isFixed, headingLevel, onToggle, onReveal }: AccordionRowProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useRevealablePanel(panel, isOpen, onReveal)
  const Title = toElementType(`h${headingLevel}`)
  return (
    <div className={styles.item}>
      <Title className={styles.heading}>
        <button
          id={titleId}
          type="button"
          aria-expanded={isOpen}
          aria-controls={item.id}
          aria-disabled={isFixed || undefined}
          onClick={() => {
            if (!isFixed) onToggle()
          }}
          className={cx(styles.trigger, isOpen && styles.triggerOpen)}
        >
          <span className={styles.title}>{item.title}</span>
          <Icon className={cx(styles.chevron, isOpen && styles.chevronOpen)}>
            <ChevronDown />
          </Icon>
        </button>
      </Title>
      <div
        ref={panel}
        id={item.id}
        role={isRegion ? 'region' : undefined}
        aria-labelledby={isRegion ? titleId : undefined}
        hidden={!isOpen}
        className={styles.panel}
      >
        <div className={styles.content}>
          {item.content}
          {item.steps === undefined ? null : (
            <ol className={styles.steps}>
              {item.steps.map((step, index) => (
                <li key={index} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </div>
  )
}

/** Sets `hidden="until-found"`, which React does not support, and opens the panel when find in page or the URL hash reveals it. */
function useRevealablePanel(panel: { current: HTMLElement | null }, isOpen: boolean, onReveal: () => void) {
  const revealPanel = useEffectEvent(onReveal)
  useEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found')
  }, [panel, isOpen])
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const reveal = () => revealPanel()
    element.addEventListener('beforematch', reveal)
    const revealFromHash = () => {
      const { hash } = element.ownerDocument.location
      if (hash !== `#${encodeURIComponent(element.id)}` && hash !== `#${element.id}`) return
      revealPanel()
      element.parentElement?.scrollIntoView()
    }
    // The initial hash is read before hydration; later ones arrive as events.
    revealFromHash()
    window.addEventListener('hashchange', revealFromHash)
    return () => {
      element.removeEventListener('beforematch', reveal)
      window.removeEventListener('hashchange', revealFromHash)
    }
  }, [panel])
}
