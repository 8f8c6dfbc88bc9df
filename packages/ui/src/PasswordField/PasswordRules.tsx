import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import { Check } from '../private/icons/messageIcons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PasswordField.css.ts'

/** A requirement of a password. */
export interface PasswordRule {
  id: string
  label: string
  test: (password: string) => boolean
}

interface PasswordRulesProps {
  id: string
  rules: readonly PasswordRule[]
  password: string
  labels: { rules: string; ruleMet: string; ruleNotMet: string }
}

/** The requirements of a password and which of them are met. */
export function PasswordRules({ id, rules, password, labels }: PasswordRulesProps) {
  return (
    <ul id={id} aria-label={labels.rules} className={styles.rules}>
      {rules.map((rule) => {
        const isMet = rule.test(password)
        return (
          <li key={rule.id} className={cx(styles.rule, isMet && styles.met)}>
            <Icon size="small" className={styles.ruleMark}>
              {isMet ? <Check strokeWidth={3} /> : <span className={styles.ring} />}
            </Icon>
            <span>
              {rule.label}
              <VisuallyHidden>, {isMet ? labels.ruleMet : labels.ruleNotMet}</VisuallyHidden>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
