import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import * as styles from './SettingsSection.css.ts'

export interface SettingsSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading: "You". */
  title: string
  /** The heading level of the title. @default 2 */
  titleLevel?: HeadingLevel
  /** One sentence that explains the settings. */
  description?: ReactNode
  /** Settings or fields. */
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** A section of settings: heading and description in one column, the settings in another. Adjacent sections are divided. */
export function SettingsSection({ title, titleLevel = 2, description, className, children, ...rest }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...rest} className={cx(styles.root, className)}>
      <div>
        <Heading id={titleId} level={titleLevel} size="subheading">
          {title}
        </Heading>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
