'use client'
import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from '../private/ChoiceGroup.tsx'
import { Icon } from '../private/Icon.tsx'
import { useRadios } from '../private/useRadios.ts'
import * as styles from './RadioCards.css.ts'

export type RadioCardsColumns = 'one' | 'two'

export interface RadioCard {
  value: string
  title: string
  description?: ReactNode
  icon?: ReactNode
  /** A `Badge` at the end of the card. */
  badge?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps extends Omit<ChoiceGroupProps, 'children' | 'onChange'> {
  /** The whole card is the target, so nothing in it may be a link or a button. */
  options: readonly RadioCard[]
  /** The chosen card; `null` is none. */
  value?: string | null
  defaultValue?: string | null
  onValueChange?: (value: string) => void
  /** The chosen card is sent under this name. */
  name?: string
  required?: boolean
  /** `two` stand side by side where there is room. @default 'one' */
  columns?: RadioCardsColumns
  /** The choice can be read, focused and sent, but not changed. */
  readOnly?: boolean
}

/** One of a few choices that need a picture and a sentence each. `id`, `data-*`, `aria-*` and the ref go to the group. */
export function RadioCards({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  columns = 'one',
  readOnly = false,
  ...group
}: RadioCardsProps) {
  const own = useId()
  const radio = useRadios({ value, defaultValue, onValueChange, name, required, readOnly })
  return (
    <ChoiceGroup
      role="radiogroup"
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      aria-invalid={group.error ? true : undefined}
      {...group}
    >
      <div className={cx(styles.cards, styles.columns[columns])}>
        {options.map((card, index) => {
          const ids = { title: `${own}${index}title`, description: `${own}${index}description`, badge: `${own}${index}badge` }
          const describedBy = [card.badge ? ids.badge : '', card.description ? ids.description : ''].filter(Boolean).join(' ')
          return (
            <label key={card.value} className={cx(styles.card, group.error && styles.invalid)}>
              <input {...radio(card)} aria-labelledby={ids.title} aria-describedby={describedBy || undefined} className={styles.control} />
              {card.icon ? <Icon className={styles.icon}>{card.icon}</Icon> : null}
              <span className={styles.words}>
                <span id={ids.title} className={styles.title}>
                  {card.title}
                </span>
                {card.description ? (
                  <span id={ids.description} className={styles.description}>
                    {card.description}
                  </span>
                ) : null}
              </span>
              {card.badge ? <span id={ids.badge}>{card.badge}</span> : null}
            </label>
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
