import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { BusShape } from '../private/BusShape.tsx'
import * as shared from './illustration.css.ts'
import * as styles from './PayslipIllustration.css.ts'

/** One line of the payslip; `amount` is formatted text. */
export interface PayslipIllustrationLine {
  label: string
  amount: string
}

export interface PayslipIllustrationProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** The heading on the sheet. */
  title: string
  /** The days on the sheet. */
  period: string
  /** Each of the five lines sits on one ruled line of the payslip. */
  lines: readonly [
    PayslipIllustrationLine,
    PayslipIllustrationLine,
    PayslipIllustrationLine,
    PayslipIllustrationLine,
    PayslipIllustrationLine,
  ]
  /** The last line of the sheet. */
  total: PayslipIllustrationLine
  ref?: Ref<SVGSVGElement>
}

const sheet = { x: 48, y: 84, side: 392, pad: 24 }
const lineHeight = 44
// The five ruled lines leave the sheet, bend around one centre and become the kerbs and lanes of a road.
const radii = [244, 200, 156, 112, 68] as const
const centre = { x: 528, y: sheet.y + 128 + 244 }

const edge = sheet.x + sheet.side
const turn = (radius: number) => `H${centre.x}A${radius} ${radius} 0 0 1 ${centre.x + radius} ${centre.y}V4000`
const rule = (radius: number, from: number) => `M${from} ${centre.y - radius}${turn(radius)}`
const [outer, outerLane, middle, innerLane, inner] = radii
const surface = `M${edge} ${centre.y - outer}${turn(outer)}H${centre.x + inner}V${centre.y}A${inner} ${inner} 0 0 0 ${centre.x} ${centre.y - inner}H${edge}z`

/** A payslip whose ruled lines continue as a road. Decorative. */
export function PayslipIllustration({ title, period, lines, total, className, ...rest }: PayslipIllustrationProps) {
  const start = sheet.x + sheet.pad
  const end = edge - sheet.pad
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 800 900" preserveAspectRatio="xMinYMax meet" className={cx(shared.root, className)}>
      <path className={styles.surface} d={surface} />
      <path className={styles.kerb} d={rule(outer, edge) + rule(inner, edge)} />
      <path className={styles.lane} d={rule(outerLane, edge) + rule(innerLane, edge)} />
      <path className={styles.middle} d={rule(middle, edge)} />
      <rect className={styles.sheet} x={sheet.x} y={sheet.y} width={sheet.side} height={sheet.side} rx="6" />
      <text className={styles.title} x={start} y={sheet.y + 44}>
        {title}
      </text>
      <text className={styles.period} x={start} y={sheet.y + 68}>
        {period}
      </text>
      {lines.map(({ label, amount }, index) => {
        const y = sheet.y + 128 + index * lineHeight
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
      <text className={styles.total} x={start} y={sheet.y + 352}>
        {total.label}
      </text>
      <text className={styles.sum} x={end} y={sheet.y + 352}>
        {total.amount}
      </text>
      <BusShape x={centre.x + 222} y={770} rotation={-90} />
      <BusShape x={centre.x + 178} y={600} rotation={-90} tone="accent" />
      <BusShape x={centre.x + 90} y={690} rotation={90} />
    </svg>
  )
}
