import { createElement, type ReactElement, type SVGProps } from 'react'
import type { Check } from 'lucide'

/** An icon in the current text color, in the size of its container. */
export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactElement

/** An icon from lucide's plain data: the runtime of lucide-react is larger than a Button. */
export const drawIcon =
  (lines: typeof Check): IconComponent =>
  (props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
    )
