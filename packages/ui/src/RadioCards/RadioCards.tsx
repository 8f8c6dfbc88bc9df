'use client'
import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from '../private/ChoiceGroup.tsx'
import { Icon } from '../private/Icon.tsx'
import { Check } from '../private/icons.ts'
import { useRadioProps } from '../private/useRadioProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RadioCards.css.ts'

export type RadioCardsColumns = 'one' | 'two'

export interface RadioCard {
  value: string
  title: string
  description?: ReactNode
  icon?: ReactNode
  /** An `Avatar` in front of the words, in its own size. */
  avatar?: ReactNode
  /** A picture over the words, from edge to edge; decoration. */
  illustration?: ReactNode
  /** What the choice means, point by point; heard after the description. */
  points?: readonly string[]
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
  const radio = useRadioProps({ value, defaultValue, onValueChange, name, required, readOnly })
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
          const ids = {
            title: `${own}${index}title`,
            description: `${own}${index}description`,
            badge: `${own}${index}badge`,
            facts: `${own}${index}facts`,
          }
          const led = Boolean(card.icon ?? card.avatar)
          const describedBy = [card.badge ? ids.badge : '', card.description ? ids.description : '', card.points?.length ? ids.facts : '']
            .filter(Boolean)
            .join(' ')
          return (
            <label
              key={card.value}
              className={cx(
                styles.card,
                card.avatar !== undefined && styles.withAvatar,
                card.illustration !== undefined && styles.withIllustration,
                group.error && styles.invalid,
              )}
            >
              <input {...radio(card)} aria-labelledby={ids.title} aria-describedby={describedBy || undefined} className={styles.control} />
              {card.illustration === undefined ? null : (
                <span aria-hidden="true" className={styles.illustration}>
                  {card.illustration}
                </span>
              )}
              {/* The eye finds the dots in one line: at the start, or at the end where something else stands there. */}
              {led || card.illustration !== undefined ? null : <span aria-hidden="true" className={styles.dot} />}
              {card.icon ? <Icon className={styles.icon}>{card.icon}</Icon> : null}
              {card.avatar === undefined ? null : <span className={styles.avatar}>{card.avatar}</span>}
              <span className={styles.text}>
                <span className={styles.titleRow}>
                  {card.illustration === undefined ? null : <span aria-hidden="true" className={styles.dot} />}
                  <span id={ids.title} className={styles.title}>
                    {card.title}
                  </span>
                </span>
                {card.description ? (
                  <span id={ids.description} className={styles.description}>
                    {card.description}
                  </span>
                ) : null}
                {card.points?.length ? (
                  <>
                    <span aria-hidden="true" className={styles.points}>
                      {card.points.map((fact) => (
                        <span key={fact} className={styles.point}>
                          <Icon size="small" className={styles.tick}>
                            <Check />
                          </Icon>
                          <span>{fact}</span>
                        </span>
                      ))}
                    </span>
                    {/* For the ear the points are sentences of one text. */}
                    <VisuallyHidden id={ids.facts}>{card.points.map((fact) => `${fact}.`).join(' ')}</VisuallyHidden>
                  </>
                ) : null}
              </span>
              {card.badge ? <span id={ids.badge}>{card.badge}</span> : null}
              {led ? <span aria-hidden="true" className={styles.dot} /> : null}
            </label>
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
