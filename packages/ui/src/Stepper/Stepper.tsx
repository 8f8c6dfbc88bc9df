'use client'
import { cva, cx } from 'class-variance-authority'
import { ArrowRight, Check, TriangleAlert } from '../private/icons.ts'
import type { HTMLAttributes, Ref } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Stepper.css.ts'

export type StepStatus = 'complete' | 'current' | 'upcoming' | 'error'
export type StepperOrientation = 'horizontal' | 'vertical'

export interface StepperStep {
  id: string
  label: string
  status: StepStatus
  optional?: boolean
  /** Link to the step. Upcoming steps are links only with `nonLinear`. */
  href?: string
}

export interface StepperLabels {
  /** Shown on phones and read by screen readers. */
  stepOf: (step: number, count: number) => string
  /** Shown on phones and read by screen readers if there is a next step. */
  next: (label: string) => string
  /** Shown when all steps are complete. */
  allDone: (count: number) => string
  optional: string
  status: Record<StepStatus, string>
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Name of the stepper: "Company setup". */
  'aria-label': string
  /** The steps, in their order. */
  steps: readonly StepperStep[]
  /** The direction in which it runs. @default 'horizontal' */
  orientation?: StepperOrientation
  /** Steps can be completed in any order. */
  nonLinear?: boolean
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<StepperLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: StepperLabels = {
  stepOf: (step, count) => `Step ${step} of ${count}`,
  next: (label) => `Next: ${label}`,
  allDone: (count) => `All ${count} steps completed`,
  optional: 'Optional',
  status: { complete: 'completed', current: 'current', upcoming: 'not started', error: 'needs attention' },
}

const line = cva(styles.line, {
  variants: {
    orientation: styles.lineOrientation,
    done: { true: styles.lineDone },
    ahead: { horizontal: styles.aheadAcross, vertical: styles.aheadDown },
  },
})

const statusIcons = { complete: <Check />, current: <ArrowRight />, error: <TriangleAlert /> } as const

/** The progress through the steps of a task. On a phone the markers have no labels, and a text above shows the current step. */
export function Stepper({ steps, orientation = 'horizontal', nonLinear = false, labels, className, ...rest }: StepperProps) {
  const LinkComponent = useLinkComponent()
  const mergedLabels = { ...defaultLabels, ...labels }
  const isHorizontal = orientation === 'horizontal'
  const currentStep = steps.find(({ status }) => status === 'current') ?? steps.find(({ status }) => status === 'error')
  const current = currentStep ? steps.indexOf(currentStep) : -1
  const isDone = steps.length > 0 && steps.every(({ status }) => status === 'complete')
  const next = steps[current + 1]
  return (
    <nav {...rest} className={cx(styles.root, className)}>
      <p className={cx(styles.position, !isHorizontal && styles.positionHeard)}>
        {currentStep ? (
          <>
            <span className={styles.where}>{mergedLabels.stepOf(current + 1, steps.length)}</span>
            {next ? (
              <>
                <VisuallyHidden>{'. '}</VisuallyHidden>
                <span className={styles.next}>{mergedLabels.next(next.label)}</span>
              </>
            ) : null}
          </>
        ) : isDone ? (
          mergedLabels.allDone(steps.length)
        ) : null}
      </p>
      <ol className={cx(styles.list, styles.listOrientation[orientation])}>
        {steps.map((item, i) => {
          const isCurrent = i === current
          const isLink = item.href !== undefined && !isCurrent && (nonLinear || item.status === 'complete' || item.status === 'error')
          const content = (
            <>
              {item.label}
              <VisuallyHidden>{`, ${mergedLabels.status[item.status]}`}</VisuallyHidden>
            </>
          )
          return (
            <li
              key={item.id}
              aria-current={isCurrent ? 'step' : undefined}
              className={cx(styles.step, styles.stepOrientation[orientation])}
            >
              <span aria-hidden="true" className={cx(styles.node, styles.nodeStatus[item.status])}>
                {item.status === 'upcoming' ? null : <Icon size="small">{statusIcons[item.status]}</Icon>}
              </span>
              {i === steps.length - 1 ? null : (
                <span
                  aria-hidden="true"
                  className={line(item.status === 'complete' ? { orientation, done: true } : { orientation, ahead: orientation })}
                />
              )}
              <span className={cx(styles.label, styles.labelStatus[item.status], isHorizontal && styles.wide)}>
                {isLink ? (
                  <LinkComponent href={item.href ?? ''} className={styles.link}>
                    {content}
                  </LinkComponent>
                ) : (
                  content
                )}
                {item.optional ? <span className={styles.optional}>{mergedLabels.optional}</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
