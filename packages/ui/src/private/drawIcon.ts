import { createElement, type ReactElement, type SVGProps } from 'react'

/** An icon in the current text color, in the size of its container. */
export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactElement

/** The elements of an icon on a grid of 24, with their attributes. */
type Shape = readonly (readonly [tag: 'circle' | 'line' | 'path' | 'polyline' | 'rect', attributes: Readonly<Record<string, string>>])[]

/** An icon from plain data: the runtime of lucide-react is larger than a Button. */
export const drawIcon =
  (shape: Shape): IconComponent =>
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
      ...shape.map(([tag, attributes]) => createElement(tag, attributes)),
    )
