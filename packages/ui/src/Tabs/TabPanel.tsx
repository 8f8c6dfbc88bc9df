'use client'
import { useLayoutEffect, useRef, useState, type HTMLAttributes } from 'react'
import * as styles from './Tabs.css.ts'

// As good as always: what is not shown may be among them.
const tabStops = 'a[href],:is(button,input,select,textarea):enabled,summary,[tabindex="0"]'

/** The panel of a tab. It is a tab stop only if nothing in it is one: it may need scrolling (ARIA pattern "Tabs"). */
export function TabPanel({ isShown, ...rest }: HTMLAttributes<HTMLDivElement> & { isShown: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  const [hasTabStop, setHasTabStop] = useState(false)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current || !isShown) return undefined
    const look = () => setHasTabStop(current.querySelector(tabStops) !== null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(current, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'tabindex', 'hidden'] })
    return () => observer.disconnect()
  }, [isShown])
  return (
    <div
      {...rest}
      ref={ref}
      role="tabpanel"
      tabIndex={hasTabStop ? undefined : 0}
      hidden={!isShown}
      data-state={isShown ? 'active' : 'inactive'}
      className={styles.panel}
    />
  )
}
