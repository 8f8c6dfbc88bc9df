'use client'
import { cva, cx } from 'class-variance-authority'
import { ArrowRight, Check, TriangleAlert } from '../private/icons/messageIcons.ts'
import type { HTMLAttributes, Ref } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts'
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

const list = cva(styles.list, { variants: { orientation: styles.listOrientation } })
const step = cva(styles.step, { variants: { orientation: styles.stepOrientation } })
const line = cva(styles.line, {
  variants: {
    orientation: styles.lineOrientation,
    done: { true: styles.lineDone },
    ahead: { horizontal: styles.aheadAcross, vertical: styles.aheadDown },
  },
})
const markerStyle = cva(styles.node, { variants: { status: styles.nodeStatus } })
const label = cva(styles.label, { variants: { status: styles.labelStatus } })

const statusIcons = { complete: <Check />, current: <ArrowRight />, error: <TriangleAlert /> } as const

/** The progress through the steps of a task. On a phone the markers have no labels, and a text above shows the current step. */
export function Stepper({ steps, orientation = 'horizontal', nonLinear, labels, className, ...rest }: StepperProps) {
  const LinkComponent = useLinkComponent()
  const mergedLabels = { ...defaultLabels, ...labels }
  const isHorizontal = orientation === 'horizontal'
  const currentStep = steps.find(({ status }) => status === 'current') ?? steps.find(({ status }) => status === 'error')
  const current = currentStep ? steps.indexOf(currentStep) : -1
  const isDone = steps.length > 0 && steps.every(({ status }) => status === 'complete')
  const next = steps[current + 1]
  return (
    <nav {...rest} className={cx(styles.root, className)}>
      <p className={cx(styles.position, !isHorizontal && hidden.root)}>
        {currentStep ? (
          <>
            <span className={styles.where}>{mergedLabels.stepOf(current + 1, steps.length)}</span>
            {next && (
              <>
                <VisuallyHidden>{'. '}</VisuallyHidden>
                <span className={styles.next}>{mergedLabels.next(next.label)}</span>
              </>
            )}
          </>
        ) : (
          isDone && mergedLabels.allDone(steps.length)
        )}
      </p>
      <ol className={list({ orientation })}>
        {steps.map((item, i) => {
          const isCurrent = i === current
          const href = !isCurrent && (nonLinear || item.status !== 'upcoming') ? item.href : undefined
          const content = (
            <>
              {item.label}
              <VisuallyHidden>{`, ${mergedLabels.status[item.status]}`}</VisuallyHidden>
            </>
          )
          return (
            <li key={item.id} aria-current={isCurrent ? 'step' : undefined} className={step({ orientation })}>
              <span aria-hidden="true" className={markerStyle({ status: item.status })}>
                {item.status === 'upcoming' ? null : <Icon size="small">{statusIcons[item.status]}</Icon>}
              </span>
              {steps[i + 1] && (
                <span
                  aria-hidden="true"
                  className={line(item.status === 'complete' ? { orientation, done: true } : { orientation, ahead: orientation })}
                />
              )}
              <span className={label({ status: item.status, className: isHorizontal ? styles.wide : undefined })}>
                {href === undefined ? (
                  content
                ) : (
                  <LinkComponent href={href} className={styles.link}>
                    {content}
                  </LinkComponent>
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
