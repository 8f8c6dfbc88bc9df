'use client'
import { cx } from 'class-variance-authority'
import { ChevronDown } from '../private/icons.ts'
import { useEffect, useEffectEvent, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { toElementType } from '../private/elementType.ts'
import { Icon } from '../private/Icon.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import * as styles from './Accordion.css.ts'

export type AccordionType = 'single' | 'multiple'

export interface AccordionItem {
  /** Also the end of an address: `#paid` opens the item `paid`. */
  id: string
  title: string
  content?: ReactNode
  /** What to do one after the other, under the content. */
  steps?: readonly ReactNode[]
}

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'> {
  items: readonly AccordionItem[]
  /** `single`: opening one closes the other. @default 'single' */
  type?: AccordionType
  /** The ids of the open items. */
  value?: readonly string[]
  /** @default the first item */
  defaultValue?: readonly string[]
  onValueChange?: (value: readonly string[]) => void
  /** The open one can be closed again, so that none is open. @default true */
  collapsible?: boolean
  /** The place of the titles in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  ref?: Ref<HTMLDivElement>
}

// With more, the regions would drown the landmarks of the page.
const mostRegions = 6

/** Questions with answers that open under them. The browser's own search finds closed answers and opens them. */
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
        <Row
          key={item.id}
          item={item}
          isOpen={open.includes(item.id)}
          isRegion={items.length <= mostRegions}
          headingLevel={headingLevel}
          isFixed={!collapsible && open.length === 1 && open.includes(item.id)}
          onToggle={() => (open.includes(item.id) ? setOpen(open.filter((id) => id !== item.id)) : reveal(item.id))}
          onReveal={() => reveal(item.id)}
        />
      ))}
    </div>
  )
}

interface RowProps {
  item: AccordionItem
  isOpen: boolean
  isRegion: boolean
  /** Open, and to stay so. */
  isFixed: boolean
  headingLevel: 2 | 3 | 4 | 5 | 6
  onToggle: () => void
  onReveal: () => void
}

function Row({ item, isOpen, isRegion, isFixed, headingLevel, onToggle, onReveal }: RowProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  usePanel(panel, isOpen, onReveal)
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
          <span className={styles.words}>{item.title}</span>
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

/** What React cannot say of a closed panel: it may be found by the browser's search and by an address, and opens then. */
function usePanel(panel: { current: HTMLElement | null }, isOpen: boolean, onReveal: () => void) {
  const found = useEffectEvent(onReveal)
  useEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found')
  }, [panel, isOpen])
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const reveal = () => found()
    element.addEventListener('beforematch', reveal)
    const asked = () => {
      const { hash } = element.ownerDocument.location
      if (hash !== `#${encodeURIComponent(element.id)}` && hash !== `#${element.id}`) return
      found()
      element.parentElement?.scrollIntoView()
    }
    // The address was looked up before the page came to life; later ones come while it lives.
    asked()
    window.addEventListener('hashchange', asked)
    return () => {
      element.removeEventListener('beforematch', reveal)
      window.removeEventListener('hashchange', asked)
    }
  }, [panel])
}
