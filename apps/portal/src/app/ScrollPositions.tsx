import { useEffect, useState } from 'react'
import { ScrollRestoration } from 'react-router-dom'

/** After a load every page has the key `default`: its address says which page it is. */
const getKey = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
  key === 'default' ? pathname + search : key

/**
 * Restores scroll positions. It starts after the first render: the router's provider subscribes to the router in an effect, which runs after
 * those of its children, and would apply the position of the load at the first change of the page.
 */
export function ScrollPositions() {
  const [isSubscribed, setSubscribed] = useState(false)
  useEffect(() => queueMicrotask(() => setSubscribed(true)), [])
  return isSubscribed && <ScrollRestoration getKey={getKey} />
}
