import type { ReactNode, Ref } from 'react'
import { Badge, type BadgeDot, type BadgeProps, type BadgeTone } from '../Badge/Badge.tsx'
import { formatStatus } from './formatStatus.ts'

/** The label and appearance of a status. */
export interface StatusAppearance {
  /** In sentence case. */
  label: string
  tone: BadgeTone
  /** Replaces the dot. */
  icon?: ReactNode
  /** `hollow` for drafts, `here` for the current status. @default 'filled' */
  dot?: BadgeDot
}

/** The appearance of every status. A missing status does not compile. */
export type StatusRegistry<Status extends string> = Readonly<Record<Status, StatusAppearance>>

export interface StatusPillProps<Status extends string> extends Omit<BadgeProps, 'children' | 'tone' | 'dot' | 'icon' | 'kind'> {
  /** The server's value. A newer server may send an unknown one. */
  status: Status | (string & {})
  /** The label and tone of each status. */
  registry: StatusRegistry<Status>
  ref?: Ref<HTMLSpanElement>
}

/** A status by the label and tone of a registry. Unknown statuses are gray, with their value as text. */
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
