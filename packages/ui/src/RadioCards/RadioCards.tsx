'use client'
import type { ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import { Check } from '../private/icons/messageIcons.ts'
import { RadioGroupBase, type RadioGroupBaseProps } from '../private/RadioGroupBase.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RadioCards.css.ts'

export type RadioCardsColumns = 'one' | 'two' | 'three'

export interface RadioCard {
  value: string
  title: string
  description?: ReactNode
  icon?: ReactNode
  /** An `Avatar` before the text, in its own size. */
  avatar?: ReactNode
  /** A decorative illustration above the text, edge to edge. */
  illustration?: ReactNode
  /** A list of points under the description; read out after it. */
  points?: readonly string[]
  /** A `Badge` at the end of the card. */
  badge?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps extends RadioGroupBaseProps {
  /** The whole card is the target, so it may not contain links or buttons. */
  options: readonly RadioCard[]
  /** `two` puts cards side by side where there is space; `three` is for up to nine short ones, which have no dot. @default 'one' */
  columns?: RadioCardsColumns
}

/** One of a few options, each with an icon or illustration and a sentence. `id`, `data-*`, `aria-*` and the ref go to the group. */
export function RadioCards({ columns = 'one', ...group }: RadioCardsProps) {
  return (
    <RadioGroupBase
      {...group}
      optionsClassName={cx(styles.cards, styles.columns[columns])}
      renderOption={(card, { inputProps, id, hasError }) => {
        const { value, title, description, icon, avatar, illustration, points = [], badge } = card
        const ids = { title: `${id}title`, description: `${id}description`, badge: `${id}badge`, points: `${id}points` }
        const describedBy = [badge ? ids.badge : '', description ? ids.description : '', points.length > 0 ? ids.points : '']
          .filter(Boolean)
          .join(' ')
        const isShort = columns === 'three'
        // Dots align in one column: at the start, or at the end if an icon or avatar comes first.
        const isDotAtEnd = !isShort && Boolean(icon ?? avatar)
        return (
          <label
            key={value}
            className={cx(
              styles.card,
              avatar !== undefined && styles.withAvatar,
              illustration !== undefined && styles.withIllustration,
              isShort && styles.short,
              hasError && styles.invalid,
            )}
          >
            <input {...inputProps} aria-labelledby={ids.title} aria-describedby={describedBy || undefined} className={styles.control} />
            {illustration === undefined ? null : (
              <span aria-hidden="true" className={styles.illustration}>
                {illustration}
              </span>
            )}
            {isDotAtEnd || isShort || illustration !== undefined ? null : <span aria-hidden="true" className={styles.dot} />}
            {icon ? <Icon className={styles.icon}>{icon}</Icon> : null}
            {avatar === undefined ? null : <span className={styles.avatar}>{avatar}</span>}
            <span className={styles.text}>
              <span className={styles.titleRow}>
                {illustration === undefined ? null : <span aria-hidden="true" className={styles.dot} />}
                <span id={ids.title} className={styles.title}>
                  {title}
                </span>
              </span>
              {description ? (
                <span id={ids.description} className={styles.description}>
                  {description}
                </span>
              ) : null}
              {points.length > 0 ? <CardPoints id={ids.points} points={points} /> : null}
            </span>
            {badge ? <span id={ids.badge}>{badge}</span> : null}
            {isDotAtEnd ? <span aria-hidden="true" className={styles.dot} /> : null}
          </label>
        )
      }}
    />
  )
}

function CardPoints({ id, points }: { id: string; points: readonly string[] }) {
  return (
    <>
      <span aria-hidden="true" className={styles.points}>
        {points.map((point) => (
          <span key={point} className={styles.point}>
            <Icon size="small" className={styles.tick}>
              <Check />
            </Icon>
            <span>{point}</span>
          </span>
        ))}
      </span>
      {/* Screen readers hear the points as sentences of one description. */}
      <VisuallyHidden id={id}>{points.map((point) => `${point}.`).join(' ')}</VisuallyHidden>
    </>
  )
}
