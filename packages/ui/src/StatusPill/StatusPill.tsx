import type { ReactNode, Ref } from 'react'
import { Badge, type BadgeDot, type BadgeProps, type BadgeTone } from '../Badge/Badge.tsx'
import { inWords } from './inWords.ts'

/** How one status looks and what it is called. */
export interface StatusLook {
  /** In words, sentence case. */
  label: string
  tone: BadgeTone
  /** An icon instead of the dot. */
  icon?: ReactNode
  /** `hollow` for drafts, `here` for what is happening now. @default 'filled' */
  dot?: BadgeDot
}

/** Every status that a product knows, in one place: a missing one does not compile. */
export type StatusRegistry<Status extends string> = Readonly<Record<Status, StatusLook>>

export interface StatusPillProps<Status extends string> extends Omit<BadgeProps, 'children' | 'tone' | 'dot' | 'icon' | 'kind'> {
  /** As it comes from the server; a newer server may send one that nobody knows yet. */
  status: Status | (string & {})
  registry: StatusRegistry<Status>
  ref?: Ref<HTMLSpanElement>
}

/** A status as the product calls and colours it. One that it does not know is said in its own words, in grey. */
export function StatusPill<Status extends string>({ status, registry, ...rest }: StatusPillProps<Status>) {
  const known: Readonly<Record<string, StatusLook>> = registry
  const {
    label,
    tone,
    icon,
    dot = 'filled',
  }: StatusLook = Object.hasOwn(known, status)
    ? (known[status] ?? { label: inWords(status), tone: 'neutral' })
    : { label: inWords(status), tone: 'neutral' }
  return (
    <Badge {...rest} tone={tone} {...(icon === undefined ? { dot } : { icon })}>
      {label}
    </Badge>
  )
}
