import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import { BusShape } from '../Bus/BusShape.tsx'
import * as scene from '../private/scene.css.ts'
import * as styles from './PayslipScene.css.ts'

/** A line of the paper: a word and a printed amount. */
export interface PayslipSceneLine {
  label: string
  amount: string
}

export interface PayslipSceneProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  title: string
  period: string
  /** Five lines, one on each rule of the paper. */
  lines: readonly [PayslipSceneLine, PayslipSceneLine, PayslipSceneLine, PayslipSceneLine, PayslipSceneLine]
  total: PayslipSceneLine
  ref?: Ref<SVGSVGElement>
}

const paper = { x: 48, y: 84, side: 392, pad: 24 }
const pitch = 44
// The five rules of the paper leave it, turn on one centre, and go down as the kerbs and lanes of a road.
const radii = [244, 200, 156, 112, 68] as const
const centre = { x: 528, y: paper.y + 128 + 244 }

const edge = paper.x + paper.side
const turn = (radius: number) => `H${centre.x}A${radius} ${radius} 0 0 1 ${centre.x + radius} ${centre.y}V4000`
const rule = (radius: number, from: number) => `M${from} ${centre.y - radius}${turn(radius)}`
const [outer, outerLane, middle, innerLane, inner] = radii
const surface = `M${edge} ${centre.y - outer}${turn(outer)}H${centre.x + inner}V${centre.y}A${inner} ${inner} 0 0 0 ${centre.x} ${centre.y - inner}H${edge}z`

/** A payslip whose rules run off the paper and become the road that earned it. Decoration only. */
export function PayslipScene({ title, period, lines, total, className, ...rest }: PayslipSceneProps) {
  const start = paper.x + paper.pad
  const end = edge - paper.pad
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 800 900" preserveAspectRatio="xMinYMax meet" className={cx(scene.root, className)}>
      <path className={styles.surface} d={surface} />
      <path className={styles.kerb} d={rule(outer, edge) + rule(inner, edge)} />
      <path className={styles.lane} d={rule(outerLane, edge) + rule(innerLane, edge)} />
      <path className={styles.middle} d={rule(middle, edge)} />
      <rect className={styles.paper} x={paper.x} y={paper.y} width={paper.side} height={paper.side} rx="6" />
      <text className={styles.title} x={start} y={paper.y + 44}>
        {title}
      </text>
      <text className={styles.period} x={start} y={paper.y + 68}>
        {period}
      </text>
      {lines.map(({ label, amount }, at) => {
        const y = paper.y + 128 + at * pitch
        return (
          <g key={label}>
            <path className={styles.rule} d={`M${start} ${y}H${edge}`} />
            <text className={styles.line} x={start} y={y - 14}>
              {label}
            </text>
            <text className={styles.amount} x={end} y={y - 14}>
              {amount}
            </text>
          </g>
        )
      })}
      <text className={styles.total} x={start} y={paper.y + 352}>
        {total.label}
      </text>
      <text className={styles.sum} x={end} y={paper.y + 352}>
        {total.amount}
      </text>
      <BusShape x={centre.x + 222} y={770} turn={-90} />
      <BusShape x={centre.x + 178} y={600} turn={-90} tone="accent" />
      <BusShape x={centre.x + 90} y={690} turn={90} />
    </svg>
  )
}
