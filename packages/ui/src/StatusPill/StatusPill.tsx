import type { ReactNode, Ref } from 'react'
import { Badge, type BadgeDot, type BadgeProps, type BadgeTone } from '../Badge/Badge.tsx'
import { formatStatus } from './formatStatus.ts'

/** How one status looks and what it is called. */
export interface StatusAppearance {
  /** In words, sentence case. */
  label: string
  tone: BadgeTone
  /** An icon instead of the dot. */
  icon?: ReactNode
  /** `hollow` for drafts, `here` for what is happening now. @default 'filled' */
  dot?: BadgeDot
}

/** Every status that a product knows, in one place: a missing one does not compile. */
export type StatusRegistry<Status extends string> = Readonly<Record<Status, StatusAppearance>>

export interface StatusPillProps<Status extends string> extends Omit<BadgeProps, 'children' | 'tone' | 'dot' | 'icon' | 'kind'> {
  /** As it comes from the server; a newer server may send one that nobody knows yet. */
  status: Status | (string & {})
  registry: StatusRegistry<Status>
  ref?: Ref<HTMLSpanElement>
}

/** A status as the product calls and colours it. One that it does not know is said in its own words, in grey. */
export function StatusPill<Status extends string>({ status, registry, ...rest }: StatusPillProps<Status>) {
  const known: Readonly<Record<string, StatusAppearance>> = registry
  const {
    label,
    tone,
    icon,
    dot = 'filled',
  }: StatusAppearance = Object.hasOwn(known, status)
    ? (known[status] ?? { label: formatStatus(status), tone: 'neutral' })
    : { label: formatStatus(status), tone: 'neutral' }
  return (
    <Badge {...rest} tone={tone} {...(icon === undefined ? { dot } : { icon })}>
      {label}
    </Badge>
  )
}
